import { createHash } from 'node:crypto'
import { hrefOf } from '../../../platform/address.ts'
import { toLogInCode, toSignUp } from '../../../platform/addresses.ts'
import { beginLogIn, type Begun, type Browser, type HalfBegun } from '../session/begin-session.ts'
import { hashOfSecret, newSessionSecret } from '../session/session-cookie.ts'
import type { Database } from '../../database/client.ts'
import { insertHandoff, consumeHandoff } from './line-handoff.store.ts'
import { findOrInsertAccount, type LinePerson } from './line-identity.store.ts'

/** Lifetime of a hand-off code in seconds: the time to open the app. */
const HANDOFF_LIFE = 60

export type LineBegun = (Begun | HalfBegun) & {
  /** Where to redirect. */
  goTo: string
}

/** An account with a second factor goes on to its code. */
const withWay = (begun: Begun | HalfBegun, returnPath: string): LineBegun => ({
  ...begun,
  goTo: 'step' in begun ? hrefOf(toLogInCode({ returnTo: returnPath })) : returnPath,
})

const REGISTRATION = hrefOf(toSignUp())

/** The path after log-in: new users register first, with the return path for afterwards. */
function landing(isNew: boolean, returnPath: string): string {
  if (!isNew || returnPath.startsWith(REGISTRATION)) return returnPath
  return hrefOf(toSignUp({ returnTo: returnPath === '/' ? undefined : returnPath }))
}

/** After authentication by LINE: a session in this browser, or a hand-off code for the app's webview. */
export function createLineSessions({ database, clock }: { database: Database; clock: () => Date }) {
  const begin = (
    of: { accountId: string; epoch: number },
    browser: Browser,
  ): Promise<Begun | HalfBegun | null> =>
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
      // The account was deleted concurrently: treat the person as new.
      return begun
        ? withWay(begun, landing(found.isNew, returnPath))
        : this.logIn(person, returnPath, browser)
    },

    /**
     * A one-time code, valid for a minute, that only the holder of the PKCE verifier of `challenge` can
     * redeem for a session.
     */
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

    /**
     * Redeems a code; null for an unknown, expired or used one, and for a wrong verifier, which consumes the
     * code too.
     */
    async pickUp(code: string, verifier: string, browser: Browser): Promise<LineBegun | null> {
      const handoff = await consumeHandoff(database, hashOfSecret(code), clock())
      if (!handoff || createHash('sha256').update(verifier).digest('base64url') !== handoff.challenge)
        return null
      const begun = await begin(handoff, browser)
      return begun && withWay(begun, handoff.returnPath)
    },
  }
}

export type LineSessions = ReturnType<typeof createLineSessions>
