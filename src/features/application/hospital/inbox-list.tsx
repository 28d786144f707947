import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { hrefOf } from '../../../platform/address.ts'
import {
  toEditListing,
  toFactor,
  toHospital,
  toHospitalApplication,
  toHospitalCancellation,
  toHospitalPayments,
  toHospitalReport,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MoreLink } from '../../../ui/show-more/more-link.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WholeParts } from '../../../ui/text/whole-parts.tsx'
import { useMemberships } from '../../hospital/use-memberships.ts'
import { AskFactor } from '../../second-factor/ask-factor.tsx'
import type { InboxItemView, UnreadPaydayView, WorkRequestView } from './application-file-view.ts'
import { inboxQuery } from './hospital-application.queries.ts'
import { byDeadline } from './by-deadline.ts'
import * as styles from './hospital-application.css.ts'
import { INBOX_TITLE } from './application-search.ts'
import { UnconfirmedListings } from './unconfirmed-listings.tsx'

type InboxListProps = { after: string | undefined; openId: string | undefined; formKey: string }

/** What the hospital has to answer, by deadline: applications, and requests about works and contracts. */
export function InboxList({ after, openId, formKey }: InboxListProps) {
  const query = useSuspenseInfiniteQuery(inboxQuery(after))
  const [asked] = useMemberships()
  const why = '先生方の応募や連絡先を守るため、管理者の方のログインに'
  const factor = { asked, address: toFactor(), why }
  const items = query.data.pages.flatMap((page) => page.items)
  const requests = query.data.pages.flatMap((page) => page.workRequests)
  const unread = query.data.pages.flatMap((page) => page.unreadPaydays)
  const unconfirmed = query.data.pages.flatMap((page) => page.unconfirmed)
  const last = query.data.pages.at(-1)
  // The open application's page has the file's heading as its first.
  const level = openId === undefined ? 1 : 2
  const rowLevel = level === 1 ? 2 : 3
  const rows = byDeadline([
    ...requests.map((request) => ({
      key: `${request.kind}-${request.workId}`,
      due: request.due,
      shown: <RequestRow request={request} level={rowLevel} />,
    })),
    ...items.map((item) => ({
      key: item.id,
      due: item.due,
      shown: <InboxRow item={item} isOpen={item.id === openId} level={rowLevel} />,
    })),
  ])
  return (
    <Stack gap={3}>
      <Inline justify="between" gap={2}>
        <Heading level={level}>{INBOX_TITLE}</Heading>
        <Text tone="sub">{query.data.pages[0]?.total}・期限の近い順</Text>
      </Inline>
      {openId === undefined && <AskFactor isDue {...factor} />}
      {rows.length + unread.length + unconfirmed.length === 0 ? (
        <EmptyState title="いま やることはありません" icon={<CheckCircleIcon size="lg" />}>
          応募があると、回答の期限とともにここに表示されます。
        </EmptyState>
      ) : (
        rows.length + unread.length > 0 && (
          <Grid as="ul" gap={2}>
            {unread.map((one) => (
              <li key={`${one.ref}${one.applicationId}`}>
                <UnreadPaydayRow unread={one} level={rowLevel} />
              </li>
            ))}
            {rows.map(({ key, shown }) => (
              <li key={key}>{shown}</li>
            ))}
          </Grid>
        )
      )}
      <UnconfirmedListings listings={unconfirmed} formKey={`${formKey}-confirm`} level={rowLevel} />
      {openId === undefined && <AskFactor isDue={false} {...factor} />}
      <MoreLink
        href={last?.nextCursor ? hrefOf(toHospital({ after: last.nextCursor })) : null}
        query={query}
      />
    </Stack>
  )
}

const REQUEST = {
  CANCELLATION: { word: 'キャンセルの申請', wait: '判断待ち', to: toHospitalCancellation },
  DATE_CHANGE: { word: '日程変更の相談', wait: '判断待ち', to: toHospitalCancellation },
  SUBSTITUTE: { word: '代診のお願い', wait: '回答待ち', to: toHospitalCancellation },
  REPORT: { word: '勤務報告', wait: '確認待ち', to: toHospitalReport },
  UNREPORTED: { word: '報告のない勤務', wait: '実績の入力', to: toHospitalReport },
  RENEWAL: {
    word: '契約の更新の確認',
    wait: '判断待ち',
    to: toHospitalApplication,
  },
  CONVERSION: { word: '無期転換の申し込み', wait: '確認待ち', to: toHospitalApplication },
  OBJECTION: { word: '確定した実績への異議', wait: '回答待ち', to: toHospitalReport },
  UNPAID: { word: '確定した勤務の支払い', wait: '支払日超過', to: () => toHospitalPayments() },
  PAYDAY: { word: '確定した勤務の支払い', wait: '支払日の定めを確認', to: () => toHospitalPayments() },
} as const satisfies Record<WorkRequestView['kind'], unknown>

type RequestRowProps = { request: WorkRequestView; level: 2 | 3 }

function RequestRow({ request: { workId, doctorName, shift, kind, timeLeft }, level }: RequestRowProps) {
  const { word, wait, to } = REQUEST[kind]
  return (
    <Card as="article" linked>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Heading level={level} size="md">
            <Link {...to(workId)} className={cardLinkClass}>
              {doctorName}先生
            </Link>
          </Heading>
          <Text as="span" tone="important" bold>
            {timeLeft}
          </Text>
        </Inline>
        <Text>
          <WholeParts>{shift}</WholeParts>
        </Text>
        <Text tone="sub">
          {word}・{wait}
        </Text>
      </Stack>
    </Card>
  )
}

type UnreadPaydayRowProps = { unread: UnreadPaydayView; level: 2 | 3 }

/** A payday that was not read: of a listing, where another is chosen, or of a contract, which stays as agreed. */
const UnreadPaydayRow = ({ unread: { ref, applicationId, title, typed }, level }: UnreadPaydayRowProps) => (
  <Card as="article" linked>
    <Stack gap={1}>
      <Heading level={level} size="md">
        <Link
          {...(applicationId === ''
            ? toEditListing(ref, { part: 'terms' })
            : toHospitalApplication(applicationId))}
          className={cardLinkClass}
        >
          {title}
        </Link>
      </Heading>
      <Text>
        <WholeParts>{`${applicationId === '' ? 'これまでの記載' : '契約の記載'}: ${typed}`}</WholeParts>
      </Text>
      <Text tone="sub">
        {applicationId === ''
          ? '求人の支払日・選び直し'
          : '成立した契約の支払日・期限をお知らせできないため、記載どおりにお支払いください'}
      </Text>
    </Stack>
  </Card>
)

type InboxRowProps = { item: InboxItemView; isOpen: boolean; level: 2 | 3 }

function InboxRow({ item, isOpen, level }: InboxRowProps) {
  return (
    <Card as="article" linked className={isOpen ? styles.open : undefined}>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Heading level={level} size="md">
            <Link
              {...toHospitalApplication(item.id)}
              aria-current={isOpen ? 'true' : undefined}
              className={cardLinkClass}
            >
              {item.name}先生
            </Link>
          </Heading>
          <Text as="span" tone="important" bold>
            {item.timeLeft}
          </Text>
        </Inline>
        <Text>
          <WholeParts>{item.shift}</WholeParts>
        </Text>
        <Inline gap={2}>
          {item.isUnread && <Badge tone="brand">未確認</Badge>}
          <Text as="span" tone="sub">
            {['応募', ...item.facts].join('・')}
          </Text>
        </Inline>
      </Stack>
    </Card>
  )
}
