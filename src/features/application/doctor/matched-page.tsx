import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { hrefOf } from '../../../platform/address.ts'
import { toGuide, toMatched, toSpotSearch, toWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import type { MatchedSearch } from './application-search.ts'
import { matchedQuery } from './application.queries.ts'
import { MatchedRow } from './matched-row.tsx'
import { OfferNotice } from './offer/offer-notice.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { WithdrawNotice } from './withdraw/withdraw-notice.tsx'
import { useOfflinePages } from '../../shell/offline/use-offline-pages.ts'
import { WorkFrame } from './work-frame.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'

/** Of so many next works the guide can be read without a connection. */
const GUIDES_KEPT = 5

type MatchedPageProps = {
  search: MatchedSearch
  /** What the doctor has to answer about running contracts. */
  todos: ReactNode
}

export function MatchedPage({ search, todos }: MatchedPageProps) {
  const query = useSuspenseInfiniteQuery(matchedQuery(search.after))
  const works = query.data.pages.flatMap(({ items }) => items)
  useOfflinePages([toWorks(), toMatched(), ...works.slice(0, GUIDES_KEPT).map(({ id }) => toGuide(id))])
  const after = query.data.pages.at(-1)?.nextCursor
  return (
    <WorkFrame current="matched" title="成立した勤務">
      <WithdrawNotice undone={search.undone} />
      <OfferNotice
        answered={search.answered}
        isTrue={works.some(({ application }) => application.id === search.application)}
      />
      {todos}
      {works.length === 0 ? (
        <NoWorks />
      ) : (
        <Grid as="ol" columns={2} gap={3} align="start">
          {works.map((work) => (
            <li key={work.id}>
              <MatchedRow work={work} asOf={query.dataUpdatedAt} />
            </li>
          ))}
        </Grid>
      )}
      <MoreLink href={after ? hrefOf(toMatched({ after })) : null} query={query} />
    </WorkFrame>
  )
}

function NoWorks() {
  return (
    <EmptyState
      icon={<CalendarIcon size="lg" />}
      title="成立した勤務はありません。"
      actions={
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
          スポットをさがす
        </Link>
      }
    >
      選考なしの求人は、応募と同時に成立します。成立すると、集合場所や病院の電話番号がここに表示されます。
    </EmptyState>
  )
}
