import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { passwordOutcomeText } from '../../domain/account/password-outcome.ts'
import { dayText, momentText } from '../../domain/text/shift-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { logOutEverywhere, revokeSession, type OwnAccountView } from './own-account.functions.ts'
import { ownAccountQuery } from './own-account.queries.ts'
import * as styles from './sessions-section.css.ts'

type Session = OwnAccountView['sessions'][number]

type SessionsSectionProps = {
  sessions: readonly Session[]
  /** What came of ending one when the browser posted the form by itself. */
  posted: string | undefined
}

export function SessionsSection({ sessions, posted }: SessionsSectionProps) {
  const [outcome, setOutcome] = useState(posted)
  return (
    <Card as="section" id="sessions" aria-labelledby="sessions-heading">
      <Stack gap={4}>
        <Heading level={2} id="sessions-heading">
          ログイン中の端末
        </Heading>
        <SessionsNotice outcome={outcome} />
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onOutcome={setOutcome} />
          ))}
        </ul>
        <Text tone="sub">
          心当たりのない端末があるときは、ログアウトさせたうえで、パスワードを変更してください。「すべて」には、この端末も含まれます。進行中の変更や、あとから連携したLINEもあわせて取り消されます。
        </Text>
        <form action={logOutEverywhere.url} method="post" encType="multipart/form-data">
          {/* Without a field some servers refuse the empty body. */}
          <input type="hidden" name="logOut" value="1" />
          <Button type="submit">すべての端末からログアウト</Button>
        </form>
      </Stack>
    </Card>
  )
}

function SessionsNotice({ outcome }: { outcome: string | undefined }) {
  if (outcome === 'REVOKED') {
    return (
      <Notice tone="good" role="status">
        ログアウトさせました。
      </Notice>
    )
  }
  const problem = passwordOutcomeText(outcome)
  return problem ? (
    <Notice tone="danger" role="alert">
      {problem}
    </Notice>
  ) : null
}

type SessionItemProps = { session: Session; onOutcome: (outcome: string) => void }

function SessionItem({
  session: { id, device, lastSeenAt, createdAt, isCurrent },
  onOutcome,
}: SessionItemProps) {
  const queryClient = useQueryClient()
  const [pending, setPending] = useState(false)

  async function end(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const form = new FormData(event.currentTarget)
    setPending(true)
    try {
      onOutcome((await revokeSession({ data: form })).outcome)
      await queryClient.invalidateQueries(ownAccountQuery())
    } catch {
      onOutcome('UNREACHABLE')
    }
    setPending(false)
  }

  return (
    <li className={styles.item}>
      <div>
        <Inline gap={2}>
          <span className={styles.device}>{device}</span>
          {isCurrent && <Badge tone="brand">この端末</Badge>}
        </Inline>
        <Text tone="sub">{isCurrent ? '利用中' : `最後の利用: ${momentText(lastSeenAt)}ごろ`}</Text>
        <Text tone="sub">ログインした日: {dayText(createdAt)}</Text>
      </div>
      {!isCurrent && (
        <form action={revokeSession.url} method="post" encType="multipart/form-data" onSubmit={end}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="sm" pending={pending} aria-label={`${device}をログアウトさせる`}>
            ログアウト
          </Button>
        </form>
      )}
    </li>
  )
}
