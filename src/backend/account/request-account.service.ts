import type { Database } from '../database/client.ts'
import { bearerOf, type VerifyCaller } from '../rpc/rpc-method.ts'
import { hashOfSecret, readSessionCookie } from './session/session-cookie.ts'
import { findLiveSession } from './session/session.store.ts'

type Options = { database: Database; clock: () => Date; verifyCaller: VerifyCaller }

/** Who has sent a request, by which session. */
export type RequestCaller = { accountId: string; sessionId: string }

/**
 * Authenticates a request that a browser makes by itself, such as one for a picture: by the bearer token,
 * else by the session cookie. Unsafe methods need a CSRF check before.
 */
export function createRequestCaller({ database, clock, verifyCaller }: Options) {
  async function callerOf(headers: Headers): Promise<RequestCaller | null> {
    if (headers.has('authorization')) return verifyCaller(bearerOf(headers))
    const secret = readSessionCookie(headers.get('cookie'))
    const session = secret === null ? null : await findLiveSession(database, hashOfSecret(secret), clock())
    return session && { accountId: session.accountId, sessionId: session.id }
  }
  return {
    callerOf,
    accountOf: async (headers: Headers): Promise<string | null> =>
      (await callerOf(headers))?.accountId ?? null,
  }
}

/** The account of a request; null for a visitor. */
export type AccountOf = ReturnType<typeof createRequestCaller>['accountOf']
export type CallerOf = ReturnType<typeof createRequestCaller>['callerOf']
