import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { rectangleText } from '../../../domain/search/weekday-grid.ts'
import { toRegularAdvanced, toRegularResult } from '../../../platform/addresses.ts'
import { Figure } from '../../../ui/figure/figure.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { InPlaceForms } from '../form/in-place-forms.tsx'
import { kindWord } from '../form/result-page.css.ts'
import { isClosed } from '../../listing/closed-listing.tsx'
import { ResultList } from './result-list.tsx'
import { CommonOrder, WishedOrder } from './result-order.tsx'
import { ResultProblem, ResultSkeleton } from './result-states.tsx'
import { FewFound, NothingFound } from './widening-states.tsx'
import { wishesMet } from './wishes-met.ts'
import { PlacesView } from '../places/places-view.tsx'
import { recordSearch } from '../history/search-history.ts'
import { ClosedRegulars } from './closed-regulars.tsx'
import { RegularResultFrame } from './regular-result-frame.tsx'
import { RegularResultItem } from './regular-result-item.tsx'
import { RegularWeekView } from '../views/regular-week-view.tsx'
import { regularSearchQuery, regularWorkQuery } from '../../regular/regular.queries.ts'

type RegularResultPageProps = {
  search: RegularSearch
  /** What stopped the search when the page was opened. */
  error?: unknown
}

export function RegularResultPage({ search, error }: RegularResultPageProps) {
  const router = useRouter()
  useEffect(() => recordSearch('regular', regularCriteriaOf(search)), [search])
  return (
    <InPlaceForms>
      {error !== undefined ? (
        <RegularResultFrame search={search} title="定期の検索結果">
          <Problem search={search} error={error} retry={() => void router.invalidate()} />
        </RegularResultFrame>
      ) : search.view ? (
        <Overview search={search} />
      ) : (
        <Results search={search} />
      )}
    </InPlaceForms>
  )
}

const startOf = (search: RegularSearch) =>
  search.after ? toRegularResult({ ...search, after: undefined }) : undefined

type ProblemProps = { search: RegularSearch; error: unknown; retry: () => void }

const Problem = ({ search, error, retry }: ProblemProps) => (
  <ResultProblem
    address={toRegularResult(search)}
    startAddress={startOf(search)}
    error={error}
    retry={retry}
  />
)

const Found = ({ total }: { total: number | undefined }) => (
  <>
    <span className={kindWord}>定期</span> {total !== undefined && <Figure value={total} unit="件" />}
  </>
)

/** What all results are like together: by weekday or by place. */
function Overview({ search }: { search: RegularSearch }) {
  const criteria = regularCriteriaOf(search)
  const { data } = useQuery(matchCountsQuery('regular', [criteria]))
  return (
    <RegularResultFrame search={search} title={<Found total={data?.[0]} />}>
      {search.view === 'map' ? (
        <PlacesView
          kind="regular"
          criteria={criteria}
          addressOf={(place, view) => toRegularResult({ ...search, ...place, view, after: undefined })}
        />
      ) : (
        <RegularWeekView search={search} />
      )}
    </RegularResultFrame>
  )
}

function Results({ search }: { search: RegularSearch }) {
  const query = useInfiniteQuery({ ...regularSearchQuery(search), placeholderData: keepPreviousData })
  const queryClient = useQueryClient()
  // What is still shown of another search says nothing once this one cannot be asked, nor where it found nothing.
  const saysNothing = query.isPlaceholderData && (query.isPaused || query.data?.pages[0]?.items.length === 0)
  const pages = saysNothing ? undefined : query.data?.pages
  if (!pages) {
    const failed = query.isError || query.isPaused
    return (
      <RegularResultFrame search={search} title={failed ? '定期の検索結果' : '定期をさがしています'}>
        {failed ? (
          <Problem search={search} error={query.error} retry={() => void query.refetch()} />
        ) : (
          <ResultSkeleton />
        )}
      </RegularResultFrame>
    )
  }
  const items = pages.flatMap((page) => page.items)
  const total = pages[0]?.total ?? items.length
  const met = wishesMet(pages)
  const wishes = pages[0]?.recommendation
  const criteria = regularCriteriaOf(search)
  const grid = rectangleText(criteria)
  const widening = {
    kind: 'regular',
    criteria,
    none: {},
    addressOf: (wider: typeof criteria) => toRegularResult({ ...wider, sort: search.sort }),
  } as const
  const isOld = query.isPlaceholderData
  return (
    <RegularResultFrame
      search={search}
      items={items}
      isOld={isOld}
      title={<Found total={isOld ? undefined : total} />}
      order={wishes && <WishedOrder wishes={wishes} />}
    >
      {grid && <Text tone="sub">{grid} に当てはまる求人です。</Text>}
      {!isOld && <ClosedRegulars key={JSON.stringify(search)} ids={items.map(({ id }) => id)} />}
      {items.length === 0 ? (
        <NothingFound
          {...widening}
          startAddress={startOf(search)}
          editAddress={toRegularAdvanced(criteria)}
        />
      ) : (
        <ResultList
          pages={pages}
          total={total}
          query={query}
          startsLater={search.after !== undefined}
          addressAfter={(after) => toRegularResult({ ...search, after })}
        >
          {(item) => (
            <RegularResultItem
              key={item.id}
              listing={item}
              wishes={met.get(item.id)}
              isClosed={isClosed(queryClient.getQueryData(regularWorkQuery(item.id).queryKey))}
            />
          )}
        </ResultList>
      )}
      {!search.sort && !wishes && items.length > 0 && <CommonOrder />}
      {!isOld && <FewFound {...widening} total={total} />}
    </RegularResultFrame>
  )
}
