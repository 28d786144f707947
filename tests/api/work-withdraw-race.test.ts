import { and, count, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctors, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

// On a real server only: the embedded database is one connection, where nothing ever meets.
const ROUNDS = 40

let db: TestDatabase
let backend: TestBackend
let doctors: TestDoctor[]

beforeAll(async () => {
  db = await testDatabase({ max: 20 })
  backend = testBackend(db.database)
  doctors = await insertDoctors(db.database, 20)
}, 60_000)
afterAll(() => db.close())

const apply = async ({ bearer }: TestDoctor, id: string) => {
  const request = { spot_work_id: id, idempotency_key: crypto.randomUUID() }
  return (await callWork(backend, 'ApplyToSpot', request, bearer)).body
}

const withdraw = async ({ bearer }: TestDoctor, id: string) => {
  const request = { application_id: id, idempotency_key: crypto.randomUUID() }
  return (await callWork(backend, 'WithdrawApplication', request, bearer)).body.outcome
}

const [first, ...others] = [0, ...Array.from({ length: 19 }, (_, index) => index + 1)]
const one = () => doctors[first] ?? expect.unreachable()
const rest = () => others.flatMap((index) => doctors[index] ?? [])

const day = (round: number) => ({ startTime: hours(24 * (round + 2)), endTime: hours(24 * (round + 2) + 8) })

const countOf = async (spot: string) => {
  const [row] = await db.database
    .select({ matched: count() })
    .from(application)
    .innerJoin(work, eq(work.applicationId, application.id))
    .where(and(eq(application.spotWorkId, Number(spot)), eq(application.state, 'MATCHED')))
  return row?.matched ?? 0
}

test(`a slot given back while nineteen doctors want it has one holder at most, ${ROUNDS} times`, async () => {
  let taken = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await insertListing(db.database, day(round))
    const { application: mine } = await apply(one(), id)
    const [undone, ...outcomes] = await Promise.all([
      withdraw(one(), mine.id),
      ...rest().map(async (other) => (await apply(other, id)).outcome),
    ])
    expect(undone).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
    const matched = outcomes.filter((outcome) => outcome === 'APPLY_OUTCOME_MATCHED').length
    expect(outcomes.filter((outcome) => outcome === 'APPLY_OUTCOME_FILLED')).toHaveLength(19 - matched)
    expect(await countOf(id)).toBe(matched)
    const [listing] = await db.database
      .select()
      .from(spotWork)
      .where(eq(spotWork.id, Number(id)))
    expect(listing).toMatchObject(
      matched === 1
        ? { status: 'FILLED', filledSlots: 1, applicantCount: 1 }
        : { status: 'PUBLISHED', filledSlots: 0, applicantCount: 0 },
    )
    taken += matched
  }
  // Both ends of the race were seen, or it was none.
  expect(taken).toBeGreaterThan(0)
  expect(backend.reported).toEqual([])
}, 120_000)

test(`the hospital decides at the same moment, ${ROUNDS} times: one of the two holds, and the other hears so`, async () => {
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await insertListing(db.database, { ...day(100 + round), applicationStatus: 'SELECTION' })
    const { application: mine } = await apply(one(), id)
    const decline = async () => {
      // Sometimes a little ahead, sometimes a little behind.
      await new Promise((settle) => setTimeout(settle, round % 8))
      return db.database
        .update(application)
        .set({ state: 'DECLINED', decidedAt: NOW, declineReason: 'OTHER' })
        .where(
          and(
            eq(application.id, mine.id),
            inArray(application.state, ['APPLIED', 'UNDER_REVIEW', 'OFFERED']),
          ),
        )
        .returning({ id: application.id })
    }
    const [outcome, declined] = await Promise.all([withdraw(one(), mine.id), decline()])
    const [row] = await db.database.select().from(application).where(eq(application.id, mine.id))
    expect({ outcome, state: row?.state }).toEqual(
      declined.length === 1
        ? { outcome: 'WITHDRAW_OUTCOME_ALREADY_DECIDED', state: 'DECLINED' }
        : { outcome: 'WITHDRAW_OUTCOME_WITHDRAWN', state: 'WITHDRAWN' },
    )
    seen.add(outcome)
  }
  expect(seen.size).toBe(2)
  expect(backend.reported).toEqual([])
}, 120_000)

test('ten taps with keys of their own give back one slot', async () => {
  const id = await insertListing(db.database, { ...day(300), slots: 3 })
  const { application: mine } = await apply(one(), id)
  await apply(rest()[0] ?? one(), id)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => withdraw(one(), mine.id)))
  expect(outcomes.filter((outcome) => outcome === 'WITHDRAW_OUTCOME_WITHDRAWN')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'WITHDRAW_OUTCOME_ALREADY_WITHDRAWN')).toHaveLength(9)
  const [listing] = await db.database
    .select()
    .from(spotWork)
    .where(eq(spotWork.id, Number(id)))
  expect(listing).toMatchObject({ status: 'PUBLISHED', filledSlots: 1, applicantCount: 1 })
})
