import { useInfiniteQuery } from '@tanstack/react-query'
import type { FragmentOf } from 'gql.tada'
import type { ReactNode } from 'react'
import { readFragment } from '../../contract/read-fragment.ts'
import { SPOT_SORT_ORDER } from '../../domain/listing-words.ts'
import { criteriaOf } from '../../domain/spot-criteria.ts'
import type { SpotSearch } from '../../domain/spot-search.ts'
import { Figure } from '../../ui/figure/figure.tsx'
import { RESULT_PATH, resultAddress, SEARCH_PATH, searchAddress } from './criteria-address.ts'
import { CriteriaBar } from './criteria-bar.tsx'
import { relaxations } from './criteria-relaxations.ts'
import { spotSearchQuery } from './listing.queries.ts'
import { ResultDays } from './result-days.tsx'
import { ResultFrame } from './result-frame.tsx'
import { ResultList } from './result-list.tsx'
import { RegularTab } from './result-regular.tsx'
import { ResultSort } from './result-sort.tsx'
import { NoResults, ResultProblem, ResultSkeleton } from './result-states.tsx'
import { SearchTabs } from './result-tabs.tsx'
import type { SpotCardFragment } from './spot-card.fragment.ts'
import { SideFilter } from './spot-filter-slot.tsx'
import { SpotResultItem } from './spot-result-item.tsx'

type SpotResultBodyProps = {
  search: SpotSearch
  /** What went wrong when the server searched, and how to try again. */
  failure?: { error: unknown; retry: () => void }
}

export function SpotResultBody({ search, failure }: SpotResultBodyProps) {
  return (
    <>
      <SearchTabs path={RESULT_PATH} search={search} />
      {search.tab === 'regular' ? (
        <RegularTab path={RESULT_PATH} search={search} />
      ) : failure ? (
        <Frame search={search} title="スポットの検索結果">
          <Problem search={search} {...failure} />
        </Frame>
      ) : (
        <Results search={search} />
      )}
    </>
  )
}

const startOf = (search: SpotSearch) =>
  search.after ? resultAddress({ ...search, after: undefined }) : undefined

type ProblemProps = { search: SpotSearch; error: unknown; retry: () => void }

const Problem = ({ search, error, retry }: ProblemProps) => (
  <ResultProblem address={resultAddress(search)} startAddress={startOf(search)} error={error} retry={retry} />
)

function Results({ search }: { search: SpotSearch }) {
  const query = useInfiniteQuery(spotSearchQuery(search))
  const pages = query.data?.pages
  if (!pages) {
    const failed = query.isError || query.isPaused
    return (
      <Frame search={search} title={failed ? 'スポットの検索結果' : 'スポットをさがしています'}>
        {failed ? (
          <Problem search={search} error={query.error} retry={() => void query.refetch()} />
        ) : (
          <ResultSkeleton />
        )}
      </Frame>
    )
  }
  const items = pages.flatMap((page) => page.items)
  const total = pages[0]?.total ?? items.length
  return (
    <Frame
      search={search}
      hospitalName={hospitalNames(items)}
      title={
        <>
          スポット <Figure value={total} unit="件" />
        </>
      }
    >
      {items.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <ResultList
          pages={pages}
          total={total}
          query={query}
          startsLater={search.after !== undefined}
          addressAfter={(after) => resultAddress({ ...search, after })}
        >
          {(item, first) => <SpotResultItem key={item.id} listing={item} first={first} />}
        </ResultList>
      )}
    </Frame>
  )
}

function Nothing({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  const ways = relaxations(criteria).map(({ label, criteria: relaxed }) => ({
    label,
    address: resultAddress({ ...relaxed, sort: search.sort }),
  }))
  return (
    <NoResults startAddress={startOf(search)} ways={ways} editAddress={searchAddress(SEARCH_PATH, criteria)}>
      {ways.length > 0
        ? '条件をゆるめると見つかることがあります。'
        : '募集中の求人がまだありません。時間をおいてご覧ください。'}
    </NoResults>
  )
}

/** The names of the hospitals a search is limited to, as far as its own results tell them. */
const hospitalNames = (items: readonly FragmentOf<typeof SpotCardFragment>[]) => (id: string) => {
  for (const item of items) {
    const { hospital } = readFragment<typeof SpotCardFragment>(item)
    if (hospital.id === id) return hospital.name
  }
  return '指定した病院'
}

type FrameProps = {
  search: SpotSearch
  title: ReactNode
  hospitalName?: (id: string) => string
  children: ReactNode
}

function Frame({ search, title, hospitalName = () => '指定した病院', children }: FrameProps) {
  const criteria = criteriaOf(search)
  const { sort } = search
  return (
    <ResultFrame
      title={title}
      criteria={
        <CriteriaBar
          criteria={criteria}
          hospitalName={hospitalName}
          editAddress={searchAddress(SEARCH_PATH, { ...criteria, sort })}
          addressWith={(others) => resultAddress({ ...others, sort })}
        />
      }
      filter={<SideFilter search={search} />}
      aside={<ResultDays search={search} />}
      sort={<ResultSort path={RESULT_PATH} words={SPOT_SORT_ORDER} sort={sort} criteria={criteria} />}
    >
      {children}
    </ResultFrame>
  )
}
