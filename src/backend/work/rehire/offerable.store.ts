import { and, asc, eq, exists, inArray, isNotNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import { LIVING_STATES } from '../../../domain/application/application-state.ts'
import { OPEN_REHIRE_STATES, type RehireEnd } from '../../../domain/work/rehire-offer.ts'
import type { Executor } from '../../database/client.ts'
import { isOpenSpot } from '../../database/open-listings.sql.ts'
import { application } from '../../database/schema/work/application.ts'
import { rehireOffer } from '../../database/schema/work/rehire-offer.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

type Party = { hospitalId: number; doctorId: string; now: Date }

const livingApplication = (executor: Executor, doctorId: string) =>
  executor
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.doctorId, doctorId),
        eq(application.spotWorkId, spotWork.id),
        inArray(application.state, [...LIVING_STATES]),
      ),
    )

const openOfferTo = (executor: Executor, doctorId: string) =>
  executor
    .select({ id: rehireOffer.id })
    .from(rehireOffer)
    .where(
      and(
        eq(rehireOffer.doctorId, doctorId),
        eq(rehireOffer.spotWorkId, spotWork.id),
        inArray(rehireOffer.state, [...OPEN_REHIRE_STATES]),
      ),
    )

/**
 * The hospital's open listings with a free slot for which the doctor has no living application, the earliest first. The
 * doctor's works elsewhere are not looked at: the hospital would learn of them.
 */
export const findOfferable = (
  executor: Executor,
  { hospitalId, doctorId, now }: Party,
  which: { ids: number[] } | { limit: number },
) =>
  executor
    .select({
      id: spotWork.id,
      title: spotWork.title,
      startTime: spotWork.startTime,
      endTime: spotWork.endTime,
      fee: spotWork.fee,
      freeSlots: sql<number>`${spotWork.slots} - ${spotWork.filledSlots}`,
      applicationDeadline: spotWork.applicationDeadline,
      isOffered: sql<boolean>`${exists(openOfferTo(executor, doctorId))}`,
    })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.hospitalId, hospitalId),
        isOpenSpot(now),
        lt(spotWork.filledSlots, spotWork.slots),
        sql`not ${exists(livingApplication(executor, doctorId))}`,
        'ids' in which
          ? inArray(spotWork.id, which.ids)
          : sql`not ${exists(openOfferTo(executor, doctorId))}`,
      ),
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit('ids' in which ? which.ids.length : which.limit)

const endReason = sql<RehireEnd | null>`case
  when ${application.id} is not null then 'APPLIED'
  when ${spotWork.filledSlots} >= ${spotWork.slots} then 'FILLED'
  when ${spotWork.status} not in ('PUBLISHED', 'PAUSED') then 'CLOSED'
  else 'TIME' end`

/** Open offers that can no longer be accepted, and why. A pause may end, so that it ends no offer. */
export const findOverOffers = (executor: Executor, now: Date, id?: string) =>
  executor
    .select({ id: rehireOffer.id, doctorId: rehireOffer.doctorId, endReason })
    .from(rehireOffer)
    .innerJoin(spotWork, eq(spotWork.id, rehireOffer.spotWorkId))
    .leftJoin(
      application,
      and(
        eq(application.doctorId, rehireOffer.doctorId),
        eq(application.spotWorkId, rehireOffer.spotWorkId),
        inArray(application.state, [...LIVING_STATES]),
      ),
    )
    .where(
      and(
        inArray(rehireOffer.state, [...OPEN_REHIRE_STATES]),
        id === undefined ? undefined : eq(rehireOffer.id, id),
        or(
          lte(rehireOffer.expiresAt, now),
          sql`${spotWork.filledSlots} >= ${spotWork.slots}`,
          notInArray(spotWork.status, ['PUBLISHED', 'PAUSED']),
          isNotNull(application.id),
        ),
      ),
    )
    .orderBy(rehireOffer.expiresAt)
    .limit(500)
