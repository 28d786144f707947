import { useQuery } from '@tanstack/react-query'
import { regularCriteriaOf } from '../../domain/regular-criteria.ts'
import { regularRelaxations } from '../../domain/regular-relaxations.ts'
import { offeredRelaxations } from '../../domain/search-relaxations.ts'
import type { RegularSearch } from '../../domain/regular-search.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { matchCountsQuery } from '../criteria/match-counts.queries.ts'
import {
  REGULAR_ADVANCED_PATH,
  regularResultAddress,
  regularSearchAddress,
} from '../listings/criteria-address.ts'
import { NoResults } from '../listings/result-states.tsx'

type NoRegularsProps = { search: RegularSearch; startAddress: string | undefined }

/** Nothing found: searches that ask for less, each with what it would find. */
export function NoRegulars({ search, startAddress }: NoRegularsProps) {
  const criteria = regularCriteriaOf(search)
  const { data: days } = useQuery(searchDaysQuery())
  const ways = days ? regularRelaxations(criteria, days.today) : []
  const { data: counts, isPending } = useQuery({
    ...matchCountsQuery(
      'regular',
      ways.map((way) => way.criteria),
    ),
    enabled: ways.length > 0,
  })
  const offered = offeredRelaxations(ways, counts)
  return (
    <NoResults
      startAddress={startAddress}
      ways={offered.map(({ label, criteria: relaxed }) => ({
        label,
        address: regularResultAddress({ ...relaxed, sort: search.sort }),
      }))}
      editAddress={regularSearchAddress(REGULAR_ADVANCED_PATH, criteria)}
    >
      {ways.length === 0
        ? '募集中の求人がまだありません。時間をおいてご覧ください。'
        : isPending || offered.length > 0
          ? '毎週の枠が合わないときは、隔週・日程相談も含めて探せます。'
          : '条件をひとつゆるめるだけでは見つかりません。ほかの条件でお試しください。'}
    </NoResults>
  )
}
