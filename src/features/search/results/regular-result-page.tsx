import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { memo, useEffect } from 'react'
import { REGULAR_SORT_ORDER } from '../../../domain/listing/listing-words.ts'
import { patternText } from '../../../domain/listing/regular-text.ts'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { rectangleText } from '../../../domain/search/weekday-grid.ts'
import { toSearch } from '../../../platform/addresses.ts'
import { Text } from '../../../ui/text/text.tsx'
import { isClosed } from '../../listing/closed-listing.tsx'
import { readRegularCard, type RegularItem } from '../../listing/regular/regular-item.ts'
import { REGULAR } from '../../listing/regular/regular-kind.ts'
import { regularQueries } from '../../listing/regular/regular.queries.ts'
import { InPlaceForms } from '../form/in-place-forms.tsx'
import { recordSearch } from '../history/search-history.ts'
import { RegularWeekView } from '../views/regular-week-view.tsx'
import { ResultGrid } from '../views/result-grid.tsx'
import { ResultItem, type ResultItemProps } from './result-item.tsx'
import type { ResultKind, RowsProps } from './result-kind.ts'
import { ResultPage } from './result-page.tsx'

const RESULTS: ResultKind<RegularSearch, RegularItem> = {
  kind: 'regular',
  sortWords: REGULAR_SORT_ORDER,
  // The short form has the week.
  editAddress: (search) => toSearch('regular', search),
  useSearch: (search) =>
    useInfiniteQuery({
      ...regularQueries.search(criteriaOf(search), search),
      placeholderData: keepPreviousData,
    }),
  useByIds: (ids) => useQuery({ ...regularQueries.byIds(ids), enabled: ids.length > 0 }).data,
  whenOf: (item) => patternText(readRegularCard(item)),
  Aside: ResultGrid,
  Calendar: RegularWeekView,
  Rows: RegularRows,
}

type RegularResultPageProps = {
  search: RegularSearch
  /** The loader's error, when the page was opened with one. */
  error?: unknown
}

export function RegularResultPage({ search, error }: RegularResultPageProps) {
  const grid = rectangleText(criteriaOf(search))
  useEffect(() => recordSearch('regular', criteriaOf(search)), [search])
  return (
    <InPlaceForms>
      <ResultPage
        of={RESULTS}
        search={search}
        error={error}
        about={grid && <Text tone="sub">{grid} に当てはまる求人です。</Text>}
      />
    </InPlaceForms>
  )
}

const RegularResultItem = memo((item: Omit<ResultItemProps<RegularItem>, 'of'>) => (
  <ResultItem {...item} of={REGULAR} />
))

function RegularRows({ wishesOf, list }: RowsProps<RegularSearch, RegularItem>) {
  const queryClient = useQueryClient()
  return list((item) => (
    <RegularResultItem
      key={item.id}
      listing={item}
      wishes={wishesOf(item.id)}
      isClosed={isClosed(queryClient.getQueryData(regularQueries.one(item.id).queryKey))}
    />
  ))
}
