import { DAY_MS, HOUR_MS } from '../../../domain/duration.ts'
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '../../../domain/listing/listing-words.ts'
import { apply } from '../../work/application/apply.service.ts'
import { SPOT_APPLY } from '../../work/application/spot-apply.ts'
import type { Database } from '../../database/client.ts'
import { application, applicationEvent, work } from '../../database/schema/work/application.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { spotWork, spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { bringToItsEnd } from './demo-worked.ts'
import { seedPaydayOf } from '../seed-payday.ts'

const after = (time: Date, ms: number) => new Date(time.getTime() + ms)

/** Start of the listings of each kind of entry, in days from now; of past works, in weeks ago. */
const MATCHED_IN = [3, 9, 16]
const APPLIED_IN = [12, 20]
const DECLINED_IN = [24]
const WORKED_WEEKS_AGO = [1, 2, 6]

type Spot = typeof spotWork.$inferSelect

type Person = { accountId: string; doctorId: string }

/** The first open listing from `from` on that asks for nothing, with a day of rest beside the doctor's other works. */
async function findListing(
  database: Database,
  doctorId: string,
  kind: ApplicationStatus,
  from: Date,
): Promise<Spot | undefined> {
  const [spot] = await database
    .select()
    .from(spotWork)
    .where(
      and(
        eq(spotWork.status, 'PUBLISHED'),
        eq(spotWork.applicationStatus, kind),
        eq(spotWork.slots, 1),
        isNull(spotWork.minYears),
        eq(spotWork.firstTimeOk, true),
        sql`cardinality(${spotWork.requiredSpecialties} || ${spotWork.requiredSkills}) = 0`,
        gte(spotWork.startTime, from),
        gt(spotWork.applicationDeadline, from),
        sql`not exists (select from ${work} own where own.doctor_id = ${doctorId}
          and own.planned_start < ${spotWork.endTime} + interval '1 day' and own.planned_end > ${spotWork.startTime} - interval '1 day')`,
        sql`not exists (select from ${application} own where own.doctor_id = ${doctorId} and own.spot_work_id = ${spotWork.id})`,
      ),
    )
    .orderBy(asc(spotWork.startTime), asc(spotWork.id))
    .limit(1)
  return spot
}

/** Applies through the real service as of `now`; the application's id, or null when it was refused. */
async function applyAt(
  database: Database,
  { accountId, doctorId }: Person,
  spot: Spot,
  now: Date,
): Promise<string | null> {
  const result = await apply(database, SPOT_APPLY, {
    accountId,
    doctorId,
    request: {
      spotWorkId: spot.id,
      key: `demo-history-${spot.id}`,
      message: null,
      requestedStart: null,
      requestedEnd: null,
      shortRestAcknowledged: true,
      sharedDocuments: [],
      seen: null,
    },
    now,
  })
  return result.application?.id ?? null
}

/** Ends unanswered applications past their deadline. */
async function expireUnanswered(database: Database, doctorId: string, now: Date): Promise<void> {
  const expired = await database
    .update(application)
    .set({ state: 'EXPIRED', decidedAt: now })
    .where(
      and(
        eq(application.doctorId, doctorId),
        eq(application.state, 'APPLIED'),
        lt(application.replyDueAt, now),
      ),
    )
    .returning({ id: application.id })
  if (expired.length === 0) return
  await database.insert(applicationEvent).values(
    expired.map(({ id }) => ({
      applicationId: id,
      at: now,
      fromState: 'APPLIED' as const,
      toState: 'EXPIRED' as const,
      actor: 'SYSTEM' as const,
    })),
  )
}

/** The hospital that has to answer the doctor first: that of the demo member (`seedDemoMember`). */
async function findFirstToAnswer(database: Database, doctorId: string) {
  const [place] = await database
    .select({
      hospitalId: hospital.id,
      prefecture: hospital.prefecture,
      facilityCategory: hospital.facilityCategory,
    })
    .from(application)
    .innerJoin(hospital, eq(hospital.id, application.hospitalId))
    .where(and(eq(application.doctorId, doctorId), inArray(application.state, ['APPLIED', 'UNDER_REVIEW'])))
    .orderBy(asc(application.replyDueAt))
    .limit(1)
  return place
}

async function decline(database: Database, id: string, at: Date): Promise<void> {
  await database
    .update(application)
    .set({ state: 'DECLINED', readByHospitalAt: at, decidedAt: at, declineReason: 'FILLED_BY_OTHER' })
    .where(and(eq(application.id, id), eq(application.state, 'APPLIED')))
  await database.insert(applicationEvent).values({
    applicationId: id,
    at,
    fromState: 'APPLIED',
    toState: 'DECLINED',
    actor: 'HOSPITAL',
    reason: 'FILLED_BY_OTHER',
  })
}

