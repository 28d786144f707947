import { sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { notification } from '../database/schema/notification.ts'
import { savedSearchHit } from '../database/schema/saved-search.ts'

/** Rows per statement: each value is a parameter, and PostgreSQL allows 65,535. */
const ROWS = 1_000

async function inChunks<Row>(rows: readonly Row[], write: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS) await write(rows.slice(from, from + ROWS))
}

/** Idempotent by dedupe key: existing notices stay. */
export const insertNotices = (
  tx: Executor,
  rows: readonly (typeof notification.$inferInsert)[],
): Promise<void> => inChunks(rows, (chunk) => tx.insert(notification).values(chunk).onConflictDoNothing())

/** Upserts the digests of the hour and marks them unread. */
export const putDigests = (
  tx: Executor,
  rows: readonly (typeof notification.$inferInsert)[],
): Promise<void> =>
  inChunks(rows, (chunk) =>
    tx
      .insert(notification)
      .values(chunk)
      .onConflictDoUpdate({
        target: [notification.doctorId, notification.dedupeKey],
        set: {
          title: sql`excluded.title`,
          body: sql`excluded.body`,
          link: sql`excluded.link`,
          createdAt: sql`excluded.created_at`,
          readAt: sql`null`,
        },
      }),
  )

export const insertHits = (
  tx: Executor,
  rows: readonly (typeof savedSearchHit.$inferInsert)[],
): Promise<void> => inChunks(rows, (chunk) => tx.insert(savedSearchHit).values(chunk))
