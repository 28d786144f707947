import { createHash } from 'node:crypto'
import { hashOfSecret, newSessionSecret } from '../account/session-cookie.ts'
import { insertSession } from '../account/session.store.ts'
import type { Database } from '../database/client.ts'
import { insertHandoff, takeHandoff } from './line-handoff.store.ts'
import { findOrInsertAccount, type LinePerson } from './line-identity.store.ts'

/** Seconds the app has to pick up a log-in: the time to open it. */
const HANDOFF_LIFE = 60

const USER_AGENT_LIMIT = 256

export type Device = {
  /** Of the session the browser has now; it ends when the new one begins. */
  current: string | null
  userAgent: string | null
}

export type Begun = {
  secret: string
  /** Where the doctor goes on. */
  goTo: string
}

const REGISTRATION = '/sign-up'

/** A new person goes on to register; the way back is kept for after that. */
function landing(isNew: boolean, returnPath: string): string {
  if (!isNew || returnPath.startsWith(REGISTRATION)) return returnPath
  return returnPath === '/'
    ? REGISTRATION
    : `${REGISTRATION}?${new URLSearchParams({ returnTo: returnPath })}`
}

/** What follows when LINE has said who came: a session in this browser, or a code for the app's webview. */
export function createLineSessions({ database, clock }: { database: Database; clock: () => Date }) {
  async function begin(accountId: string, { current, userAgent }: Device): Promise<string> {
    const secret = newSessionSecret()
    await insertSession(
      database,
      {
        idHash: hashOfSecret(secret),
        accountId,
        authMethod: 'LINE',
        userAgent: userAgent?.slice(0, USER_AGENT_LIMIT) ?? null,
        now: clock(),
      },
      { replaces: current === null ? null : hashOfSecret(current) },
    )
    return secret
  }

  return {
    async logIn(person: LinePerson, returnPath: string, device: Device): Promise<Begun> {
      const { accountId, isNew } = await findOrInsertAccount(database, person, clock())
      return { secret: await begin(accountId, device), goTo: landing(isNew, returnPath) }
    },

    /** A code that is worth a session to the one who knows what `challenge` was made of, once, for a minute. */
    async handOver(person: LinePerson, returnPath: string, challenge: string): Promise<string> {
      const now = clock()
      const { accountId, isNew } = await findOrInsertAccount(database, person, now)
      const code = newSessionSecret()
      await insertHandoff(
        database,
        {
          codeHash: hashOfSecret(code),
          challenge,
          accountId,
          returnPath: landing(isNew, returnPath),
          expiresAt: new Date(now.getTime() + HANDOFF_LIFE * 1_000),
        },
        now,
      )
      return code
    },

    /** Null for a code that is unknown, too old or used, and for a verifier that does not fit, which uses it up too. */
    async pickUp(code: string, verifier: string, device: Device): Promise<Begun | null> {
      const handoff = await takeHandoff(database, hashOfSecret(code), clock())
      if (!handoff || createHash('sha256').update(verifier).digest('base64url') !== handoff.challenge)
        return null
      return { secret: await begin(handoff.accountId, device), goTo: handoff.returnPath }
    },
  }
}

export type LineSessions = ReturnType<typeof createLineSessions>
