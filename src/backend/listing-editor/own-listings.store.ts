import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { ListingReview } from '../../domain/listing/listing-review.ts'
import type { ListingShelf } from '../../domain/listing/listing-state.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import { countedSql } from '../database/count-up-to.ts'
import { confirmedSince } from '../database/confirmed-since.sql.ts'
import { regularLike, spotLike } from '../database/schema/doctor/like.ts'
import { listingDraft } from '../database/schema/listing/listing-draft.ts'
import { listingReview } from '../database/schema/listing/listing-review.ts'
import { regularWork } from '../database/schema/listing/regular-work.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

export type PublishedShelf = Exclude<ListingShelf, 'DRAFT'>
export type SpotCursor = { at: Date; id: number }

type ListingTable = typeof spotWork | typeof regularWork

const STATUS_OF: Record<Exclude<PublishedShelf, 'ENDED'>, string> = {
  OPEN: 'PUBLISHED',
  PAUSED: 'PAUSED',
  FILLED: 'FILLED',
}

/**
 * Condition: what stands on a shelf. `over` says that the work has begun; then, or without a chance of applications, a
 * listing has ended: nothing of it waits for the hospital.
 */
function onShelf(table: ListingTable, shelf: PublishedShelf, over: SQL, now: Date): SQL {
  const isLate = sql`${table.applicationDeadline} <= ${now}`
  if (shelf === 'ENDED')
    return sql`(${table.status} in ('CLOSED', 'WITHDRAWN') or ${over}
      or (${table.status} in ('PUBLISHED', 'PAUSED') and ${isLate})) and ${table.status} <> 'DRAFT'`
  const takesNone = shelf === 'FILLED' ? over : sql`(${over} or ${isLate})`
  return sql`${table.status} = ${sql.raw(`'${STATUS_OF[shelf]}'`)} and not ${takesNone}`
}

const facts = (table: ListingTable) => ({
  id: table.id,
  status: table.status,
  title: table.title,
  fee: table.fee,
  slots: table.slots,
  filledSlots: table.filledSlots,
  applicants: table.applicantCount,
  applicationDeadline: table.applicationDeadline,
  editedAt: table.editedAt,
  confirmedAt: confirmedSince(table).mapWith(table.editedAt),
  lapsedAt: table.lapsedAt,
})

/** Names of the outer query's table are written out: drizzle leaves them away in the columns of one table. */
const likesOf = (kind: SearchKind) => {
  const like = kind === 'spot' ? spotLike : regularLike
  return sql<number>`(select count(*)::int from ${like} liked
    where liked.${sql.identifier(like.listingId.name)} = ${sql.raw(`${kind}_work.id`)})`
}
const hasDraft = (kind: SearchKind) =>
  sql<boolean>`exists (select from ${listingDraft} draft
    where draft.kind = ${kind} and draft.listing_id = ${sql.raw(`${kind}_work.id`)})`

/** The review of a listing that is in review or returned. */
const reviewOf = (kind: SearchKind) => ({
  review: sql<ListingReview | null>`(select review.state from ${listingReview} review
    where review.kind = ${kind} and review.listing_id = ${sql.raw(`${kind}_work.id`)} and review.state <> 'APPROVED')`,
  reviewReason: sql<string | null>`(select review.reason from ${listingReview} review
    where review.kind = ${kind} and review.listing_id = ${sql.raw(`${kind}_work.id`)} and review.state = 'RETURNED')`,
})

type Wanted<Cursor> = {
  hospitalId: number
  shelf: PublishedShelf
  after: Cursor | null
  limit: number
  now: Date
}

const spotBegun = (now: Date) => sql`(${spotWork.startTime} <= ${now})`

