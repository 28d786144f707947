import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { TermsSnapshot } from '../../domain/listing/terms-snapshot.ts'
import type { Executor } from '../database/client.ts'
import { application, applicationOffer } from '../database/schema/application.ts'
import { hospital } from '../database/schema/hospital.ts'
import { spotWork, spotWorkDetail } from '../database/schema/spot-work.ts'
import { ACCEPTING, insertEvent, type Transition } from './decide-application.store.ts'

export type OpenOffer = { terms: TermsSnapshot; note: string }

/** Column of an application: the offer that waits for the doctor's answer. */
// Names are written out: Drizzle leaves the table's name out of columns when a statement has one table.
export const openOffer: SQL<OpenOffer | null> = sql`(
  select json_build_object('terms', offer.terms, 'note', offer.note) from ${applicationOffer} offer
  where offer.application_id = ${application}.id and offer.closed_at is null)`

/** What an offer is checked against; null when the listing has no free slot, or is withdrawn. */
export async function findOfferBase(executor: Executor, spotWorkId: number) {
  const [row] = await executor
    .select({
      breakMinutes: spotWork.breakMinutes,
      nightPremiumIncluded: spotWorkDetail.nightPremiumIncluded,
      prefecture: hospital.prefecture,
    })
    .from(spotWork)
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .where(
      and(
        eq(spotWork.id, spotWorkId),
        inArray(spotWork.status, ACCEPTING),
        lt(spotWork.filledSlots, spotWork.slots),
      ),
    )
  return row ?? null
}

type NewOffer = Transition & {
  memberId: string
  before: TermsSnapshot
  terms: TermsSnapshot
  note: string
  /** Until when the doctor may answer. */
  answerDueAt: Date
}

export async function insertOffer(executor: Executor, offer: NewOffer): Promise<void> {
  const { id: applicationId, memberId, before, terms, note, now, answerDueAt } = offer
  await executor
    .update(application)
    .set({ state: 'OFFERED', replyDueAt: answerDueAt })
    .where(eq(application.id, applicationId))
  await executor
    .insert(applicationOffer)
    .values({ applicationId, memberId, before, terms, note, offeredAt: now })
  await insertEvent(executor, offer)
}

/** Closes the open offers of applications that are decided or end. */
export const closeOffers = (executor: Executor, ids: readonly string[], at: Date) =>
  executor
    .update(applicationOffer)
    .set({ closedAt: at })
    .where(and(inArray(applicationOffer.applicationId, [...ids]), isNull(applicationOffer.closedAt)))
