import { and, arrayContains, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { DeliveryChannel } from '../../domain/notice/delivery-words.ts'
import type { Executor } from '../database/client.ts'
import { notification } from '../database/schema/notification.ts'
import { savedSearchHit } from '../database/schema/doctor/saved-search.ts'

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

/** The unread notices of new listings that a doctor got in a span of time and wants by a channel, newest first. */
export const findNewsNotices = (
  executor: Executor,
  { doctorId, channel, from, until }: { doctorId: string; channel: DeliveryChannel; from: Date; until: Date },
) =>
  executor
    .select({ title: notification.title, body: notification.body, link: notification.link })
    .from(notification)
    .where(
      and(
        eq(notification.doctorId, doctorId),
        eq(notification.type, 'SAVED_SEARCH_NEW'),
        gte(notification.createdAt, from),
        lt(notification.createdAt, until),
        isNull(notification.readAt),
        arrayContains(notification.channels, [channel]),
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