/** Spot listings of a shelf: the next first, ended ones the latest first. */
export function findOwnSpots(
  executor: Executor,
  { hospitalId, shelf, after, limit, now }: Wanted<SpotCursor>,
) {
  const isEnded = shelf === 'ENDED'
  const direction = isEnded ? desc : asc
  const beyond = isEnded ? lt : gt
  const { startTime, id } = spotWork
  return executor
    .select({
      ...facts(spotWork),
      startTime,
      endTime: spotWork.endTime,
      likes: likesOf('spot'),
      hasDraft: hasDraft('spot'),
      ...reviewOf('spot'),
    })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.hospitalId, hospitalId),
        isEnded ? undefined : gt(startTime, now),
        onShelf(spotWork, shelf, spotBegun(now), now),
        after
          ? or(beyond(startTime, after.at), and(eq(startTime, after.at), beyond(id, after.id)))
          : undefined,
      ),
    )
    .orderBy(direction(startTime), direction(id))
    .limit(limit)
}

/** Regular listings of a shelf, the latest first. */
export function findOwnRegulars(
  executor: Executor,
  { hospitalId, shelf, after, limit, now }: Wanted<SpotCursor>,
) {
  return executor
    .select({
      ...facts(regularWork),
      weekdays: regularWork.weekdays,
      frequency: regularWork.frequency,
      weeksOfMonth: regularWork.weeksOfMonth,
      startTimeOfDay: regularWork.startTimeOfDay,
      endTimeOfDay: regularWork.endTimeOfDay,
      crossesMidnight: regularWork.crossesMidnight,
      likes: likesOf('regular'),
      hasDraft: hasDraft('regular'),
      ...reviewOf('regular'),
    })
    .from(regularWork)
    .where(
      and(
        eq(regularWork.hospitalId, hospitalId),
        onShelf(regularWork, shelf, sql`false`, now),
        after ? lt(regularWork.id, after.id) : undefined,
      ),
    )
    .orderBy(desc(regularWork.id))
    .limit(limit)
}

export type OwnDraft = Pick<typeof listingDraft.$inferSelect, 'id' | 'answers' | 'version' | 'updatedAt'>

/** Drafts of new listings, the last saved first. */
export const findOwnDrafts = (
  executor: Executor,
  {
    hospitalId,
    kind,
    after,
    limit,
  }: { hospitalId: number; kind: SearchKind; after: { at: Date; id: string } | null; limit: number },
) =>
  executor
    .select({
      id: listingDraft.id,
      answers: listingDraft.answers,
      version: listingDraft.version,
      updatedAt: listingDraft.updatedAt,
    })
    .from(listingDraft)
    .where(
      and(
        eq(listingDraft.hospitalId, hospitalId),
        eq(listingDraft.kind, kind),
        sql`${listingDraft.listingId} is null`,
        after
          ? or(
              lt(listingDraft.updatedAt, after.at),
              and(eq(listingDraft.updatedAt, after.at), lt(listingDraft.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(listingDraft.updatedAt), desc(listingDraft.id))
    .limit(limit)

export type ShelfCounts = { drafts: number; open: number; paused: number; filled: number }

/** Numbers of the shelves that are not ended, each up to `COUNTED`: of a spot listing only those that have not begun. */
export async function countShelves(
  executor: Executor,
  kind: SearchKind,
  hospitalId: number,
  now: Date,
): Promise<ShelfCounts> {
  const table = kind === 'spot' ? spotWork : regularWork
  const over = kind === 'spot' ? spotBegun(now) : sql`false`
  const begins = kind === 'spot' ? sql`and ${gt(spotWork.startTime, now)}` : sql``
  // In the order of the shelf's index, which is read no further than is counted.
  const order = kind === 'spot' ? spotWork.startTime : regularWork.id
  const number = (shelf: PublishedShelf) =>
    countedSql(sql`select 1 from ${table} where ${table.hospitalId} = ${hospitalId} ${begins}
      and ${onShelf(table, shelf, over, now)} order by ${order}`)
  const drafts = countedSql(sql`select 1 from ${listingDraft} where ${listingDraft.hospitalId} = ${hospitalId}
    and ${listingDraft.kind} = ${kind} and ${listingDraft.listingId} is null`)
  const { rows } = await executor.execute<ShelfCounts>(
    sql`select ${number('OPEN')} as open, ${number('PAUSED')} as paused, ${number('FILLED')} as filled, ${drafts} as drafts`,
  )
  return rows[0] ?? { drafts: 0, open: 0, paused: 0, filled: 0 }
}
