import { useQuery } from '@tanstack/react-query'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import { offeredRelaxations, relaxations } from '../../domain/search-relaxations.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { ADVANCED_PATH, resultAddress, searchAddress } from './criteria-address.ts'
import { NoResults } from './result-states.tsx'
import { matchCountsQuery } from '../criteria/match-counts.queries.ts'

/** Nothing found: searches that ask for less, each with what it would find. */
export function SpotNothing({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  const { data: days } = useQuery(searchDaysQuery())
  const ways = days ? relaxations(criteria, days.today) : []
  const { data: counts, isPending } = useQuery({
    ...matchCountsQuery(
      'spot',
      ways.map((way) => way.criteria),
    ),
    enabled: ways.length > 0,
  })
  const offered = offeredRelaxations(ways, counts)
  return (
    <NoResults
      startAddress={search.after ? resultAddress({ ...search, after: undefined }) : undefined}
      ways={offered.map(({ label, criteria: relaxed }) => ({
        label,
        address: resultAddress({ ...relaxed, sort: search.sort, view: search.view }),
      }))}
      editAddress={searchAddress(ADVANCED_PATH, criteria)}
    >
      {ways.length === 0
        ? '募集中の求人がまだありません。時間をおいてご覧ください。'
        : isPending || offered.length > 0
          ? '条件をゆるめると見つかることがあります。'
          : '条件をひとつゆるめるだけでは見つかりません。ほかの条件でお試しください。'}
    </NoResults>
  )
}
