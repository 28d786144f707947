import { DAY_MS } from '../../../domain/duration.ts'
import { and, asc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { OPEN_REHIRE_STATES } from '../../../domain/work/rehire.ts'
import type { Database } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { rehireOffer } from '../../database/schema/work/rehire-offer.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

const PREMIUM_YEN = 5_000

/** Whether an offer of a kind of listings waits for the doctor. */
async function hasOpenOffer(database: Database, doctorId: string, listing: PgColumn): Promise<boolean> {
  const open = and(
    eq(rehireOffer.doctorId, doctorId),
    inArray(rehireOffer.state, [...OPEN_REHIRE_STATES]),
    isNotNull(listing),
  )
  return (await database.$count(rehireOffer, open)) > 0
}

const isDone = (doctorId: string) =>
  and(eq(work.doctorId, doctorId), inArray(work.state, ['CONFIRMED', 'PAID']))

/**
 * A hospital where the doctor has worked offers one of its listings, which begins in four days at the earliest, beside the
 * doctor's other works. Idempotent: while an offer is open, there is none more.
 */
export async function seedDemoRehire(database: Database, doctorId: string, now: Date): Promise<void> {
  if (await hasOpenOffer(database, doctorId, rehireOffer.spotWorkId)) return
  const [found] = await database
    .select({ workId: work.id, hospitalId: work.hospitalId, spotWorkId: spotWork.id })
    .from(work)
    .innerJoin(
      spotWork,
      and(
        eq(spotWork.hospitalId, work.hospitalId),
        eq(spotWork.status, 'PUBLISHED'),
        sql`${spotWork.filledSlots} < ${spotWork.slots}`,
        gte(spotWork.applicationDeadline, new Date(now.getTime() + 4 * DAY_MS)),
        sql`not exists (select from ${application} own where own.doctor_id = ${doctorId} and own.spot_work_id = ${spotWork.id})`,
        sql`not exists (select from ${work} own where own.doctor_id = ${doctorId}
          and own.planned_start < ${spotWork.endTime} + interval '1 day' and own.planned_end > ${spotWork.startTime} - interval '1 day')`,
      ),
    )
    .where(isDone(doctorId))
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit(1)
  if (!found) return
  await database.insert(rehireOffer).values({
    ...found,
    doctorId,
    premiumYen: PREMIUM_YEN,
    message: '先日はありがとうございました。救急の先生方も、またお願いしたいと申しております。',
    offeredAt: new Date(now.getTime() - DAY_MS / 4),
    expiresAt: new Date(now.getTime() + 3 * DAY_MS),
  })
}

/**
 * The same of a regular listing with dates that follow from its rule. Idempotent; to be run once the doctor has the
 * contracts and applications of the demo.
 */
export async function seedDemoRegularRehire(database: Database, doctorId: string, now: Date): Promise<void> {
  if (await hasOpenOffer(database, doctorId, rehireOffer.regularWorkId)) return
  const [found] = await database
    .select({ workId: work.id, hospitalId: work.hospitalId, regularWorkId: regularWork.id })
    .from(work)
    .innerJoin(
      regularWork,
      and(
        eq(regularWork.hospitalId, work.hospitalId),
        eq(regularWork.status, 'PUBLISHED'),
        sql`${regularWork.filledSlots} < ${regularWork.slots}`,
        gte(regularWork.applicationDeadline, new Date(now.getTime() + 8 * DAY_MS)),
        ne(regularWork.frequency, 'FLEXIBLE'),
        ne(regularWork.frequency, 'MONTHLY_ONCE'),
        sql`not exists (select from ${application} own where own.doctor_id = ${doctorId} and own.regular_work_id = ${regularWork.id})`,
      ),
    )
    .where(isDone(doctorId))
    .orderBy(asc(regularWork.contractStart), asc(regularWork.id))
    .limit(1)
  if (!found) return
  await database.insert(rehireOffer).values({
    ...found,
    doctorId,
    premiumYen: PREMIUM_YEN,
    message: '先日の勤務のようすを看護部からも聞きました。定期でもお力をお借りできますと幸いです。',
    offeredAt: new Date(now.getTime() - DAY_MS / 2),
    expiresAt: new Date(now.getTime() + 7 * DAY_MS),
  })
}
