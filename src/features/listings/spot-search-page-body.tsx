import { useQuery } from '@tanstack/react-query'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotCriteria, SpotSearch } from '../../domain/spot-search.ts'
import { chipClass } from '../../ui/chip/chip-class.ts'
import { Inline } from '../../ui/layout/inline.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { resultAddress, SEARCH_PATH } from './criteria-address.ts'
import { comingWeekend } from '../criteria/criteria-days.ts'
import { searchDaysQuery } from '../criteria/criteria-days.queries.ts'
import { RegularTab } from './result-regular.tsx'
import { SearchTabs } from './result-tabs.tsx'
import { SpotFilter } from './spot-filter.tsx'

type SpotSearchBodyProps = { search: SpotSearch }

export function SpotSearchBody({ search }: SpotSearchBodyProps) {
  return (
    <>
      <SearchTabs path={SEARCH_PATH} search={search} />
      {search.tab === 'regular' ? (
        <RegularTab path={SEARCH_PATH} search={search} />
      ) : (
        <Page id="main">
          <Stack gap={4}>
            <Heading level={1}>スポットをさがす</Heading>
            <QuickSearches search={search} />
            <SpotFilter search={search} />
          </Stack>
        </Page>
      )}
    </>
  )
}

/** One tap to results: what most searches are, on top of the conditions already there. */
function QuickSearches({ search }: SpotSearchBodyProps) {
  const { data } = useQuery(searchDaysQuery())
  const quick: [string, SpotCriteria][] = [
    ...(data ? [['今週末', { dates: comingWeekend(data.today) }] satisfies [string, SpotCriteria]] : []),
    ['当直', { shiftPatterns: ['NIGHT'] }],
    ['日勤', { shiftPatterns: ['DAY_AM_PM', 'DAY_AM', 'DAY_PM'] }],
    ['8万円以上', { minimumFee: 80_000 }],
  ]
  return (
    <nav aria-label="よく使う条件">
      <Inline>
        {quick.map(([label, criteria]) => (
          <a
            key={label}
            href={resultAddress({ ...criteriaOf(search), ...criteria, sort: search.sort })}
            className={chipClass()}
          >
            {label}
          </a>
        ))}
      </Inline>
    </nav>
  )
}
