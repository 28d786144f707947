import { useQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { SPOT_SORT_ORDER } from '../../domain/listing-words.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import { NotifyMe } from '../saved-searches/notify-me.tsx'
import { ADVANCED_PATH, RESULT_PATH, resultAddress, searchAddress } from './criteria-address.ts'
import { CriteriaBar } from './criteria-bar.tsx'
import { ResultDays } from './result-days.tsx'
import { ResultFrame } from './result-frame.tsx'
import { ResultSort } from './result-sort.tsx'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SpotFilterSlot } from './spot-filter-slot.tsx'
import { ViewSwitch } from './view-switch.tsx'

type SpotResultFrameProps = {
  search: SpotSearch
  title: ReactNode
  /** What was found so far: it names the hospitals a search is limited to. */
  items?: readonly FragmentOf<typeof SpotCardFragment>[]
  children: ReactNode
}

export function SpotResultFrame({ search, title, items = [], children }: SpotResultFrameProps) {
  const criteria = criteriaOf(search)
  const { sort, view } = search
  const isList = view === undefined
  const hospitalName = useHospitalNames(search, items)
  return (
    <ResultFrame
      title={title}
      criteria={
        <CriteriaBar
          criteria={criteria}
          hospitalName={hospitalName}
          editAddress={searchAddress(ADVANCED_PATH, { ...criteria, sort })}
          addressWith={(others) => resultAddress({ ...others, sort, view })}
        />
      }
      filter={<SpotFilterSlot search={search} />}
      // The calendar holds the days itself, and the map takes their room.
      aside={isList && <ResultDays search={search} />}
      sort={
        <>
          <ViewSwitch
            view={view}
            addressOf={(one) => resultAddress({ ...search, view: one, after: undefined })}
          />
          {isList && (
            <ResultSort path={RESULT_PATH} words={SPOT_SORT_ORDER} sort={sort} criteria={criteria} />
          )}
        </>
      }
      notify={<NotifyMe kind="spot" criteria={criteria} />}
    >
      {children}
    </ResultFrame>
  )
}

/** The results themselves mostly say it; only hospitals without any are asked for. */
function useHospitalNames(search: SpotSearch, items: readonly FragmentOf<typeof SpotCardFragment>[]) {
  const known = new Map(
    items.map((item) => {
      const { hospital } = readFragment<typeof SpotCardFragment>(item)
      return [hospital.id, hospital.name]
    }),
  )
  const unknown = (search.generalHospitalIds ?? []).filter((id) => !known.has(id))
  const { data: names } = useQuery(hospitalNamesQuery(unknown))
  return (id: string) => known.get(id) ?? names?.find((one) => one.id === id)?.name ?? '指定した病院'
}
