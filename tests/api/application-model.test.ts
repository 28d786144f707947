import { HOUR_MS } from '#app/domain/duration.ts'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  application,
  applicationEvent,
  applicationOffer,
  work,
} from '#app/backend/database/schema/work/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { mayFollow } from '#app/domain/application/application-state.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { insertDoctors, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { runLength } from '#tests/support/run-length.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

/**
 * Commands of doctors, hospital and jobs in any order, some at the same moment: whatever happens, applications follow
 * the table of transitions, matches are slots, and everything that happened was told once.
 */

const SEQUENCES = runLength('APPLICATION_SEQUENCES', { short: 60, long: 120 })
const DOCTORS = 3
const SLOTS = 2

const STEPS = ['apply', 'withdraw', 'open', 'accept', 'offer', 'decline', 'agree', 'refuse', 'due'] as const
type Step = { step: (typeof STEPS)[number]; who: number }

const step = fc.record<Step>({
  step: fc.constantFrom(...STEPS),
  who: fc.integer({ min: 0, max: DOCTORS - 1 }),
})
const sequence = fc.record({
  isFree: fc.boolean(),
  // One after the other, or two at once.
  groups: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 14 }),
})

let scene: Withdrawals
let member: TestMember

beforeAll(async () => {
  scene = await withdrawals()
  const spot = await insertListing(scene.db.database)
  member = await insertMember(scene.db.database, (await scene.listingOf(Number(spot)))?.hospitalId ?? 0)
}, 60_000)
afterAll(() => scene.db.close())

type Stage = { listing: string; doctors: TestDoctor[]; start: Date }

/** The doctor's latest application; there is one listing per stage. */
const lastOf = async (doctor: TestDoctor): Promise<string | undefined> =>
  (
    await scene.db.database
      .select({ id: application.id })
      .from(application)
      .where(eq(application.doctorId, doctor.doctorId))
      .orderBy(application.appliedAt, application.id)
  ).at(-1)?.id

const office = (method: string, body: Record<string, unknown>) =>
  callTwirp(scene.backend, `dp.hospital.HospitalApplications/${method}`, body, member.bearer)

async function run(stage: Stage, { step: name, who }: Step): Promise<number> {
  const doctor = stage.doctors[who]
  if (!doctor) throw new Error('no doctor')
  const idempotency_key = crypto.randomUUID()
  if (name === 'apply') {
    const request = { spot_work_id: stage.listing, idempotency_key, short_rest_acknowledged: true }
    return (await callWork(scene.backend, 'ApplyToSpot', request, doctor.bearer)).status
  }
  const id = await lastOf(doctor)
  if (!id) return 200
  const decide = async (decision: string, more: Record<string, unknown> = {}) =>
    (
      await office('DecideApplication', {
        application_id: id,
        idempotency_key,
        decision: `HOSPITAL_DECISION_${decision}`,
        ...more,
      })
    ).status
  const answer = async (word: string) =>
    (
      await callWork(
        scene.backend,
        'AnswerOffer',
        {
          application_id: id,
          idempotency_key,
          answer: `OFFER_ANSWER_${word}`,
          short_rest_acknowledged: true,
        },
        doctor.bearer,
      )
    ).status
  const offered = {
    start_time: stage.start.toISOString(),
    end_time: new Date(stage.start.getTime() + 8 * HOUR_MS).toISOString(),
    fee: 91_000,
  }
  switch (name) {
    case 'withdraw':
      return (await scene.withdraw(doctor.bearer, id)).status
    case 'open':
      return (await office('OpenApplication', { application_id: id })).status
    case 'accept':
      return decide('ACCEPT')
    case 'offer':
      return decide('OFFER', { offered })
    case 'decline':
      return decide('DECLINE', { reason: 'DECLINE_REASON_OTHER' })
    case 'agree':
      return answer('ACCEPT')
    case 'refuse':
      return answer('DECLINE')
    case 'due':
      await scene.db.database.update(application).set({ replyDueAt: NOW }).where(eq(application.id, id))
      await scene.backend.jobs.run('application-deadline', [{}])
      return 200
  }
}