/** Copies an open listing into the past, to the hospital that has to answer first, and pays it in hand. */
async function insertPastListing(
  database: Database,
  like: Spot,
  { weeks, now, doctorId }: { weeks: number; now: Date; doctorId: string },
): Promise<Spot | undefined> {
  // By whole weeks, to keep the weekday.
  const ahead = Math.floor((like.startTime.getTime() - now.getTime()) / (7 * DAY_MS))
  const back = (time: Date) => after(time, -(weeks + ahead) * 7 * DAY_MS)
  const { id: _id, startDate: _day, startWeekday: _weekday, hourlyFee: _hourly, ...copied } = like
  const [past] = await database
    .insert(spotWork)
    .values({
      ...copied,
      ...(await findFirstToAnswer(database, doctorId)),
      filledSlots: 0,
      applicantCount: 0,
      startTime: back(like.startTime),
      endTime: back(like.endTime),
      applicationDeadline: back(like.applicationDeadline),
      publishTime: back(like.publishTime),
      editedAt: back(like.publishTime),
      adjustableStartFrom: null,
      adjustableStartTo: null,
      adjustableEndFrom: null,
      adjustableEndTo: null,
    })
    .returning()
  const [detail] = await database.select().from(spotWorkDetail).where(eq(spotWorkDetail.spotWorkId, like.id))
  if (!past || !detail) return undefined
  const { permitFrom, permitTo } = detail
  await database.insert(spotWorkDetail).values({
    ...detail,
    ...{ paymentMethod: 'CASH_ON_DAY', ...seedPaydayOf({ kind: 'ON_THE_DAY' }) },
    spotWorkId: past.id,
    permitFrom: permitFrom && back(permitFrom),
    permitTo: permitTo && back(permitTo),
  })
  return past
}

/** Existing entries per kind, so that only the missing ones are added. */
async function countEntries(database: Database, doctorId: string, now: Date) {
  const own = await database
    .select({ state: application.state, end: work.plannedEnd })
    .from(application)
    .leftJoin(work, eq(work.applicationId, application.id))
    .where(
      and(
        isNotNull(application.spotWorkId),
        eq(application.doctorId, doctorId),
        inArray(application.state, ['MATCHED', 'APPLIED', 'DECLINED']),
      ),
    )
  const many = (isOne: (entry: (typeof own)[number]) => boolean) => own.filter(isOne).length
  return {
    ahead: many(({ state, end }) => state === 'MATCHED' && end !== null && end > now),
    worked: many(({ state, end }) => state === 'MATCHED' && end !== null && end <= now),
    applied: many(({ state }) => state === 'APPLIED'),
    declined: many(({ state }) => state === 'DECLINED'),
  }
}

/** Inserts future and past works, and applications unanswered and declined. Idempotent. */
export async function seedDemoHistory(database: Database, person: Person, now: Date): Promise<void> {
  const { doctorId } = person
  await expireUnanswered(database, doctorId, now)
  const entries = await countEntries(database, doctorId, now)
  const yesterday = after(now, -DAY_MS)
  for (const days of MATCHED_IN.slice(entries.ahead)) {
    const spot = await findListing(database, doctorId, 'FREE', after(now, days * DAY_MS))
    if (spot) await applyAt(database, person, spot, yesterday)
  }
  for (const days of APPLIED_IN.slice(entries.applied)) {
    const spot = await findListing(database, doctorId, 'SELECTION', after(now, days * DAY_MS))
    if (spot) await applyAt(database, person, spot, after(now, -6 * HOUR_MS))
  }
  for (const weeks of WORKED_WEEKS_AGO.slice(entries.worked)) {
    const like = await findListing(database, doctorId, 'FREE', after(now, 2 * DAY_MS))
    const past = like && (await insertPastListing(database, like, { weeks, now, doctorId }))
    const id = past && (await applyAt(database, person, past, after(past.applicationDeadline, -3 * DAY_MS)))
    if (id) await bringToItsEnd(database, { applicationId: id, weeks, now })
  }
  for (const days of DECLINED_IN.slice(entries.declined)) {
    const spot = await findListing(database, doctorId, 'SELECTION', after(now, days * DAY_MS))
    const id = spot && (await applyAt(database, person, spot, after(now, -3 * DAY_MS)))
    if (id) await decline(database, id, yesterday)
  }
  await expireUnanswered(database, doctorId, now)
}
