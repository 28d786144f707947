import { and, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { hospital } from '../database/schema/hospital/hospital.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'
import { putJob } from '../jobs/job.sql.ts'

export type QueuedPublication = { kind: SearchKind; listingId: number }

/** Name of the notification job, also inserted by the trigger `note_publication`. */
export const PUBLICATION_JOB = 'publication'

/**
 * Listings that are paused, themselves or with their hospital, before their deadline: notified once they
 * resume.
 */
export async function findPaused(
  tx: Executor,
  publications: readonly QueuedPublication[],
  now: Date,
): Promise<QueuedPublication[]> {
  const paused: QueuedPublication[] = []
  for (const [kind, table] of [
    ['spot', spotWork],
    ['regular', regularWork],
  ] as const) {
    const ids = publications.flatMap((one) => (one.kind === kind ? [one.listingId] : []))
    if (ids.length === 0) continue
    const rows = await tx
      .select({ listingId: table.id })
      .from(table)
      .innerJoin(hospital, eq(hospital.id, table.hospitalId))
      .where(
        and(
          inArray(table.id, ids),
          gt(table.applicationDeadline, now),
          or(eq(table.status, 'PAUSED'), hospital.isHiringPaused),
        ),
      )
    paused.push(...rows.map(({ listingId }) => ({ kind, listingId })))
  }
  return paused
}

/** Queues publications: for now, or with a delay of one minute. */
export async function queuePublications(
  tx: Executor,
  publications: readonly QueuedPublication[],
  { isLater }: { isLater: boolean },
): Promise<void> {
  const due = isLater ? sql`now() + interval '1 minute'` : undefined
  for (const { kind, listingId } of publications) {
    const data = sql`jsonb_build_object('kind', ${kind}::text, 'listingId', ${listingId}::bigint)`
    await tx.execute(sql`select ${putJob(PUBLICATION_JOB, data, due)}`)
  }
}
