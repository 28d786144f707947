import type { Database } from '../database/client.ts'
import { findCaller } from './sessions/session.store.ts'
import type { VerifyToken } from './tokens/token-claims.ts'

/** Who is asking, as the database knew it at most two seconds ago. */
export type Caller = {
  accountId: string
  sessionId: string
  /** Null: signed in, but no doctor record yet (pre-registered). */
  doctorId: string | null
}

export type VerifyCaller = (bearer: string | null) => Promise<Caller | null>

/** A log-out bites after this at the latest: short, since an open page has to hear of it within ten seconds. */
const TRUST_MS = 2_000
const REMEMBERED = 10_000

type CallerOptions = { database: Database; verifyToken: VerifyToken; clock: () => Date }

/**
 * Turns a bearer into the account behind it: signature and claims, then the session's life in the database. Null for a
 * visitor, a forged or expired token and an ended session; throws on an outage.
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
    // Only good news is kept: a stranger's forgeries must not push doctors out of the map, and who has just become a
    // doctor must not wait to be one.
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
    return entry && entry.until > now ? entry.caller : remember(bearer, now + TRUST_MS)
  }
}
