import { onceInRead } from '../../platform/server/once-in-read.server.ts'
import type { Database } from '../database/client.ts'
import type { Caller, VerifyCaller } from '../rpc/rpc-method.ts'
import { findCaller } from './session/session.store.ts'
import type { VerifyToken } from './token/token-claims.ts'

/** Cache lifetime: a log-out takes effect within this time. Open pages must notice it within ten seconds. */
const TRUST_MS = 2_000
const REMEMBERED = 10_000

type CallerOptions = { database: Database; verifyToken: VerifyToken; clock: () => Date }

/**
 * Authenticates a bearer token: signature and claims, then the validity of the session in the database. Null
 * for visitors, forged or expired tokens and revoked sessions; throws on an outage.
 */
export function createCallerService({ database, verifyToken, clock }: CallerOptions): VerifyCaller {
  const remembered = new Map<string, { until: number; caller: Promise<Caller | null> }>()

  async function find(token: string): Promise<Caller | null> {
    const claims = await verifyToken(token)
    return claims && (await findCaller(database, { ...claims, now: clock() }))
  }

  function remember(token: string, until: number): Promise<Caller | null> {
    const caller = find(token)
    const entry = { until, caller }
    const forget = () => {
      if (remembered.get(token) === entry) remembered.delete(token)
    }
    // Only callers with a doctor record are cached: forged tokens must not evict doctors from the map, and a
    // new doctor must not wait for an old answer to expire.
    caller.then((found) => {
      if (!found?.doctorId) forget()
    }, forget)
    remembered.delete(token)
    remembered.set(token, entry)
    const oldest = remembered.size > REMEMBERED ? remembered.keys().next().value : undefined
    if (oldest !== undefined) remembered.delete(oldest)
    return caller
  }

  return async (bearer) => {
    if (!bearer) return null
    const now = clock().getTime()
    const entry = remembered.get(bearer)
    if (entry && entry.until > now) return entry.caller
    return onceInRead(`caller ${bearer}`, () => remember(bearer, now + TRUST_MS))
  }
}
