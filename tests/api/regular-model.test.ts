import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  application,
  applicationEvent,
  applicationInterview,
  applicationOffer,
  work,
} from '#app/backend/database/schema/work/application.ts'
import { regularEngagement, regularWorkSchedule } from '#app/backend/database/schema/work/engagement.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { mayFollow } from '#app/domain/application/application-state.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { insertDoctors, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { regulars, type Regulars } from '#tests/support/regulars.ts'
import { runLength } from '#tests/support/run-length.ts'

/**
 * Commands about a regular listing in any order, some at the same moment: applications follow the table of transitions,
 * matches are slots and contracts, every confirmed date is a work, and everything that happened was told once.
 */

const SEQUENCES = runLength('APPLICATION_SEQUENCES', { short: 40, long: 80 })
const DOCTORS = 3
const SLOTS = 2

const STEPS = [
  'apply',
  'withdraw',
  'propose',
  'pick',
  'none',
  'offer',
  'decline',
  'agree',
  'refuse',
  'due',
] as const
type Step = { step: (typeof STEPS)[number]; who: number }

const step = fc.record<Step>({
  step: fc.constantFrom(...STEPS),
  who: fc.integer({ min: 0, max: DOCTORS - 1 }),
})
// One after the other, or two at once.
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 16 })

let scene: Regulars
let member: TestMember

beforeAll(async () => {
  scene = await regulars()
  const listing = Number(await insertRegularListing(scene.db.database))
  member = await insertMember(scene.db.database, (await scene.listingOf(listing))?.hospitalId ?? 0)
}, 60_000)
afterAll(() => scene.db.close())

type Stage = { listing: number; doctors: TestDoctor[] }

const lastOf = async ({ doctorId }: TestDoctor): Promise<string | undefined> =>
  (
    await scene.db.database
      .select({ id: application.id })
      .from(application)
      .where(eq(application.doctorId, doctorId))
      .orderBy(application.appliedAt, application.id)
  ).at(-1)?.id

/** The word of the outcome, or the code of a refusal. */
async function run({ listing, doctors }: Stage, { step: name, who }: Step): Promise<string | undefined> {
  const doctor = doctors[who]
  if (!doctor) throw new Error('no doctor')
  if (name === 'apply') {
    const body = await scene.apply(listing, doctor.bearer)
    return body.outcome ?? body.code
  }
  const id = await lastOf(doctor)
  if (!id) return 'NONE'
  const one = { ...doctor, id, member }
  switch (name) {
    case 'withdraw': {
      const request = { application_id: id, idempotency_key: crypto.randomUUID() }
      const { body } = await callWork(scene.backend, 'WithdrawApplication', request, doctor.bearer)
      return body.outcome ?? body.code
    }
    case 'propose':
      return scene.propose(one)
    case 'pick':
      return scene.pick(one, 24)
    case 'none':
      return scene.pick(one, null)
    case 'offer':
      return scene.offer(one)
    case 'decline':
      return scene.decide(one, {
        decision: 'HOSPITAL_DECISION_DECLINE',
        reason: 'DECLINE_REASON_OTHER',
      })
    case 'agree':
      return scene.answer(one, 'ACCEPT')
    case 'refuse':
      return scene.answer(one, 'DECLINE')
    case 'due':
      await scene.db.database.update(application).set({ replyDueAt: NOW }).where(eq(application.id, id))
      await scene.backend.jobs.run('application-deadline', [{}])
      return 'DUE'
  }
}

type Event = typeof applicationEvent.$inferSelect

/** The notices that a transition is to have ordered, and what the doctor's answers to interviews add. */
function noticesOf({ fromState, toState, reason }: Event, awaitedDoctor: boolean): string[] {
  switch (toState) {
    case 'APPLIED':
      return ['APPLICATION_RECEIVED']
    case 'INTERVIEW':
      return ['INTERVIEW_PROPOSED']
    case 'MATCHED':
      return ['OFFER_ACCEPTED']
    case 'WITHDRAWN':
      return [
        reason === '条件の辞退'
          ? 'OFFER_DECLINED'
          : reason === '誤応募の取り消し'
            ? 'APPLICATION_UNDONE'
            : 'APPLICATION_WITHDRAWN',
      ]
    case 'EXPIRED':
      if (fromState === 'OFFERED') return ['OFFER_EXPIRED', 'OFFER_UNANSWERED']
      return awaitedDoctor
        ? ['INTERVIEW_EXPIRED', 'INTERVIEW_UNANSWERED']
        : ['APPLICATION_EXPIRED', 'APPLICATION_UNANSWERED']
    case 'OFFERED':
    case 'DECLINED':
    case 'LISTING_CLOSED':
      return [`APPLICATION_${toState}`]
    case 'UNDER_REVIEW':
    case 'CANCELLED':
      return []
  }
}

