import { and, eq, gt, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { CONFIRM_DAYS, daysAgo } from '../../domain/listing/confirmation.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { confirmedSince } from '../database/confirmed-since.sql.ts'
import type { Executor } from '../database/client.ts'
import { LISTINGS } from '../database/open-listings.sql.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { application, openStates, work } from '../database/schema/work/application.ts'

const STANDING = ['PUBLISHED', 'PAUSED', 'FILLED'] as const

type Task = 'PAYDAY' | 'CONFIRM'
type Asked = { hospitalId: number; now: Date; limit: number }

const at = (instant: SQL) => sql<Date | null>`${instant}`.mapWith(spotWork.startTime)
const nothing = sql`null::timestamptz`

/** The columns of a branch about paydays that only the confirmations fill. */
const notAsked = () => ({
  task: sql<Task>`'PAYDAY'`.as('task'),
  startTime: at(nothing).as('start_time'),
  endTime: at(nothing).as('end_time'),
  confirmedAt: at(nothing).as('confirmed_at'),
  askedAt: at(nothing).as('asked_at'),
})

/** The tables of a kind, and whether works of its listings are still to come. */
const KINDS = {
  spot: {
    listing: spotWork,
    detail: spotWorkDetail,
    ofListing: eq(spotWorkDetail.spotWorkId, spotWork.id),
    isAhead: (now: Date) => gt(spotWork.startTime, now),
  },
  regular: {
    listing: regularWork,
    detail: regularWorkDetail,
    ofListing: eq(regularWorkDetail.regularWorkId, regularWork.id),
    isAhead: (now: Date) => or(isNull(regularWork.contractEnd), gte(regularWork.contractEnd, tokyoDay(now))),
  },
} as const

function unreadListings(executor: Executor, of: SearchKind, { hospitalId, now }: Asked) {
  const { listing, detail, ofListing, isAhead } = KINDS[of]
  return executor
    .select({
      kind: sql<SearchKind>`${of}::text`.as('kind'),
      id: sql<number>`${listing.id}`.mapWith(Number).as('id'),
      applicationId: sql<string | null>`null::uuid`.as('application_id'),
      title: sql<string>`${listing.title}`.as('title'),
      closingDay: sql<string>`${detail.closingDay}`.as('closing_day'),
      payDay: sql<string>`${detail.payDay}`.as('pay_day'),
      ...notAsked(),
    })
    .from(listing)
    .innerJoin(detail, ofListing)
    .where(
      and(
        isNull(detail.payday),
        eq(listing.hospitalId, hospitalId),
        inArray(listing.status, [...STANDING]),
        isAhead(now),
      ),
    )
}

/** Contracts with works that are not confirmed: a confirmed one is asked about as a payment. */
const unreadContracts = (executor: Executor, { hospitalId }: Asked) =>
  executor
    .selectDistinctOn([application.id], {
      kind: sql<SearchKind>`case when ${application.spotWorkId} is null then 'regular' else 'spot' end`.as(
        'kind',
      ),
      id: sql<number>`coalesce(${application.spotWorkId}, ${application.regularWorkId})`
        .mapWith(Number)
        .as('id'),
      applicationId: sql<string | null>`${application.id}`.as('application_id'),
      title: sql<string>`${application.terms}->>'title'`.as('title'),
      closingDay: sql<string>`''`.as('closing_day'),
      payDay: sql<string>`coalesce(${application.terms}->'payment'->>'note', '')`.as('pay_day'),
      ...notAsked(),
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .where(
      and(
        eq(work.hospitalId, hospitalId),
        sql`${work.state} in (${openStates})`,
        sql`${application.terms}->'payment'->'payday' = 'null'`,
      ),
    )

/** Open listings that the hospital has not confirmed in time. */
function unconfirmed(executor: Executor, of: SearchKind, { hospitalId, now }: Asked) {
  const { listing, isOpen } = LISTINGS[of]
  const since = confirmedSince(listing)
  return executor
    .select({
      kind: sql<SearchKind>`${of}::text`.as('kind'),
      id: sql<number>`${listing.id}`.mapWith(Number).as('id'),
      applicationId: sql<string | null>`null::uuid`.as('application_id'),
      title: sql<string>`${listing.title}`.as('title'),
      closingDay: sql<string>`''`.as('closing_day'),
      payDay: sql<string>`''`.as('pay_day'),
      task: sql<Task>`'CONFIRM'`.as('task'),
      startTime: at(of === 'spot' ? sql`${spotWork.startTime}` : nothing).as('start_time'),
      endTime: at(of === 'spot' ? sql`${spotWork.endTime}` : nothing).as('end_time'),
      confirmedAt: at(since).as('confirmed_at'),
      askedAt: at(sql`${listing.confirmAskedAt}`).as('asked_at'),
    })
    .from(listing)
    .where(and(eq(listing.hospitalId, hospitalId), isOpen(now), lt(since, daysAgo(CONFIRM_DAYS, now))))
}

/**
 * What a hospital has to do about its listings, in one statement. `PAYDAY`: listings and contracts with works to come, or
 * not confirmed yet, whose payday was typed before there were rules and could not be read; a contract names the application
 * and the words that were agreed on. `CONFIRM`: open listings to confirm, the longest unconfirmed first.
 */
export const findListingTasks = (executor: Executor, asked: Asked) =>
  unionAll(
    unreadListings(executor, 'spot', asked),
    unreadListings(executor, 'regular', asked),
    unreadContracts(executor, asked),
    unconfirmed(executor, 'spot', asked),
    unconfirmed(executor, 'regular', asked),
  )
    .orderBy(sql`task desc`, sql`confirmed_at`, sql`kind`, sql`id`, sql`application_id nulls first`)
    .limit(asked.limit)
