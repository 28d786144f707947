import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Criteria } from '../../../domain/search/search-criteria.ts'
import { criteriaOf } from '../../../domain/search/criteria-of.ts'
import { KIND_WORD } from '../../../domain/listing/listing-kind.ts'
import { toAdvanced, toResult, type AnySearch } from '../../../platform/addresses.ts'
import { Figure } from '../../../ui/figure/figure.tsx'
import type { ListItem } from '../../listing/listing-card.fragment.ts'
import { matchCountsQuery } from '../../listing/match-counts.queries.ts'
import { kindWord } from '../form/result-page.css.ts'
import { PlacesView } from '../places/places-view.tsx'
import { ClosedMeanwhile } from './closed-meanwhile.tsx'
import { ResultFrame } from './result-frame.tsx'
import { NgNotice } from './ng-notice.tsx'
import type { ResultKind } from './result-kind.ts'
import { ResultList } from './result-list.tsx'
import { CommonOrder, WishedOrderNote } from './result-order.tsx'
import { ResultProblem, ResultSkeleton } from './result-states.tsx'
import { FewFound, NothingFound } from './widening-states.tsx'
import { wishesMet } from './wishes-met.ts'

type ResultsProps<Search extends AnySearch, Item extends ListItem> = {
  of: ResultKind<Search, Item>
  search: Search
  /** Before the number found; the kind of listing by default. */
  title?: string
  /** What this search is about, over its list. */
  about?: ReactNode
}

/** The results of either kind: a list, a calendar or a map. `error` is what stopped the search when the page was opened. */
export function ResultPage<Search extends AnySearch, Item extends ListItem>({
  error,
  ...results
}: ResultsProps<Search, Item> & { error?: unknown }) {
  const router = useRouter()
  const { of, search } = results
  if (error !== undefined)
    return (
      <ResultFrame of={of} search={search} title={`${KIND_WORD[of.kind]}の検索結果`}>
        <Problem of={of} search={search} error={error} retry={() => void router.invalidate()} />
      </ResultFrame>
    )
  return search.view ? <Overview {...results} /> : <Results {...results} />
}

const startOf = ({ kind }: Pick<ResultKind<never, never>, 'kind'>, search: AnySearch) =>
  search.after ? toResult(kind, { ...search, after: undefined }) : undefined

type ProblemProps = {
  of: Pick<ResultKind<never, never>, 'kind'>
  search: AnySearch
  error: unknown
  retry: () => void
}

const Problem = ({ of, search, error, retry }: ProblemProps) => (
  <ResultProblem
    address={toResult(of.kind, search)}
    startAddress={startOf(of, search)}
    error={error}
    retry={retry}
  />
)

/** What all results are like together: by day or by place. */
function Overview<Search extends AnySearch, Item extends ListItem>(props: ResultsProps<Search, Item>) {
  const { of, search } = props
  const criteria: Criteria = criteriaOf(search)
  const { data } = useQuery(matchCountsQuery(of.kind, [criteria]))
  return (
    <ResultFrame of={of} search={search} title={<Found {...props} total={data?.[0]} />}>
      {search.view === 'map' ? (
        <PlacesView
          kind={of.kind}
          criteria={criteria}
          addressOf={(place, view) => toResult(of.kind, { ...search, ...place, view, after: undefined })}
        />
      ) : (
        <of.Calendar search={search} />
      )}
    </ResultFrame>
  )
}

type FoundProps = Pick<ResultsProps<never, never>, 'title'> & {
  of: Pick<ResultKind<never, never>, 'kind'>
  total: number | undefined
}

const Found = ({ of, title, total }: FoundProps) => (
  <>
    {title ?? <span className={kindWord}>{KIND_WORD[of.kind]}</span>}{' '}
    {total !== undefined && <Figure value={total} unit="件" />}
  </>
)

function Results<Search extends AnySearch, Item extends ListItem>(props: ResultsProps<Search, Item>) {
  const { of, search, about } = props
  const { kind } = of
  const query = of.useSearch(search)
  // What is still shown of another search says nothing once this one cannot be asked, nor where it found nothing.
  const saysNothing = query.isPlaceholderData && (query.isPaused || query.data?.pages[0]?.items.length === 0)
  const pages = saysNothing ? undefined : query.data?.pages
  if (!pages) {
    const failed = query.isError || query.isPaused
    return (
      <ResultFrame
        of={of}
        search={search}
        title={`${KIND_WORD[kind]}${failed ? 'の検索結果' : 'をさがしています'}`}
      >
        {failed ? (
          <Problem of={of} search={search} error={query.error} retry={() => void query.refetch()} />
        ) : (
          <ResultSkeleton />
        )}
      </ResultFrame>
    )
  }
  const items = pages.flatMap((page) => page.items)
  const total = pages[0]?.total ?? items.length
  const met = wishesMet(pages)
  const wishes = pages[0]?.recommendation
  const criteria: Criteria = criteriaOf(search)
  const addressOf = (wider: Criteria) =>
    toResult(kind, { ...wider, withNg: search.withNg, sort: search.sort })
  const widening = { kind, criteria, none: {}, addressOf }
  const isOld = query.isPlaceholderData
  return (
    <ResultFrame
      of={of}
      search={search}
      items={items}
      isOld={isOld}
      title={<Found {...props} total={isOld ? undefined : total} />}
      order={wishes && <WishedOrderNote wishes={wishes} />}
    >
      {about}
      {!isOld && (
        <NgNotice
          search={search}
          hidden={pages[0]?.ngHidden ?? 0}
          addressOf={(changed) => toResult(kind, changed)}
        />
      )}
      {/* Another search is another list: what closed in this one is none of its business. */}
      {!isOld && <ClosedMeanwhile key={JSON.stringify(search)} of={of} ids={items.map(({ id }) => id)} />}
      {items.length === 0 ? (
        <NothingFound
          {...widening}
          startAddress={startOf(of, search)}
          editAddress={toAdvanced(kind, criteria)}
        />
      ) : (
        <of.Rows
          search={search}
          items={items}
          wishesOf={(id) => met.get(id)}
          list={(row) => (
            <ResultList
              pages={pages}
              total={total}
              query={query}
              startsLater={search.after !== undefined}
              addressAfter={(after) => toResult(kind, { ...search, after })}
            >
              {row}
            </ResultList>
          )}
        />
      )}
      {!search.sort && !wishes && items.length > 0 && <CommonOrder />}
      {!isOld && <FewFound {...widening} total={total} />}
    </ResultFrame>
  )
}
