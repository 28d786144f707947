import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../domain/money-text.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import { relaxations, type Relaxation } from '../../domain/spot-relaxations.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { ADVANCED_PATH, resultAddress, searchAddress } from './criteria-address.ts'
import { NoResults } from './result-states.tsx'
import { spotCountsQuery } from './search-counts.queries.ts'

/** Nothing found: searches that ask for less, each with what it would find. */
export function SpotNothing({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  const { data: days } = useQuery(searchDaysQuery())
  const ways = days ? relaxations(criteria, days.today) : []
  const { data: counts, isPending } = useQuery({
    ...spotCountsQuery(ways.map((way) => way.criteria)),
    enabled: ways.length > 0,
  })
  return (
    <NoResults
      startAddress={search.after ? resultAddress({ ...search, after: undefined }) : undefined}
      ways={offered(ways, counts).map(({ label, criteria: relaxed }) => ({
        label,
        address: resultAddress({ ...relaxed, sort: search.sort, view: search.view }),
      }))}
      editAddress={searchAddress(ADVANCED_PATH, criteria)}
    >
      {ways.length === 0
        ? '募集中の求人がまだありません。時間をおいてご覧ください。'
        : isPending || offered(ways, counts).length > 0
          ? '条件をゆるめると見つかることがあります。'
          : '条件をひとつゆるめるだけでは見つかりません。ほかの条件でお試しください。'}
    </NoResults>
  )
}

/** A way that leads to nothing again is none; what could not be counted is offered all the same. */
function offered(ways: readonly Relaxation[], counts: readonly number[] | undefined): Relaxation[] {
  return ways.flatMap(({ label, criteria }, index) => {
    const count = counts?.[index]
    if (count === undefined) return [{ label, criteria }]
    return count > 0 ? [{ label: `${label}(${numberText(count)}件)`, criteria }] : []
  })
}