const sorted = (words: readonly string[]) => words.toSorted((a, b) => a.localeCompare(b))

async function checkApplication(row: typeof application.$inferSelect, told: readonly string[]) {
  const { database } = scene.db
  const events = await database
    .select()
    .from(applicationEvent)
    .where(eq(applicationEvent.applicationId, row.id))
    .orderBy(applicationEvent.id)
  let before: Event['toState'] | null = null
  for (const { fromState, toState, actor } of events) {
    expect(fromState).toBe(before)
    const may = mayFollow('regular', fromState, toState, actor)
    expect({ fromState, toState, actor, may }).toMatchObject({ may: true })
    before = toState
  }
  expect(row.state).toBe(before)
  const interviews = await database
    .select()
    .from(applicationInterview)
    .where(eq(applicationInterview.applicationId, row.id))
    .orderBy(applicationInterview.proposedAt)
  const offers = await database
    .select()
    .from(applicationOffer)
    .where(eq(applicationOffer.applicationId, row.id))
  const isOpen = ({ closedAt }: { closedAt: Date | null }) => closedAt === null
  expect(offers.filter(isOpen)).toHaveLength(row.state === 'OFFERED' ? 1 : 0)
  expect(interviews.filter(isOpen)).toHaveLength(row.state === 'INTERVIEW' ? 1 : 0)
  const answered = interviews.flatMap(({ answeredAt, chosenStart }) =>
    answeredAt ? [chosenStart ? 'INTERVIEW_CHOSEN' : 'INTERVIEW_NONE_FITS'] : [],
  )
  // The last times had no answer when the application ended, or they still have none.
  const awaitedDoctor = events.at(-1)?.fromState === 'INTERVIEW' && told.includes('INTERVIEW_EXPIRED')
  const expected = [...answered, ...events.flatMap((event) => noticesOf(event, awaitedDoctor))]
  expect(sorted(told)).toEqual(sorted(expected))
}

async function check({ listing, doctors }: Stage): Promise<void> {
  const { database } = scene.db
  const ids = doctors.map(({ doctorId }) => doctorId)
  const rows = await database.select().from(application).where(inArray(application.doctorId, ids))
  const notices = await database.select().from(notification)
  const interviews = await database.select().from(applicationInterview)
  for (const row of rows) {
    const occasions = [
      row.id,
      ...interviews.filter(({ applicationId }) => applicationId === row.id).map(({ id }) => id),
    ]
    const told = notices.filter(({ dedupeKey }) => occasions.some((id) => dedupeKey.endsWith(id)))
    await checkApplication(
      row,
      told.map(({ type }) => String(type)),
    )
  }
  const matched = rows.filter(({ state }) => state === 'MATCHED')
  const place = await scene.listingOf(listing)
  expect(place).toMatchObject({
    filledSlots: matched.length,
    status: matched.length === SLOTS ? 'FILLED' : 'PUBLISHED',
  })
  const contracts = await database
    .select()
    .from(regularEngagement)
    .where(inArray(regularEngagement.doctorId, ids))
  expect(new Set(contracts.map(({ applicationId }) => applicationId))).toEqual(
    new Set(matched.map(({ id }) => id)),
  )
  const dates = await database
    .select()
    .from(regularWorkSchedule)
    .where(inArray(regularWorkSchedule.doctorId, ids))
  const works = await database.select().from(work).where(inArray(work.doctorId, ids))
  expect(dates.filter(({ state }) => state === 'CONFIRMED')).toHaveLength(works.length)
  expect(new Set(dates.map(({ workId }) => workId))).toEqual(new Set(works.map(({ id }) => id)))
  // Read whole by every sequence.
  await database.delete(notification)
}

test(
  'in any order, whatever happens follows the table and is told once',
  async () => {
    await fc.assert(
      fc.asyncProperty(groups, async (sequence) => {
        const listing = Number(await insertRegularListing(scene.db.database, { slots: SLOTS }))
        const stage = { listing, doctors: await insertDoctors(scene.db.database, DOCTORS) }
        for (const group of sequence) {
          const outcomes = await Promise.all(group.map((one) => run(stage, one)))
          for (const outcome of outcomes) expect(outcome).toMatch(/^[A-Z_]+$/)
        }
        await check(stage)
      }),
      { numRuns: SEQUENCES },
    )
    expect(scene.backend.reported).toEqual([])
  },
  Math.max(120_000, SEQUENCES * 10_000),
)
