import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SPOT_SORT_ORDER } from '../../../domain/listing/listing-words.ts'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { toSpotAdvanced } from '../../../platform/addresses.ts'
import { isClosed } from '../../listing/closed-listing.tsx'
import { applicantOf } from '../../session/session.ts'
import { sessionQuery } from '../../session/session.queries.ts'
import { ChosenListings } from '../../listing/spot/chosen-listings.tsx'
import { readSpotCard, type SpotItem } from '../../listing/spot/spot-item.ts'
import { spotQueries } from '../../listing/spot/spot.queries.ts'
import { searchDaysQuery } from '../facets/criteria-days.queries.ts'
import { InPlaceForms } from '../form/in-place-forms.tsx'
import { SearchTabs } from '../form/search-tabs.tsx'
import { recordSearch } from '../history/search-history.ts'
import { ResultDays } from '../views/result-days.tsx'
import { SpotCalendarView } from '../views/spot-calendar-view.tsx'
import { SeasonNotYet, SeasonWords } from '../views/spot-season.tsx'
import { useUsualFees } from '../views/use-usual-fees.ts'
import type { ResultKind, RowsProps } from './result-kind.ts'
import { ResultPage } from './result-page.tsx'
import { SpotResultItem } from './spot-result-item.tsx'

const RESULTS: ResultKind<SpotSearch, SpotItem> = {
  kind: 'spot',
  sortWords: SPOT_SORT_ORDER,
  editAddress: toSpotAdvanced,
  useSearch: (search) =>
    useInfiniteQuery({
      ...spotQueries.search(criteriaOf(search), search),
      placeholderData: keepPreviousData,
    }),
  useByIds: (ids) => useQuery({ ...spotQueries.byIds(ids), enabled: ids.length > 0 }).data,
  whenOf: (item) => dayText(readSpotCard(item).startTime),
  Aside: ResultDays,
  Calendar: SpotCalendarView,
  Rows: SpotRows,
}

type SpotResultPageProps = {
  search: SpotSearch
  /** The loader's error, when the page was opened with one. */
  error?: unknown
}

export function SpotResultPage({ search, error }: SpotResultPageProps) {
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
      ) : (
        <ResultPage
          of={RESULTS}
          search={search}
          error={error}
          title={season?.title}
          about={season && <SeasonWords season={season} />}
        />
      )}
    </InPlaceForms>
  )
}

function SpotRows({ search, items, wishesOf, list }: RowsProps<SpotSearch, SpotItem>) {
  const applicant = useQuery({ ...sessionQuery(), select: applicantOf }).data
  const payNote = useUsualFees(items, search.season)
  const queryClient = useQueryClient()
  return (
    // Another search is another list: what was chosen in this one is none of its business.
    <ChosenListings key={JSON.stringify(search)} items={items} applicant={applicant}>
      {(kept) =>
        list((item) => (
          <SpotResultItem
            key={item.id}
            listing={item}
            payNote={payNote(item)}
            wishes={wishesOf(item.id)}
            isClosed={isClosed(queryClient.getQueryData(spotQueries.one(item.id).queryKey))}
            applicant={applicant}
            isChosen={kept.includes(item.id)}
          />
        ))
      }
    </ChosenListings>
  )
}
