import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../../contract/read-fragment.ts'
import { SPOT_SORT_ORDER } from '../../../domain/listing/listing-words.ts'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { hrefOf } from '../../../platform/address.ts'
import { toSpotAdvanced, toSpotResult } from '../../../platform/addresses.ts'
import { NotifyMe } from '../saved/notify-me.tsx'
import { late } from '../../../platform/late.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import { ResultDays } from '../views/result-days.tsx'
import { ResultFrame } from './result-frame.tsx'
import { SearchTabs } from '../form/result-tabs.tsx'
import { ResultSort } from './result-sort.tsx'
import type { SpotCardFragment } from '../../spot/spot-card.fragment.ts'
import { SideFilter } from '../filter/side-filter.tsx'
import { useHospitalNames } from '../criteria/use-hospital-names.ts'
import { ViewSwitch } from '../views/view-switch.tsx'

/** Of use beside the list only; a phone never asks for it. */
const SpotSideFilter = late(
  () => import('../filter/spot-side-filter.tsx'),
  (filter) => filter.SpotSideFilter,
)

type SpotResultFrameProps = {
  search: SpotSearch
  title: ReactNode
  /** What was found so far: it names the hospitals a search is limited to. */
  items?: readonly FragmentOf<typeof SpotCardFragment>[]
  isOld?: boolean
  order?: ReactNode
  children: ReactNode
}

export function SpotResultFrame({ search, title, items = [], isOld, order, children }: SpotResultFrameProps) {
  const criteria = criteriaOf(search)
  const { sort, view } = search
  const isList = view === undefined
  const hospitalName = useHospitalNames(
    search.generalHospitalIds,
    items.map((item) => readFragment<typeof SpotCardFragment>(item).hospital),
  )
  return (
    <ResultFrame
      title={title}
      tabs={<SearchTabs kind="spot" screen="result" search={search} />}
      criteria={
        <CriteriaBar
          criteria={criteria}
          hospitalName={hospitalName}
          editAddress={toSpotAdvanced({ ...criteria, sort })}
          addressWith={(others) => toSpotResult({ ...others, sort, view })}
        />
      }
      filter={
        <SideFilter>
          <SpotSideFilter search={search} />
        </SideFilter>
      }
      // The calendar holds the days itself, and the map takes their room.
      aside={isList && <ResultDays search={search} />}
      sort={
        <>
          <ViewSwitch
            view={view}
            addressOf={(one) => toSpotResult({ ...search, view: one, after: undefined })}
          />
          {isList && (
            <ResultSort
              action={hrefOf(toSpotResult())}
              words={SPOT_SORT_ORDER}
              sort={sort}
              criteria={criteria}
            />
          )}
        </>
      }
      isOld={isOld}
      order={order}
      notify={<NotifyMe kind="spot" criteria={criteria} />}
    >
      {children}
    </ResultFrame>
  )
}
