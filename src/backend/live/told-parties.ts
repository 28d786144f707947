import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'

/** A party of works and threads: the doctor, or the hospital with all its members. */
export type Party = `doctor:${string}` | `hospital:${number}`

/** PostgreSQL channel that tells every process, at commit, which parties' open pages are out of date. */
export const PARTY_CHANNEL = 'message_thread'

/** A payload holds 8,000 bytes. */
const AT_ONCE = 100

/** Tells the open pages of parties, once the transaction commits, that something of theirs has changed. */
export async function tellParties(tx: Executor, parties: Iterable<Party>): Promise<void> {
  const told = [...new Set(parties)]
  for (let from = 0; from < told.length; from += AT_ONCE)
    await tx.execute(sql`select pg_notify(${PARTY_CHANNEL}, ${told.slice(from, from + AT_ONCE).join(' ')})`)
}
