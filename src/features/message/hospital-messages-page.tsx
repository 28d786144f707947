import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { APPLICATION_STATE } from '../../domain/application/application-words.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { hrefOf } from '../../platform/address.ts'
import { toHospitalApplication, toHospitalMessages, toHospitalThread } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Card, cardLinkClass } from '../../ui/card/card.tsx'
import { deskBack, DeskPanes } from '../../ui/desk/desk.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { MessageIcon } from '../../ui/icon/subject-icons.tsx'
import { Grid } from '../../ui/layout/grid.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { MoreLink } from '../../ui/show-more/more-link.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { Conversation } from './conversation.tsx'
import { markHospitalThreadReadFn, sendHospitalMessageFn } from './hospital-message.functions.ts'
import { type HospitalThreadSearch, MESSAGES } from './message-search.ts'
import { hospitalThreadQuery, threadsQuery } from './message.queries.ts'
import * as styles from './message.css.ts'

/** Before a doctor applies, the hospital does not know the name. */
const nameOf = (doctorName: string) => (doctorName === '' ? '応募前の先生' : `${doctorName}先生`)

/** A hospital's threads, without an open one. */
export const HospitalMessagesPage = ({ after }: { after: string | undefined }) => (
  <DeskPanes
    list={<ThreadList after={after} openId={undefined} />}
    file={<Text tone="sub">やりとりを選ぶと、メッセージが表示されます。</Text>}
    isFileOpen={false}
  />
)

type HospitalThreadPageProps = { id: string; search: HospitalThreadSearch }

/** A thread, with the others beside it. */
export const HospitalThreadPage = (props: HospitalThreadPageProps) => (
  <DeskPanes
    list={<ThreadList after={props.search.after} openId={props.id} />}
    file={<HospitalThread key={props.id} {...props} />}
    isFileOpen
  />
)

function ThreadList({ after, openId }: { after: string | undefined; openId: string | undefined }) {
  const query = useSuspenseInfiniteQuery(threadsQuery(after))
  const threads = query.data.pages.flatMap((page) => page.threads)
  const next = query.data.pages.at(-1)?.nextCursor
  const level = openId === undefined ? 1 : 2
  return (
    <Stack gap={3}>
      <Heading level={level}>{MESSAGES}</Heading>
      {threads.length === 0 ? (
        <EmptyState icon={<MessageIcon size="lg" />} title="メッセージはまだありません">
          先生から質問が届くと、ここに表示されます。
        </EmptyState>
      ) : (
        <Grid as="ul" gap={2}>
          {threads.map((thread) => (
            <li key={thread.id}>
              <Card as="article" linked>
                <Stack gap={1}>
                  <Inline justify="between" gap={2}>
                    <Heading level={level === 1 ? 2 : 3} size="md">
                      <Link
                        {...toHospitalThread(thread.id)}
                        aria-current={thread.id === openId ? 'true' : undefined}
                        className={cardLinkClass}
                      >
                        {nameOf(thread.doctorName)}
                      </Link>
                    </Heading>
                    {thread.unread > 0 && <Badge tone="brand">未読 {thread.unread}件</Badge>}
                    {thread.isClosed && <Badge>終了</Badge>}
                  </Inline>
                  <Text tone="sub">{thread.shift ?? thread.title}</Text>
                  <Text>
                    {thread.lastSender !== 'DOCTOR' && '当院: '}
                    {thread.lastBody}
                  </Text>
                  <Text tone="sub" size="md">
                    {momentText(thread.lastAt)}
                  </Text>
                </Stack>
              </Card>
            </li>
          ))}
        </Grid>
      )}
      <MoreLink href={next ? hrefOf(toHospitalMessages({ after: next })) : null} query={query} />
    </Stack>
  )
}

function HospitalThread({ id, search }: HospitalThreadPageProps) {
  const { data } = useSuspenseQuery(hospitalThreadQuery(id, search.before))
  if (!data)
    return (
      <EmptyState title="このやりとりは見つかりません。" headingLevel={1}>
        ほかの病院とのやりとりか、URLが正しくありません。
      </EmptyState>
    )
  const { thread, doctorName, applicationId } = data
  return (
    <Stack gap={4}>
      <Link {...toHospitalMessages()} className={`${rowLinkClass} ${deskBack}`}>
        {MESSAGES}
      </Link>
      <Stack gap={1} className={styles.head}>
        <Inline gap={2}>
          <Heading level={1}>{nameOf(doctorName)}</Heading>
          {thread.applicationState && (
            <Badge tone="brand">{APPLICATION_STATE[thread.applicationState]}</Badge>
          )}
        </Inline>
        <Text tone="sub">{[thread.shift, thread.title, yenText(thread.fee)].filter(Boolean).join('・')}</Text>
        {applicationId !== '' && (
          <p>
            <Link {...toHospitalApplication(applicationId)} className={rowLinkClass}>
              応募の内容を見る
            </Link>
          </p>
        )}
      </Stack>
      <Conversation
        thread={thread}
        side="HOSPITAL"
        search={search}
        addressOf={(page) => toHospitalThread(id, page)}
        command={sendHospitalMessageFn}
        target={{ threadId: id }}
        mark={thread.right === 'WRITE' || thread.right === 'CLOSED' ? markHospitalThreadReadFn : null}
        readOnly="閲覧のみの権限のため、メッセージは送れません。"
      />
    </Stack>
  )
}
