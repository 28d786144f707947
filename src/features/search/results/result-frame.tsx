import type { ReactNode } from 'react'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import { EXPERIENCE_MET, type Criteria } from '../../../domain/search/search-criteria.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toResult, type AnySearch } from '../../../platform/addresses.ts'
import { cx } from '../../../ui/class-names.ts'
import { Page } from '../../../ui/layout/page.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import type { ListItem } from '../../listing/listing-card.fragment.ts'
import { useHasExperience } from '../criteria/offered-conditions.ts'
import { useHospitalNames } from '../criteria/use-hospital-names.ts'
import { SideFilter } from '../filter/side-filter.tsx'
import { SearchTabs } from '../form/search-tabs.tsx'
import { NotifyMe } from '../saved-search/notify-me.tsx'
import { ViewSwitch } from '../views/view-switch.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import { ExperienceChip } from './experience-chip.tsx'
import type { ResultKind } from './result-kind.ts'
import { ResultSort } from './result-sort.tsx'
import { RESULT_TITLE_ID } from './result-title.ts'
import * as styles from '../form/result-page.css.ts'

type ResultFrameProps<Search extends AnySearch, Item extends ListItem> = {
  of: ResultKind<Search, Item>
  search: Search
  title: ReactNode
  /** The results so far: they contain the names of the hospitals that the search names. */
  items?: readonly Item[]
  /** An explanation of the order. */
  order?: ReactNode
  /** The results are those of the criteria before, while the new ones load. */
  isOld?: boolean
  children: ReactNode
}

/** The frame of the results: criteria, days, sort. */
export function ResultFrame<Search extends AnySearch, Item extends ListItem>({
  of,
  search,
  title,
  items = [],
  order,
  isOld,
  children,
}: ResultFrameProps<Search, Item>) {
  const { kind } = of
  const { sort, view } = search
  const criteria: Criteria = criteriaOf(search)
  // Calendar and map have no days beside them.
  const isList = view === undefined
  const offersExperience = useHasExperience() && !criteria.conditions?.includes(EXPERIENCE_MET)
  const hospitalName = useHospitalNames(
    search.generalHospitalIds,
    items.map(({ hospital }) => hospital),
  )
  return (
    <Page id="main" width="wide" className={styles.page}>
      <div className={styles.left}>
        <SearchTabs kind={kind} screen="result" search={search} />
        <SideFilter kind={kind} search={search} />
      </div>
      <CriteriaBar
        criteria={criteria}
        hospitalName={hospitalName}
        editAddress={of.editAddress({ ...criteria, sort })}
        addressWith={(others) => toResult(kind, { ...others, sort, view })}
        offer={offersExperience && <ExperienceChip kind={kind} search={search} />}
      />
      <aside className={cx(styles.aside, !isList && styles.noAside)}>
        {isList && <of.Aside search={search} />}
        <div className={styles.notify}>
          <NotifyMe kind={kind} criteria={criteria} />
        </div>
      </aside>
      <div className={cx(styles.results, !isList && styles.wideResults)}>
        <div className={styles.head}>
          <div aria-live="polite" aria-busy={isOld}>
            <Heading level={1} id={RESULT_TITLE_ID} tabIndex={-1}>
              {title}
            </Heading>
          </div>
          <ViewSwitch
            view={view}
            addressOf={(one) => toResult(kind, { ...search, view: one, after: undefined })}
          />
          {isList && (
            <ResultSort
              action={hrefOf(toResult(kind))}
              words={of.sortWords}
              sort={sort}
              criteria={criteria}
            />
          )}
          {order}
        </div>
        <div aria-busy={isOld} className={cx(styles.found, isOld && styles.oldFound)}>
          {children}
        </div>
      </div>
    </Page>
  )
}
