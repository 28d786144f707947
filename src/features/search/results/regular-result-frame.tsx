import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../../contract/read-fragment.ts'
import { REGULAR_SORT_ORDER } from '../../../domain/listing/listing-words.ts'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toRegularResult, toRegularSearch } from '../../../platform/addresses.ts'
import { late } from '../../../platform/late.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import { ResultFrame } from './result-frame.tsx'
import { SearchTabs } from '../form/result-tabs.tsx'
import { ResultSort } from './result-sort.tsx'
import { useHospitalNames } from '../criteria/use-hospital-names.ts'
import { ViewSwitch } from '../views/view-switch.tsx'
import { NotifyMe } from '../saved/notify-me.tsx'
import type { RegularCardFragment } from '../../regular/regular-card.fragment.ts'
import { SideFilter } from '../filter/side-filter.tsx'
import { ResultGrid } from '../views/result-grid.tsx'

/** Of use beside the list only; a phone never asks for it. */
const RegularSideFilter = late(
  () => import('../filter/regular-side-filter.tsx'),
  (filter) => filter.RegularSideFilter,
)

type RegularResultFrameProps = {
  search: RegularSearch
  title: ReactNode
  /** What was found so far: it names the hospitals a search is limited to. */
  items?: readonly FragmentOf<typeof RegularCardFragment>[]
  isOld?: boolean
  order?: ReactNode
  children: ReactNode
}

export function RegularResultFrame({
  search,
  title,
  items = [],
  isOld,
  order,
  children,
}: RegularResultFrameProps) {
  const criteria = regularCriteriaOf(search)
  const { sort, view } = search
  const isList = view === undefined
  const hospitalName = useHospitalNames(
    search.generalHospitalIds,
    items.map((item) => readFragment<typeof RegularCardFragment>(item).hospital),
  )
  return (
    <ResultFrame
      title={title}
      tabs={<SearchTabs kind="regular" screen="result" search={search} />}
      criteria={
        <CriteriaBar
          criteria={criteria}
          hospitalName={hospitalName}
          editAddress={toRegularSearch({ ...criteria, sort })}
          addressWith={(others) => toRegularResult({ ...others, sort, view })}
        />
      }
      filter={
        <SideFilter>
          <RegularSideFilter search={search} />
        </SideFilter>
      }
      aside={isList && <ResultGrid search={search} />}
      sort={
        <>
          <ViewSwitch
            view={view}
            addressOf={(one) => toRegularResult({ ...search, view: one, after: undefined })}
          />
          {isList && (
            <ResultSort
              action={hrefOf(toRegularResult())}
              words={REGULAR_SORT_ORDER}
              sort={sort}
              criteria={criteria}
            />
          )}
        </>
      }
      isOld={isOld}
      order={order}
      notify={<NotifyMe kind="regular" criteria={criteria} />}
    >
      {children}
    </ResultFrame>
  )
}
