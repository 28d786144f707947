import { isUuid } from '../../../domain/uuid.ts'
import type { Database } from '../../database/client.ts'
import { endAllBegun, NOTHING_KEPT } from './account-end.service.ts'
import { deviceWords } from './device-words.ts'
import { isMailUnconfirmed } from '../../mail/mail-address.ts'
import { findLiveSessions, revokeSessionById } from './own-sessions.store.ts'
import { findAccountById } from '../password/password.store.ts'
import { isRecentlyAuthenticated } from './re-authentication.ts'
import { hashOfSecret } from './session-cookie.ts'
import { findLiveSession } from './session.store.ts'

export type OwnSession = {
  id: string
  device: string
  lastSeenAt: string
  createdAt: string
  isCurrent: boolean
}

export type OwnAccount = {
  loginId: string | null
  isMailUnconfirmed: boolean
  /** The pending address, which replaces `loginId` once it is confirmed. */
  pendingLoginId: string | null
  hasPassword: boolean
  isRecentlyAuthenticated: boolean
}

export type OwnSessionsService = {
  /** Null without a valid session. */
  account(secret: string | null): Promise<OwnAccount | null>
  /** The account's valid sessions; null without a valid session. */
  list(secret: string | null): Promise<OwnSession[] | null>
  /** `isCurrent`: the session revoked itself. */
  revoke(
    secret: string | null,
    id: string,
  ): Promise<{ outcome: 'REVOKED' | 'NOT_FOUND' | 'SIGNED_OUT'; isCurrent: boolean }>
  /** Revokes also everything else begun on the account and not proved. */
  revokeAll(secret: string | null): Promise<void>
}

/** Lists and revokes the sessions of the signed-in account. */
export function createOwnSessionsService(database: Database, clock: () => Date): OwnSessionsService {
  const liveSession = (secret: string | null) =>
    secret === null ? null : findLiveSession(database, hashOfSecret(secret), clock())

  return {
    async account(secret) {
      const session = await liveSession(secret)
      const account = session && (await findAccountById(database, session.accountId))
      if (!account) return null
      return {
        loginId: account.loginId,
        isMailUnconfirmed: isMailUnconfirmed(account),
        pendingLoginId: account.pendingLoginId,
        hasPassword: account.passwordHash !== null,
        isRecentlyAuthenticated: isRecentlyAuthenticated(session, clock()),
      }
    },

    async list(secret) {
      const current = await liveSession(secret)
      if (!current) return null
      const rows = await findLiveSessions(database, current.accountId, clock())
      return Promise.all(
        rows.map(async ({ id, userAgent, lastSeenAt, createdAt }) => ({
          id,
          device: await deviceWords(userAgent),
          lastSeenAt: lastSeenAt.toISOString(),
          createdAt: createdAt.toISOString(),
          isCurrent: id === current.id,
        })),
      )
    },

    async revoke(secret, id) {
      const current = await liveSession(secret)
      if (!current) return { outcome: 'SIGNED_OUT', isCurrent: false }
      const { accountId } = current
      const isOwn =
        isUuid(id.toLowerCase()) && (await revokeSessionById(database, { accountId, id, now: clock() }))
      return { outcome: isOwn ? 'REVOKED' : 'NOT_FOUND', isCurrent: id.toLowerCase() === current.id }
    },

    async revokeAll(secret) {
      const current = await liveSession(secret)
      if (!current) return
      const { accountId, authMethod } = current
      const kept = { ...NOTHING_KEPT, line: authMethod === 'LINE' }
      await database.transaction((tx) => endAllBegun(tx, { accountId, kept, now: clock() }))
    },
  }
}
