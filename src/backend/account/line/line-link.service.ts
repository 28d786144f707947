import type { PasswordService } from '../password/password.service.ts'
import { findAccountById } from '../password/password.store.ts'
import { isRecentlyAuthenticated } from '../session/re-authentication.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import { findLiveSession } from '../session/session.store.ts'
import { lockForSession, orderLineNotice } from '../session/account-end.service.ts'
import { isMailUnconfirmed } from '../../mail/mail-address.ts'
import { revokeLineSessions } from '../session/own-sessions.store.ts'
import type { Database } from '../../database/client.ts'
import { deleteHandoffsOf } from './line-handoff.store.ts'
import {
  deleteLink,
  findLinkedAt,
  insertLink,
  type LinePerson,
  type LinkOutcome,
} from './line-identity.store.ts'

/** Why the link may not be changed. */
export type LinkRefusal =
  | 'SIGNED_OUT'
  | 'REAUTHENTICATE'
  | 'WRONG_CREDENTIALS'
  | 'TOO_MANY_ATTEMPTS'
  | 'BUSY'
  | 'NO_PASSWORD'
  /** The mail address is unconfirmed, so the account's owner is not established. */
  | 'MAIL_UNCONFIRMED'

export type LinkAttempt = {
  /** The value of the session cookie. */
  secret: string | null
  /** Required without recent authentication. */
  password: string
}

export type LineLinkService = {
  /** The session that may link LINE, or the refusal. */
  permitLink(attempt: LinkAttempt): Promise<{ sessionId: string } | { refusal: LinkRefusal }>
  /**
   * Links the LINE user to the session that started the flow; null when the browser's session has changed
   * since.
   */
  link(visit: { secret: string | null; sessionId: string; person: LinePerson }): Promise<LinkOutcome | null>
  unlink(attempt: LinkAttempt): Promise<'UNLINKED' | LinkRefusal>
  /** When the account of the session was linked; null when it is not. */
  linkedAt(secret: string | null): Promise<Date | null>
}

type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>

type LineLinkServiceOptions = {
  database: Database
  passwords: Pick<PasswordService, 'reauthenticate'>
  clock: () => Date
}

/** Links and unlinks LINE: only for a recently authenticated session, never by comparing mail addresses. */
export function createLineLinkService({
  database,
  passwords,
  clock,
}: LineLinkServiceOptions): LineLinkService {
  const liveSession = (secret: string | null) =>
    secret === null ? null : findLiveSession(database, hashOfSecret(secret), clock())

  async function permit({
    secret,
    password,
  }: LinkAttempt): Promise<{ session: LiveSession; refusal: null } | { refusal: LinkRefusal }> {
    const session = await liveSession(secret)
    if (!session) return { refusal: 'SIGNED_OUT' }
    if (isRecentlyAuthenticated(session, clock())) return { session, refusal: null }
    if (password === '') return { refusal: 'REAUTHENTICATE' }
    const { outcome } = await passwords.reauthenticate({ secret, password })
    return outcome === 'REAUTHENTICATED' ? { session, refusal: null } : { refusal: outcome }
  }

  return {
    async permitLink(attempt) {
      const answer = await permit(attempt)
      if (answer.refusal !== null) return answer
      const owner = await findAccountById(database, answer.session.accountId)
      if (!owner || isMailUnconfirmed(owner)) return { refusal: 'MAIL_UNCONFIRMED' }
      return { sessionId: answer.session.id }
    },

    async link({ secret, sessionId, person }) {
      const session = await liveSession(secret)
      if (session?.id !== sessionId) return null
      const { accountId } = session
      const now = clock()
      return database.transaction(async (tx) => {
        if (!(await lockForSession(tx, session))) return null
        const owner = await findAccountById(tx, accountId)
        if (!owner || isMailUnconfirmed(owner)) return null
        const outcome = await insertLink(tx, { accountId, person, now })
        if (outcome === 'LINKED') await orderLineNotice(tx, owner, 'LINE_LINKED', now)
        return outcome === 'ALREADY_LINKED' ? 'LINKED' : outcome
      })
    },

    async unlink(attempt) {
      const answer = await permit(attempt)
      if (answer.refusal !== null) return answer.refusal
      const { session } = answer
      const { accountId } = session
      const now = clock()
      return database.transaction(async (tx) => {
        if (!(await lockForSession(tx, session))) return 'SIGNED_OUT'
        const owner = await findAccountById(tx, accountId)
        if (!owner?.passwordHash) return 'NO_PASSWORD'
        if (await deleteLink(tx, accountId)) {
          // Revokes sessions created by LINE, except the current one.
          await revokeLineSessions(tx, { accountId, but: session.id, now })
          await deleteHandoffsOf(tx, accountId)
          await orderLineNotice(tx, owner, 'LINE_UNLINKED', now)
        }
        return 'UNLINKED'
      })
    },

    async linkedAt(secret) {
      const session = await liveSession(secret)
      return session && findLinkedAt(database, session.accountId)
    },
  }
}
