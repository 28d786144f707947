import { useSuspenseQuery } from '@tanstack/react-query'
import { APPLICATION_STATE } from '../../domain/application/application-words.ts'
import { replyText } from '../../domain/listing/listing-facts.ts'
import { yenText } from '../../domain/text/money-text.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { toListing, toMessages, toProfile, toSpotSearch } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { MessageIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { applicationTone } from '../application/doctor/application-tone.ts'
import { hasInterview, InterviewPanel } from '../application/doctor/interview/interview-panel.tsx'
import { hasOffer, OfferPanel } from '../application/doctor/offer/offer-panel.tsx'
import { Conversation } from './conversation.tsx'
import type { ThreadSearch } from './message-search.ts'
import { markThreadReadFn, sendMessageFn } from './message.functions.ts'
import { threadQuery } from './message.queries.ts'
import { MessagesFrame } from './message-states.tsx'
import type { ThreadView } from './thread-view.ts'
import * as styles from './message.css.ts'

type MessagesPageProps = {
  kind: SearchKind
  listingId: string
  search: ThreadSearch
}

/** The doctor's messages with a hospital about a listing of either kind. */
export function MessagesPage({ kind, listingId, search }: MessagesPageProps) {
  const { data } = useSuspenseQuery(threadQuery(kind, listingId, search.before))
  if (data === null) return <NoListing />
  if (data === 'none' || data.thread.right === 'NONE') return <NotYet />
  const { thread, hospitalName, replyMedianMinutes, offered } = data
  const isEmpty = thread.messages.length === 0 && thread.events.length === 0 && search.before === undefined
  return (
    <MessagesFrame back={toListing(kind, listingId)}>
      <Head thread={thread} hospitalName={hospitalName} per={kind === 'regular' ? '1回 ' : ''} />
      {isEmpty && thread.right === 'WRITE' && (
        <EmptyState icon={<MessageIcon size="lg" />} title="気になることを応募の前に質問できます。">
          {replyMedianMinutes === null
            ? '病院に直接メッセージが届きます。'
            : `病院の回答までの目安: ${replyText(replyMedianMinutes)}`}
        </EmptyState>
      )}
      <Conversation
        thread={thread}
        side="DOCTOR"
        search={search}
        addressOf={(page) => toMessages(kind, listingId, page)}
        command={sendMessageFn}
        target={{ kind, listingId }}
        mark={markThreadReadFn}
        readOnly="現在、メッセージは閲覧のみです。"
      >
        {offered && hasInterview(offered) && (
          <Card as="section" aria-label="面談の日程">
            <InterviewPanel application={offered} posted={undefined} />
          </Card>
        )}
        {offered && hasOffer(offered) && (
          <Card as="section" aria-label="変更された条件">
            <OfferPanel application={offered} posted={undefined} />
          </Card>
        )}
      </Conversation>
    </MessagesFrame>
  )
}

type HeadProps = {
  thread: ThreadView
  hospitalName: string
  /** What the pay is for, before it. */
  per: string
}

const Head = ({ thread, hospitalName, per }: HeadProps) => (
  <Stack gap={1} className={styles.head}>
    <Inline justify="between" gap={2}>
      <Heading level={1}>{hospitalName}</Heading>
      {thread.applicationState && (
        <Badge tone={applicationTone(thread.applicationState)}>
          {APPLICATION_STATE[thread.applicationState]}
        </Badge>
      )}
    </Inline>
    <Text tone="sub">{[thread.shift ?? thread.title, per + yenText(thread.fee)].join('・')}</Text>
  </Stack>
)

const NotYet = () => (
  <MessagesFrame back={toSpotSearch()}>
    <EmptyState
      icon={<MessageIcon size="lg" />}
      title="メッセージは、医師免許の確認が済むと送れます。"
      headingLevel={1}
      actions={
        <Link {...toProfile()} className={buttonClass({ variant: 'filled' })}>
          登録の状況を見る
        </Link>
      }
    >
      確認が済むと、応募の前に病院へ質問できます。
    </EmptyState>
  </MessagesFrame>
)

const NoListing = () => (
  <MessagesFrame back={toSpotSearch()}>
    <EmptyState title="この求人は見つかりません。" headingLevel={1}>
      <Link {...toSpotSearch()} className={rowLinkClass}>
        求人をさがす
      </Link>
    </EmptyState>
  </MessagesFrame>
)
