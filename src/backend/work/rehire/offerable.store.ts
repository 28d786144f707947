import { and, asc, eq, exists, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import { LIVING_STATES } from '../../../domain/application/application-state.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { OPEN_REHIRE_STATES, type RehireEnd } from '../../../domain/work/rehire.ts'
import type { Executor } from '../../database/client.ts'
import { doctorMeets } from '../../database/experience.sql.ts'
import { LISTINGS } from '../../database/open-listings.sql.ts'
import { askedOfRegular, askedOfSpot } from '../../database/requirements-met.sql.ts'
import { application } from '../../database/schema/work/application.ts'
import { rehireOffer } from '../../database/schema/work/rehire-offer.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import type { ListingKey } from '../core/listing-key.ts'
import { offeredOf, REGULAR_COLUMNS, SPOT_COLUMNS } from './offered-listing.ts'

type Party = { hospitalId: number; doctorId: string; now: Date }

/** The columns that name a listing of either kind. */
const COLUMNS = {
  spot: { applied: application.spotWorkId, offered: rehireOffer.spotWorkId },
  regular: { applied: application.regularWorkId, offered: rehireOffer.regularWorkId },
} as const

const livingApplication = (executor: Executor, kind: SearchKind, doctorId: string) =>
  executor
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.doctorId, doctorId),
        eq(COLUMNS[kind].applied, LISTINGS[kind].listing.id),
        inArray(application.state, [...LIVING_STATES]),
      ),
    )

const openOfferTo = (executor: Executor, kind: SearchKind, doctorId: string) =>
  executor
    .select({ id: rehireOffer.id })
    .from(rehireOffer)
    .where(
      and(
        eq(rehireOffer.doctorId, doctorId),
        eq(COLUMNS[kind].offered, LISTINGS[kind].listing.id),
        inArray(rehireOffer.state, [...OPEN_REHIRE_STATES]),
      ),
    )

/** What a hospital may read of a listing that it can offer, beside what the offer would say. */
const columnsOf = (executor: Executor, kind: SearchKind, doctorId: string) => {
  const { listing } = LISTINGS[kind]
  return {
    id: listing.id,
    freeSlots: sql<number>`${listing.slots} - ${listing.filledSlots}`,
    applicationDeadline: listing.applicationDeadline,
    isOffered: sql<boolean>`${exists(openOfferTo(executor, kind, doctorId))}`,
    meets: doctorMeets(doctorId, kind === 'spot' ? askedOfSpot : askedOfRegular, listing.hospitalId),
  }
}

function isOfferable(
  executor: Executor,
  kind: SearchKind,
  { hospitalId, doctorId, now }: Party,
  which: Which,
) {
  const { listing, isOpen } = LISTINGS[kind]
  return and(
    eq(listing.hospitalId, hospitalId),
    isOpen(now),
    lt(listing.filledSlots, listing.slots),
    sql`not ${exists(livingApplication(executor, kind, doctorId))}`,
    'ids' in which
      ? inArray(listing.id, which.ids)
      : sql`not ${exists(openOfferTo(executor, kind, doctorId))}`,
  )
}

type Which = { ids: number[] } | { limit: number }
const most = (which: Which) => ('ids' in which ? which.ids.length : which.limit)

const NO_PREMIUM = { premiumYen: 0 }

async function findSpots(executor: Executor, party: Party, which: Which) {
  if (most(which) === 0) return []
  const rows = await executor
    .select({ ...columnsOf(executor, 'spot', party.doctorId), spot: SPOT_COLUMNS })
    .from(spotWork)
    .where(isOfferable(executor, 'spot', party, which))
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit(most(which))
  return rows.map(({ id, spot, ...row }) => ({
    ...row,
    key: { kind: 'spot' as const, id },
    listing: offeredOf({ offer: NO_PREMIUM, spot, regular: null, terms: null }),
  }))
}

async function findRegulars(executor: Executor, party: Party, which: Which) {
  if (most(which) === 0) return []
  const rows = await executor
    .select({ ...columnsOf(executor, 'regular', party.doctorId), regular: REGULAR_COLUMNS })
    .from(regularWork)
    .where(isOfferable(executor, 'regular', party, which))
    .orderBy(asc(regularWork.contractStart), asc(regularWork.id))
    .limit(most(which))
  return rows.map(({ id, regular, ...row }) => ({
    ...row,
    key: { kind: 'regular' as const, id },
    listing: offeredOf({ offer: NO_PREMIUM, spot: null, regular, terms: null }),
  }))
}

/**
 * The hospital's open listings with a free slot for which the doctor has no living application: spot, then regular, each
 * the earliest first. The doctor's works elsewhere are not looked at: the hospital would learn of them.
 */
export async function findOfferable(
  executor: Executor,
  party: Party,
  which: { keys: ListingKey[] } | { limit: number },
) {
  const of = (kind: SearchKind): Which =>
    'limit' in which ? which : { ids: which.keys.filter((key) => key.kind === kind).map(({ id }) => id) }
  const spots = await findSpots(executor, party, of('spot'))
  return [...spots, ...(await findRegulars(executor, party, of('regular')))]
}

export type Offerable = Awaited<ReturnType<typeof findOfferable>>[number]

const isFull = sql`coalesce(${spotWork.filledSlots} >= ${spotWork.slots}, ${regularWork.filledSlots} >= ${regularWork.slots})`
const isClosed = sql`coalesce(${spotWork.status}, ${regularWork.status}) not in ('PUBLISHED', 'PAUSED')`

const endReason = sql<RehireEnd | null>`case
  when ${application.id} is not null then 'APPLIED'
  when ${isFull} then 'FILLED'
  when ${isClosed} then 'CLOSED'
  else 'TIME' end`

/** Open offers that can no longer be accepted, and why. A pause may end, so that it ends no offer. */
export const findOverRehires = (executor: Executor, now: Date, id?: string) =>
  executor
    .select({ id: rehireOffer.id, doctorId: rehireOffer.doctorId, endReason })
    .from(rehireOffer)
    .leftJoin(spotWork, eq(spotWork.id, rehireOffer.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, rehireOffer.regularWorkId))
    .leftJoin(
      application,
      and(
        eq(application.doctorId, rehireOffer.doctorId),
        or(
          eq(application.spotWorkId, rehireOffer.spotWorkId),
          eq(application.regularWorkId, rehireOffer.regularWorkId),
        ),
        inArray(application.state, [...LIVING_STATES]),
      ),
    )
    .where(
      and(
        inArray(rehireOffer.state, [...OPEN_REHIRE_STATES]),
        id === undefined ? undefined : eq(rehireOffer.id, id),
        or(lte(rehireOffer.expiresAt, now), isFull, isClosed, isNotNull(application.id)),
      ),
    )
    .orderBy(rehireOffer.expiresAt)
    .limit(500)
