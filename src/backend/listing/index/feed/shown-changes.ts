import { sql } from 'drizzle-orm'
import { isOutage } from '../../../../domain/text/outage.ts'
import type { Database } from '../../../database/client.ts'
import { canFollow, originColumns, toOrigin, type Origin, type OriginRow } from './index-readings.sql.ts'
import { sharedReading } from './shared-reading.ts'
import { unseenBy, type Snapshot } from './snapshot.ts'

/**
 * Tells whether anything has changed that a list shows to everybody: listings, their details, hospitals and their workload,
 * whichever process has written it. One statement, in the manner of the indexes' readings (`index-feed.ts`).
 *
 * `version` resolves to a number that stays the same for as long as nothing has changed, as of a reading that was sent after
 * the call; null where that cannot be known (an outage, a replica).
 */
export function watchShownChanges(database: Database, report: (error: unknown) => void) {
  let seen: Origin | undefined
  let version = 0

  async function changesSince(snapshot: Snapshot) {
    const unseen = unseenBy(snapshot)
    const { rows } = await database.execute<OriginRow & { changed: boolean }>(sql`
      select ${originColumns('spot')},
        exists (select from spot_work where ${unseen}) or exists (select from regular_work where ${unseen})
          or exists (select from listing_purge where ${unseen}) as changed`)
    return rows[0]
  }

  async function firstReading() {
    const { rows } = await database.execute<OriginRow>(sql`select ${originColumns('spot')}`)
    return rows[0] && { ...rows[0], changed: true }
  }

  async function read(): Promise<number | null> {
    const before = seen
    try {
      const row = await (before ? changesSince(before.snapshot) : firstReading())
      const origin = row && toOrigin(row)
      // Only a primary knows which transactions are in progress.
      seen = origin?.isReplica ? undefined : origin
      if (!seen || !row) return null
      if (!before || row.changed || !canFollow(before, seen)) version += 1
      return version
    } catch (error) {
      // What the page itself reads fails too, and is reported there.
      if (!isOutage(error)) report(error)
      seen = undefined
      return null
    }
  }

  return { version: sharedReading(read) }
}
