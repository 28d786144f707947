import { useQueryClient, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { hrefOf, type Address } from '../../platform/address.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { BellIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import type { Shown } from '../../contract/plain.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import type { NoticeSide } from './notice-side.ts'
import { markNoticesReadFn } from './notice.functions.ts'
import { noticesQuery, unreadNoticesQuery } from './notice.queries.ts'
import * as styles from './notice.css.ts'
import { NOTICES } from './notice-search.ts'

type NoticesListProps = {
  side: NoticeSide
  after: string | undefined
  address: (search: { after: string }) => Address
  /** Settings of the reader, below the heading. */
  children?: ReactNode
}

/** The notices of a side, newest first. Showing them marks them as read; without script a button does. */
export function NoticesList({ side, after, address, children }: NoticesListProps) {
  const query = useSuspenseInfiniteQuery(noticesQuery(side, after))
  const items = query.data.pages.flatMap((page) => page.notices)
  const cursor = query.data.pages.at(-1)?.nextCursor
  const [first] = query.data.pages
  return (
    <Stack gap={4}>
      <Heading level={1}>{NOTICES}</Heading>
      {children}
      {first && first.newest !== '' && first.unread > 0 && <MarkRead side={side} until={first.newest} />}
      {items.length === 0 ? (
        <EmptyState title="お知らせはありません。" icon={<BellIcon size="lg" />}>
          {EMPTY[side]}
        </EmptyState>
      ) : (
        <Grid as="ul" gap={2}>
          {items.map((notice) => (
            <li key={notice.id}>
              <NoticeCard notice={notice} />
            </li>
          ))}
        </Grid>
      )}
      <MoreLink href={cursor ? hrefOf(address({ after: cursor })) : null} query={query} />
    </Stack>
  )
}

const EMPTY: Record<NoticeSide, string> = {
  DOCTOR: '応募への回答や、保存した条件に合う求人があると、ここに表示されます。',
  HOSPITAL: '応募や取り下げがあると、ここに表示されます。',
}

function NoticeCard({ notice }: { notice: Shown<'dp.notice.Notice'> }) {
  const { title, body, link, createdAt, isRead } = notice
  return (
    <Card as="article" linked className={isRead ? undefined : styles.unread}>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Text as="time" dateTime={createdAt} tone="sub">
            {momentText(createdAt)}
          </Text>
          {!isRead && <Badge tone="brand">未読</Badge>}
        </Inline>
        <Heading level={2}>
          <a href={link} className={cardLinkClass}>
            {title}
          </a>
        </Heading>
        <Text>{body}</Text>
      </Stack>
    </Card>
  )
}

function MarkRead({ side, until }: { side: NoticeSide; until: string }) {
  const queryClient = useQueryClient()
  const { pending, failure, form, send, attributes } = usePosted(markNoticesReadFn, {
    // The list keeps its marks, so that the reader sees what was new.
    onAnswer: () => queryClient.setQueryData(unreadNoticesQuery(side).queryKey, 0),
  })
  const marked = useRef('')
  useEffect(() => {
    if (!form.current || marked.current === until) return
    marked.current = until
    void send(form.current)
  })
  return (
    <form {...attributes}>
      <OutcomeNotice told={failure} />
      <input type="hidden" name="side" value={side} />
      <input type="hidden" name="until" value={until} />
      <noscript>
        <Button type="submit" size="sm" pending={pending}>
          すべて既読にする
        </Button>
      </noscript>
    </form>
  )
}
