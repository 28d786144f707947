import { and, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import type { Executor } from '../database/client.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { application, openStates, work } from '../database/schema/work/application.ts'

const STANDING = ['PUBLISHED', 'PAUSED', 'FILLED'] as const

type Asked = { hospitalId: number; now: Date; limit: number }

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

/**
 * What a hospital has with works to come, or not confirmed yet, whose payday was typed before there were rules and could not be
 * read: listings, where it chooses one, and contracts, which name the application and the words that were agreed on.
 */
export const findUnreadPaydays = (executor: Executor, asked: Asked) =>
  unionAll(
    unreadListings(executor, 'spot', asked),
    unreadListings(executor, 'regular', asked),
    unreadContracts(executor, asked),
  )
    .orderBy(sql`kind`, sql`id`, sql`application_id nulls first`)
    .limit(asked.limit)
