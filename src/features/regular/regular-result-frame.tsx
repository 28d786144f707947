import { useQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { REGULAR_SORT_ORDER } from '../../domain/listing-words.ts'
import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import type { RegularSearch } from '../../domain/regular-search.ts'
import { hospitalNamesQuery } from '../criteria/hospital.queries.ts'
import {
  REGULAR_RESULT_PATH,
  REGULAR_SEARCH_PATH,
  regularResultAddress,
  regularSearchAddress,
} from '../listings/criteria-address.ts'
import { CriteriaBar } from '../listings/criteria-bar.tsx'
import { ResultFrame } from '../listings/result-frame.tsx'
import { ResultSort } from '../listings/result-sort.tsx'
import { ViewSwitch } from '../listings/view-switch.tsx'
import { NotifyMe } from '../saved-searches/notify-me.tsx'
import type { RegularCardFragment } from './regular-card.fragment.ts'
import { RegularFilterSlot } from './regular-filter-slot.tsx'
import { ResultGrid } from './result-grid.tsx'

type RegularResultFrameProps = {
  search: RegularSearch
  title: ReactNode
  /** What was found so far: it names the hospitals a search is limited to. */
  items?: readonly FragmentOf<typeof RegularCardFragment>[]
  children: ReactNode
}

export function RegularResultFrame({ search, title, items = [], children }: RegularResultFrameProps) {
  const criteria = regularCriteriaOf(search)
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
          editAddress={regularSearchAddress(REGULAR_SEARCH_PATH, { ...criteria, sort })}
          addressWith={(others) => regularResultAddress({ ...others, sort, view })}
        />
      }
      filter={<RegularFilterSlot search={search} />}
      aside={isList && <ResultGrid search={search} />}
      sort={
        <>
          <ViewSwitch
            view={view}
            addressOf={(one) => regularResultAddress({ ...search, view: one, after: undefined })}
          />
          {isList && (
            <ResultSort
              path={REGULAR_RESULT_PATH}
              words={REGULAR_SORT_ORDER}
              sort={sort}
              criteria={criteria}
            />
          )}
        </>
      }
      notify={<NotifyMe kind="regular" criteria={criteria} />}
    >
      {children}
    </ResultFrame>
  )
}

/** The results themselves mostly say it; only hospitals without any are asked for. */
function useHospitalNames(search: RegularSearch, items: readonly FragmentOf<typeof RegularCardFragment>[]) {
  const known = new Map(
    items.map((item) => {
      const { hospital } = readFragment<typeof RegularCardFragment>(item)
      return [hospital.id, hospital.name]
    }),
  )
  const unknown = (search.generalHospitalIds ?? []).filter((id) => !known.has(id))
  const { data: names } = useQuery(hospitalNamesQuery(unknown))
  return (id: string) => known.get(id) ?? names?.find((one) => one.id === id)?.name ?? '指定した病院'
}