/** The notices that a transition is to have ordered. */
function noticesOf({ fromState, toState, actor, reason }: typeof applicationEvent.$inferSelect): string[] {
  const isOffer = fromState === 'OFFERED'
  switch (toState) {
    case 'APPLIED':
      return ['APPLICATION_RECEIVED']
    case 'MATCHED':
      return [
        fromState === null
          ? 'APPLICATION_MATCHED_AT_ONCE'
          : actor === 'DOCTOR'
            ? 'OFFER_ACCEPTED'
            : 'APPLICATION_ACCEPTED',
      ]
    case 'WITHDRAWN':
      return [
        reason === '条件の辞退'
          ? 'OFFER_DECLINED'
          : reason === '誤応募の取り消し'
            ? 'APPLICATION_UNDONE'
            : 'APPLICATION_WITHDRAWN',
      ]
    case 'EXPIRED':
      return isOffer
        ? ['OFFER_EXPIRED', 'OFFER_UNANSWERED']
        : ['APPLICATION_EXPIRED', 'APPLICATION_UNANSWERED']
    case 'OFFERED':
    case 'DECLINED':
    case 'LISTING_CLOSED':
      return [`APPLICATION_${toState}`]
    case 'UNDER_REVIEW':
    case 'INTERVIEW':
    case 'CANCELLED':
      return []
  }
}

async function check({ listing, doctors }: Stage): Promise<void> {
  const { database } = scene.db
  const ids = doctors.map(({ doctorId }) => doctorId)
  const rows = await database.select().from(application).where(inArray(application.doctorId, ids))
  const events = await database
    .select()
    .from(applicationEvent)
    .where(
      inArray(applicationEvent.applicationId, [
        '00000000-0000-0000-0000-000000000000',
        ...rows.map(({ id }) => id),
      ]),
    )
    .orderBy(applicationEvent.id)
  const notices = await database.select().from(notification)
  for (const row of rows) {
    const own = events.filter(({ applicationId }) => applicationId === row.id)
    let before: (typeof own)[number]['toState'] | null = null
    for (const { fromState, toState, actor } of own) {
      expect(fromState).toBe(before)
      expect({ fromState, toState, actor, may: mayFollow('spot', fromState, toState, actor) }).toMatchObject({
        may: true,
      })
      before = toState
    }
    expect(row.state).toBe(before)
    const told = notices.filter(({ dedupeKey }) => dedupeKey.endsWith(row.id)).map(({ type }) => String(type))
    expect(told.toSorted((a, b) => a.localeCompare(b))).toEqual(
      own.flatMap(noticesOf).toSorted((a, b) => a.localeCompare(b)),
    )
    const open = (
      await database.select().from(applicationOffer).where(eq(applicationOffer.applicationId, row.id))
    ).filter(({ closedAt }) => closedAt === null)
    expect(open).toHaveLength(row.state === 'OFFERED' ? 1 : 0)
  }
  const matched = rows.filter(({ state }) => state === 'MATCHED')
  const works = await database.select().from(work).where(inArray(work.doctorId, ids))
  const place = await scene.listingOf(Number(listing))
  expect(place?.filledSlots).toBe(matched.length)
  expect(matched.length).toBeLessThanOrEqual(SLOTS)
  expect(place?.status).toBe(matched.length === SLOTS ? 'FILLED' : 'PUBLISHED')
  expect(new Set(works.map(({ applicationId }) => applicationId))).toEqual(
    new Set(matched.map(({ id }) => id)),
  )
  expect(new Set(matched.map(({ slotNo }) => slotNo)).size).toBe(matched.length)
  // Read whole by every sequence.
  await database.delete(notification)
}

test(
  'in any order, whatever happens follows the table and is told once',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async ({ isFree, groups }) => {
        const start = hours(240)
        const listing = await insertListing(scene.db.database, {
          applicationStatus: isFree ? 'FREE' : 'SELECTION',
          slots: SLOTS,
          startTime: start,
          endTime: new Date(start.getTime() + 8 * HOUR_MS),
        })
        const stage = { listing, start, doctors: await insertDoctors(scene.db.database, DOCTORS) }
        for (const group of groups) {
          const statuses = await Promise.all(group.map((one) => run(stage, one)))
          for (const status of statuses) expect(status).toBeLessThan(500)
        }
        await check(stage)
      }),
      { numRuns: SEQUENCES },
    )
    expect(scene.backend.reported).toEqual([])
  },
  Math.max(120_000, SEQUENCES * 10_000),
)
