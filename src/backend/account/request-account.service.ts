import type { Database } from '../database/client.ts'
import { bearerOf, type VerifyCaller } from '../rpc/rpc-method.ts'
import { hashOfSecret, readSessionCookie } from './sessions/session-cookie.ts'
import { findLiveSession } from './sessions/session.store.ts'

type Options = { database: Database; clock: () => Date; verifyCaller: VerifyCaller }

/**
 * Authenticates a request that a browser makes by itself, such as one for a picture: by the bearer token,
 * else by the session cookie. Unsafe methods need a CSRF check before.
 */
export const createRequestAccount =
  ({ database, clock, verifyCaller }: Options) =>
  async (headers: Headers): Promise<string | null> => {
    if (headers.has('authorization')) return (await verifyCaller(bearerOf(headers)))?.accountId ?? null
    const secret = readSessionCookie(headers.get('cookie'))
    const session = secret === null ? null : await findLiveSession(database, hashOfSecret(secret), clock())
    return session?.accountId ?? null
  }
