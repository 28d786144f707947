import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { hrefOf, type Address } from '../../../platform/address.ts'
import { toApplied, toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { ENDED_DAYS } from './application-group.ts'
import { Alternatives } from './alternatives.tsx'
import type { AppliedSearch } from './application-search.ts'
import type { ApplicationView } from './application-view.ts'
import { appliedQuery } from './application.queries.ts'
import { InterviewNotice } from './interview/interview-notice.tsx'
import { OfferNotice } from './offer/offer-notice.tsx'
import { isOwnTurn } from './own-turn.ts'
import { isRefused, refusedOf } from './refused-application.ts'
import { AppliedRow } from './applied-row.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { WithdrawNotice } from './withdraw/withdraw-notice.tsx'
import { WorkFrame } from './work-frame.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import * as styles from './application.css.ts'

type AppliedPageProps = { search: AppliedSearch }

export function AppliedPage({ search }: AppliedPageProps) {
  const waiting = useSuspenseInfiniteQuery(appliedQuery('WAITING', search.after))
  const ended = useSuspenseInfiniteQuery(appliedQuery('ENDED', search.endedAfter))
  const waitingItems = waiting.data.pages.flatMap(({ items }) => items)
  const offered = waitingItems.filter(({ state }) => state === 'OFFERED')
  const invited = waitingItems.filter((one) => one.state === 'INTERVIEW' && isOwnTurn(one))
  const unanswered = waitingItems.filter((one) => !isOwnTurn(one))
  const endedItems = ended.data.pages.flatMap(({ items }) => items)
  const { after, endedAfter } = search
  const address = (change: AppliedSearch) => toApplied({ after, endedAfter, ...change })
  const waitingCursor = waiting.data.pages.at(-1)?.nextCursor
  const endedCursor = ended.data.pages.at(-1)?.nextCursor
  const refused = refusedOf(endedItems, ended.dataUpdatedAt, search.instead)
  const withdrawn = endedItems.find(({ id, state }) => id === search.application && state === 'WITHDRAWN')
  const forms = {
    search,
    asOf: waiting.dataUpdatedAt,
    insteadOf: (instead: string) => address({ instead }),
  }
  return (
    <WorkFrame current="applied" title="応募中の求人">
      {!offered.some(({ id }) => id === search.application) && (
        <OfferNotice answered={search.answered} isTrue={withdrawn !== undefined} />
      )}
      <InterviewNotice
        answered={search.answered}
        application={unanswered.find(({ id }) => id === search.application)}
      />
      <WithdrawNotice undone={search.undone} withdrawn={withdrawn} />
      {waitingItems.length === 0 && <NoApplications />}
      <Stack gap={8}>
        <Group title="条件提示あり" applications={offered} {...forms} />
        <Group title="面談の提案あり" applications={invited} {...forms} />
        <Group title="回答待ち" applications={unanswered} {...forms} />
        <MoreLink href={waitingCursor ? hrefOf(address({ after: waitingCursor })) : null} query={waiting} />
        {refused && <Alternatives refused={refused} />}
        <Group title={`お見送り・取り下げなど(${ENDED_DAYS}日以内)`} applications={endedItems} {...forms}>
          <MoreLink href={endedCursor ? hrefOf(address({ endedAfter: endedCursor })) : null} query={ended} />
        </Group>
      </Stack>
    </WorkFrame>
  )
}

type GroupProps = {
  title: string
  applications: readonly ApplicationView[]
  search: AppliedSearch
  asOf: number
  /** This page with the alternatives to a refused application. */
  insteadOf: (id: string) => Address
  children?: ReactNode
}

function Group({ title, applications, search, asOf, insteadOf, children }: GroupProps) {
  const id = useId()
  if (applications.length === 0) return null
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title} <span className={styles.count}>{applications.length}件</span>
      </Heading>
      <Grid as="ul" columns={2} gap={3} align="start">
        {applications.map((application) => (
          <li key={application.id}>
            <AppliedRow
              application={application}
              answered={application.id === search.application ? search.answered : undefined}
              asOf={asOf}
              instead={isRefused(application, asOf) ? insteadOf(application.id) : null}
            />
          </li>
        ))}
      </Grid>
      {children}
    </Stack>
  )
}

function NoApplications() {
  return (
    <EmptyState
      title="応募中の求人はありません。"
      actions={
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
          スポットをさがす
        </Link>
      }
    >
      応募すると、病院の回答の期限や確認の状況がここに表示されます。
    </EmptyState>
  )
}
