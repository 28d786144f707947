import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { toSpotAdvanced, toSpotResult } from '../../../platform/addresses.ts'
import { Figure } from '../../../ui/figure/figure.tsx'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import type { SearchSeason } from '../facets/criteria-days.functions.ts'
import { PlacesView } from '../places/places-view.tsx'
import { recordSearch } from '../history/search-history.ts'
import { applicantOf } from '../../session/session.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import { ChosenListings } from '../../spot/chosen-listings.tsx'
import { ClosedMeanwhile } from './closed-meanwhile.tsx'
import { isClosed } from '../../listing/closed-listing.tsx'
import { spotSearchQuery, spotWorkQuery } from '../../spot/spot.queries.ts'
import { InPlaceForms } from '../form/in-place-forms.tsx'
import { kindWord } from '../form/result-page.css.ts'
import { ResultList } from './result-list.tsx'
import { CommonOrder, WishedOrder } from './result-order.tsx'
import { ResultProblem, ResultSkeleton } from './result-states.tsx'
import { SearchTabs } from '../form/result-tabs.tsx'
import { matchCountsQuery } from '../facets/match-counts.queries.ts'
import { SpotCalendarView } from '../views/spot-calendar-view.tsx'
import { SpotResultFrame } from './spot-result-frame.tsx'
import { SeasonNotYet, SeasonWords } from '../views/spot-season.tsx'
import { SpotResultItem } from './spot-result-item.tsx'
import { useUsualFees } from '../views/use-usual-fees.ts'
import { FewFound, NothingFound } from './widening-states.tsx'
import { wishesMet } from './wishes-met.ts'

type SpotResultPageProps = {
  search: SpotSearch
  /** What stopped the search when the page was opened. */
  error?: unknown
}

export function SpotResultPage({ search, error }: SpotResultPageProps) {
  const router = useRouter()
  const { data: days } = useQuery(searchDaysQuery())
  const season = days?.seasons.find((one) => one.season === search.season)
  useEffect(() => recordSearch('spot', criteriaOf(search)), [search])
  return (
    <InPlaceForms>
      {season && !season.isOpen ? (
        <>
          <SearchTabs kind="spot" screen="result" search={search} alone />
          <SeasonNotYet season={season} />
        </>
      ) : error !== undefined ? (
        <SpotResultFrame search={search} title="スポットの検索結果">
          <Problem search={search} error={error} retry={() => void router.invalidate()} />
        </SpotResultFrame>
      ) : search.view ? (
        <Overview search={search} season={season} />
      ) : (
        <Results search={search} season={season} />
      )}
    </InPlaceForms>
  )
}

const startOf = (search: SpotSearch) =>
  search.after ? toSpotResult({ ...search, after: undefined }) : undefined

type ProblemProps = { search: SpotSearch; error: unknown; retry: () => void }

const Problem = ({ search, error, retry }: ProblemProps) => (
  <ResultProblem address={toSpotResult(search)} startAddress={startOf(search)} error={error} retry={retry} />
)

type ResultsProps = { search: SpotSearch; season?: SearchSeason }

/** What all results are like together: by day or by place. */
function Overview({ search, season }: ResultsProps) {
  const criteria = criteriaOf(search)
  const { data } = useQuery(matchCountsQuery('spot', [criteria]))
  return (
    <SpotResultFrame search={search} title={<Found total={data?.[0]} season={season} />}>
      {search.view === 'map' ? (
        <PlacesView
          kind="spot"
          criteria={criteria}
          addressOf={(place, view) => toSpotResult({ ...search, ...place, view, after: undefined })}
        />
      ) : (
        <SpotCalendarView search={search} />
      )}
    </SpotResultFrame>
  )
}

type FoundProps = { total: number | undefined; season?: SearchSeason }

const Found = ({ total, season }: FoundProps) => (
  <>
    {season?.title ?? <span className={kindWord}>スポット</span>}{' '}
    {total !== undefined && <Figure value={total} unit="件" />}
  </>
)

function Results({ search, season }: ResultsProps) {
  const query = useInfiniteQuery({ ...spotSearchQuery(search), placeholderData: keepPreviousData })
  const applicant = useQuery({ ...sessionQuery(), select: applicantOf }).data
  const payNote = useUsualFees(query.data?.pages.flatMap(({ items }) => items) ?? [], search.season)
  const queryClient = useQueryClient()
  // What is still shown of another search says nothing once this one cannot be asked, nor where it found nothing.
  const saysNothing = query.isPlaceholderData && (query.isPaused || query.data?.pages[0]?.items.length === 0)
  const pages = saysNothing ? undefined : query.data?.pages
  if (!pages) {
    const failed = query.isError || query.isPaused
    return (
      <SpotResultFrame search={search} title={failed ? 'スポットの検索結果' : 'スポットをさがしています'}>
        {failed ? (
          <Problem search={search} error={query.error} retry={() => void query.refetch()} />
        ) : (
          <ResultSkeleton />
        )}
      </SpotResultFrame>
    )
  }
  const items = pages.flatMap((page) => page.items)
  const total = pages[0]?.total ?? items.length
  const met = wishesMet(pages)
  const wishes = pages[0]?.recommendation
  const criteria = criteriaOf(search)
  const widening = {
    kind: 'spot',
    criteria,
    none: {},
    addressOf: (wider: typeof criteria) => toSpotResult({ ...wider, sort: search.sort }),
  } as const
  const isOld = query.isPlaceholderData
  // Another search is another list: what was chosen or closed in this one is none of its business.
  const address = JSON.stringify(search)
  return (
    <SpotResultFrame
      search={search}
      items={items}
      isOld={isOld}
      title={<Found total={isOld ? undefined : total} season={season} />}
      order={wishes && <WishedOrder wishes={wishes} />}
    >
      {season && <SeasonWords season={season} />}
      {!isOld && <ClosedMeanwhile key={`closed ${address}`} ids={items.map(({ id }) => id)} />}
      {items.length === 0 ? (
        <NothingFound {...widening} startAddress={startOf(search)} editAddress={toSpotAdvanced(criteria)} />
      ) : (
        <ChosenListings key={`chosen ${address}`} items={items} applicant={applicant}>
          {(kept) => (
            <ResultList
              pages={pages}
              total={total}
              query={query}
              startsLater={search.after !== undefined}
              addressAfter={(after) => toSpotResult({ ...search, after })}
            >
              {(item) => (
                <SpotResultItem
                  key={item.id}
                  listing={item}
                  payNote={payNote(item)}
                  wishes={met.get(item.id)}
                  isClosed={isClosed(queryClient.getQueryData(spotWorkQuery(item.id).queryKey))}
                  applicant={applicant}
                  isChosen={kept.includes(item.id)}
                />
              )}
            </ResultList>
          )}
        </ChosenListings>
      )}
      {!search.sort && !wishes && items.length > 0 && <CommonOrder />}
      {!isOld && <FewFound {...widening} total={total} />}
    </SpotResultFrame>
  )
}
