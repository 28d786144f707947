import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PASSWORD_MESSAGES } from '../../domain/account/password-outcome.ts'
import { good, outcomeWords, type ToldOutcome } from '../../domain/text/outcome-words.ts'
import { dayText, momentText } from '../../domain/text/shift-text.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { PlainPost } from '../forms/plain-post.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { logOutEverywhereFn, revokeSessionFn, type OwnAccountView } from './own-account.functions.ts'
import { ownAccountQuery } from './own-account.queries.ts'
import { bold } from '../../ui/theme/text.css.ts'
import * as styles from './sessions-section.css.ts'

const sessionWords = outcomeWords({ ...PASSWORD_MESSAGES, REVOKED: good('ログアウトさせました。') })

type Session = OwnAccountView['sessions'][number]

type SessionsSectionProps = {
  sessions: readonly Session[]
  /** The outcome of ending a session by the browser's own post. */
  posted: string | undefined
}

export function SessionsSection({ sessions, posted }: SessionsSectionProps) {
  const [told, setTold] = useState<ToldOutcome | string | undefined>(() => sessionWords(posted))
  return (
    <Card as="section" id="sessions" aria-labelledby="sessions-heading">
      <Stack gap={4}>
        <Heading level={2} id="sessions-heading">
          ログイン中の端末
        </Heading>
        <OutcomeNotice told={told} />
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} onTold={setTold} />
          ))}
        </ul>
        <Text tone="sub">
          心当たりのない端末があるときは、ログアウトさせたうえで、パスワードを変更してください。「すべて」には、この端末も含まれます。進行中の変更や、あとから連携したLINEもあわせて取り消されます。
        </Text>
        <PlainPost command={logOutEverywhereFn} ends="session">
          <Button type="submit">すべての端末からログアウト</Button>
        </PlainPost>
      </Stack>
    </Card>
  )
}

type SessionItemProps = { session: Session; onTold: (told: ToldOutcome | string | undefined) => void }

function SessionItem({ session, onTold }: SessionItemProps) {
  const { id, device, lastSeenAt, createdAt, isCurrent } = session
  const queryClient = useQueryClient()
  const { pending, attributes } = usePosted(revokeSessionFn, {
    onAnswer: ({ outcome }) => {
      onTold(sessionWords(outcome))
      return queryClient.invalidateQueries(ownAccountQuery())
    },
    onFailure: onTold,
  })

  return (
    <li className={styles.item}>
      <div>
        <Inline gap={2}>
          <span className={bold}>{device}</span>
          {isCurrent && <Badge tone="brand">この端末</Badge>}
        </Inline>
        <Text tone="sub">{isCurrent ? '利用中' : `最後の利用: ${momentText(lastSeenAt)}ごろ`}</Text>
        <Text tone="sub">ログインした日: {dayText(createdAt)}</Text>
      </div>
      {!isCurrent && (
        <form {...attributes}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" size="sm" pending={pending} aria-label={`${device}をログアウトさせる`}>
            ログアウト
          </Button>
        </form>
      )}
    </li>
  )
}
