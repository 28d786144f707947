import { createHash } from 'node:crypto'
import { hrefOf } from '../../../platform/address.ts'
import { toSignUp } from '../../../platform/addresses.ts'
import { beginLogIn, type Begun, type Browser } from '../sessions/begin-session.ts'
import { hashOfSecret, newSessionSecret } from '../sessions/session-cookie.ts'
import type { Database } from '../../database/client.ts'
import { insertHandoff, takeHandoff } from './line-handoff.store.ts'
import { findOrInsertAccount, type LinePerson } from './line-identity.store.ts'

/** Seconds the app has to pick up a log-in: the time to open it. */
const HANDOFF_LIFE = 60

export type LineBegun = Begun & {
  /** Where the doctor goes on. */
  goTo: string
}

const REGISTRATION = hrefOf(toSignUp())

/** A new person goes on to register; the way back is kept for after that. */
function landing(isNew: boolean, returnPath: string): string {
  if (!isNew || returnPath.startsWith(REGISTRATION)) return returnPath
  return hrefOf(toSignUp({ returnTo: returnPath === '/' ? undefined : returnPath }))
}

/** What follows when LINE has said who came: a session in this browser, or a code for the app's webview. */
export function createLineSessions({ database, clock }: { database: Database; clock: () => Date }) {
  const begin = (of: { accountId: string; epoch: number }, browser: Browser): Promise<Begun | null> =>
    database.transaction((tx) =>
      beginLogIn(tx, {
        accountId: of.accountId,
        epoch: of.epoch,
        authMethod: 'LINE',
        browser,
        attemptKeys: [],
        now: clock(),
      }),
    )

  return {
    async logIn(person: LinePerson, returnPath: string, browser: Browser): Promise<LineBegun> {
      const found = await findOrInsertAccount(database, person, clock())
      const begun = await begin(found, browser)
      // The account went in this very moment: the person comes for the first time.
      return begun
        ? { ...begun, goTo: landing(found.isNew, returnPath) }
        : this.logIn(person, returnPath, browser)
    },

    /** A code that is worth a session to the one who knows what `challenge` was made of, once, for a minute. */
    async handOver(person: LinePerson, returnPath: string, challenge: string): Promise<string> {
      const now = clock()
      const { accountId, epoch, isNew } = await findOrInsertAccount(database, person, now)
      const code = newSessionSecret()
      await insertHandoff(database, {
        codeHash: hashOfSecret(code),
        challenge,
        accountId,
        epoch,
        returnPath: landing(isNew, returnPath),
        expiresAt: new Date(now.getTime() + HANDOFF_LIFE * 1_000),
      })
      return code
    },

    /** Null for a code that is unknown, too old or used, and for a verifier that does not fit, which uses it up too. */
    async pickUp(code: string, verifier: string, browser: Browser): Promise<LineBegun | null> {
      const handoff = await takeHandoff(database, hashOfSecret(code), clock())
      if (!handoff || createHash('sha256').update(verifier).digest('base64url') !== handoff.challenge)
        return null
      const begun = await begin(handoff, browser)
      return begun && { ...begun, goTo: handoff.returnPath }
    },
  }
}

export type LineSessions = ReturnType<typeof createLineSessions>
