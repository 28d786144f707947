import { HOUR_MS } from '../../../domain/duration.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import { weekdaysOfNumbers } from '../../../domain/listing/regular-dates.ts'
import { addDays, isoWeekday, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { proposedEnd } from '../../../domain/work/renewal.ts'
import { answerOffer } from '../../work/application/answer-offer.service.ts'
import { apply } from '../../work/application/apply.service.ts'
import { decideApplication } from '../../work/application/decide-application.service.ts'
import { REGULAR_APPLY } from '../../work/application/regular-apply.ts'
import { decideRenewal } from '../../work/contract/decide-renewal.service.ts'
import { createRenewalJob } from '../../work/contract/renewal.job.ts'
import type { Database } from '../../database/client.ts'
import { contractRenewal } from '../../database/schema/work/contract-renewal.ts'
import { regularEngagement } from '../../database/schema/work/engagement.ts'
import { regularWork, regularWorkDetail } from '../../database/schema/listing/regular-work.ts'
import { awaitedWeekdays } from './demo-awaited.ts'
import type { DemoMember, Person } from './demo-member.ts'
import { SILENTLY } from '../silently.ts'

/** Days from now: the contract has just begun, and ends while a renewal can be offered. */
const TERM = { applied: -4, start: -1, end: 36 } as const
/** Days from now of the first of its weekly dates: the first of these on whose weekday the doctor awaits no answer. */
const FIRST_DATES = [5, 4, 7]
const RAISE_YEN = 2_000
const MOST_RENEWED = 92

type Listing = typeof regularWork.$inferSelect
type Sides = { person: Person; member: DemoMember; now: Date }

/** A listing of the hospital as it was a few days ago: one weekday, and a first contract of five weeks. */
async function insertShortListing(database: Database, { person, member, now }: Sides) {
  const today = tokyoDay(now)
  const awaited = await awaitedWeekdays(database, person.doctorId)
  const weekdays = FIRST_DATES.map((days) => weekdaysOfNumbers([isoWeekday(addDays(today, days))])).find(
    (days) => !days.some((day) => awaited.includes(day)),
  )
  const [like] = await database
    .select({ listing: regularWork, detail: regularWorkDetail })
    .from(regularWork)
    .innerJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, regularWork.id))
    .where(and(eq(regularWork.hospitalId, member.hospitalId), eq(regularWork.status, 'PUBLISHED')))
    .orderBy(asc(regularWork.id))
    .limit(1)
  if (!like || !weekdays) return null
  const { id: _id, changeId: _change, ...copied } = like.listing
  const published = tokyoInstant(addDays(today, TERM.applied - 20))
  return database.transaction(async (tx) => {
    await tx.execute(SILENTLY)
    const [listing] = await tx
      .insert(regularWork)
      .values({
        ...copied,
        applicationStatus: 'SELECTION',
        slots: 1,
        filledSlots: 0,
        applicantCount: 0,
        frequency: 'WEEKLY',
        weeksOfMonth: [],
        weekdays,
        contractStart: addDays(today, TERM.start),
        contractEnd: addDays(today, TERM.end),
        publishTime: published,
        editedAt: published,
        applicationDeadline: tokyoInstant(today),
      })
      .returning()
    if (!listing) return null
    await tx.insert(regularWorkDetail).values({
      ...like.detail,
      regularWorkId: listing.id,
      trialMonths: null,
      renewal: {
        exists: true,
        criteria: '業務量、勤務の状況、病院の経営状況により判断します。',
        maxCount: null,
        maxYears: null,
      },
    })
    return listing
  })
}

type Contract = Sides & { listing: Listing }

/** The doctor applies, the hospital offers, the doctor accepts; the application's id, or null when one of them is refused. */
async function formContract(
  database: Database,
  { listing, person, member, now }: Contract,
): Promise<string | null> {
  const { id: regularWorkId, weekdays, contractStart, fee } = listing
  const applied = tokyoInstant(addDays(tokyoDay(now), TERM.applied), 9 * 60)
  const later = (hours: number) => new Date(applied.getTime() + hours * HOUR_MS)
  const key = `demo-renewal-${regularWorkId}`
  const result = await apply(database, REGULAR_APPLY, {
    ...person,
    request: { regularWorkId, key, message: null, weekdays, startDate: contractStart, sharedDocuments: [] },
    now: applied,
  })
  const applicationId = result.application?.id
  if (applicationId === undefined) return null
  const contract = { contractStart, weekdays, fee }
  const offer = { applicationId, key, decision: 'OFFER' as const, contract, note: '' }
  await decideApplication(database, { member, request: offer, now: later(1) })
  const acceptance = { applicationId, key, answer: 'ACCEPT' as const, shortRestAcknowledged: true }
  const answer = await answerOffer(database, { ...person, request: acceptance, now: later(2) })
  return answer === 'MATCHED' ? applicationId : null
}

/**
 * A contract of the doctor at the member's hospital about whose renewal the hospital is asked at once, like the hospital's
 * first open regular listing. Null without such a listing, or where a step is refused.
 */
export async function insertEndingContract(database: Database, { person, member, now }: Sides) {
  const listing = await insertShortListing(database, { person, member, now })
  const applicationId = listing && (await formContract(database, { listing, person, member, now }))
  if (!listing || applicationId === null) return null
  await createRenewalJob(database, () => now).run([{}])
  const [asked] = await database
    .select({ renewalId: contractRenewal.id, termEnd: contractRenewal.termEnd })
    .from(contractRenewal)
    .innerJoin(regularEngagement, eq(regularEngagement.id, contractRenewal.engagementId))
    .where(and(eq(regularEngagement.applicationId, applicationId), eq(contractRenewal.state, 'ASKED')))
  return asked ? { ...asked, applicationId, listing } : null
}

/**
 * The hospital of the demo member offers the approved doctor to renew a contract, through the real services and job.
 * Idempotent: while the term of one renewal runs, however it was answered, there is none more.
 */
export async function seedDemoRenewal(database: Database, { person, member, now }: Sides): Promise<void> {
  const { doctorId } = person
  const running = and(eq(contractRenewal.doctorId, doctorId), gte(contractRenewal.termEnd, tokyoDay(now)))
  if ((await database.$count(contractRenewal, running)) > 0) return
  const contract = await insertEndingContract(database, { person, member, now })
  if (!contract) return
  const { applicationId, renewalId, listing, termEnd: endDate } = contract
  const { contractStart: termStart, fee } = listing
  await decideRenewal(database, {
    side: {
      by: 'HOSPITAL',
      accountId: member.accountId,
      member: { ...member, hospitalStanding: 'ACTIVE' },
    },
    request: {
      applicationId,
      key: `demo-renewal-${renewalId}`,
      renewalId,
      decision: 'OFFER',
      newEnd: proposedEnd({ termStart, endDate, latest: addDays(endDate, MOST_RENEWED) }),
      fee: fee + RAISE_YEN,
      note: '最初の契約が終わったあとも、続けてお願いできればうれしいです。',
    },
    now,
  })
}
