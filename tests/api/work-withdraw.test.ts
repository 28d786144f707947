import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, applicationEvent, outbox, work } from '#app/backend/database/schema/application.ts'
import { doctor } from '#app/backend/database/schema/doctor.ts'
import { spotWork } from '#app/backend/database/schema/spot-work.ts'
import { createSpotSearch } from '#app/backend/listings/index/spot-search.ts'
import type { ApplicationState, WorkState } from '#app/domain/application-words.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

const MINUTE = 60_000

let db: TestDatabase
let backend: TestBackend
let now = NOW

beforeAll(async () => {
  db = await testDatabase({ kind: 'pglite' })
  backend = testBackend(db.database, () => now)
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  now = NOW
})

const later = (minutes: number) => {
  now = new Date(NOW.getTime() + minutes * MINUTE)
}

const withdraw = (bearer: string, id: string, more: Record<string, unknown> = {}) =>
  callWork(
    backend,
    'WithdrawApplication',
    { application_id: id, idempotency_key: crypto.randomUUID(), ...more },
    bearer,
  )

async function applied(
  changes: Partial<typeof spotWork.$inferInsert> = {},
  one?: TestDoctor,
): Promise<TestDoctor & { spot: number; id: string }> {
  const person = one ?? (await insertDoctor(db.database))
  const spot = await insertListing(db.database, changes)
  const { body } = await callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: spot, idempotency_key: crypto.randomUUID() },
    person.bearer,
  )
  expect(body.application?.id, body.outcome).toBeDefined()
  return { ...person, spot: Number(spot), id: body.application.id }
}

const listingOf = async (spot: number) =>
  (await db.database.select().from(spotWork).where(eq(spotWork.id, spot)))[0]

/** Everything an application has left, except for kept answers. */
const traces = async ({ id, spot }: { id: string; spot: number }) =>
  JSON.stringify([
    await db.database.select().from(application).where(eq(application.id, id)),
    await db.database.select().from(applicationEvent).where(eq(applicationEvent.applicationId, id)),
    await db.database.select().from(work).where(eq(work.applicationId, id)),
    (await db.database.select().from(outbox)).length,
    await listingOf(spot),
  ])

describe('a match made by applying', () => {
  test('is undone to the last moment: the slot, the listing and the day are free again', async () => {
    const one = await applied()
    const search = createSpotSearch(db.database)
    const ask = { where: {}, orderBy: 'FEE_DESC', limit: 100, after: null, now: NOW } as const
    expect((await search.page(ask)).ids).not.toContain(one.spot)
    later(5)
    const { status, body } = await withdraw(one.bearer, one.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcome: 'WITHDRAW_OUTCOME_WITHDRAWN',
      application: { id: one.id, state: 'WITHDRAWN', decided_at: '2026-11-21T03:05:00Z' },
    })
    expect(body.application.undo_until).toBeUndefined()
    expect(await listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 0,
      applicantCount: 0,
    })
    expect((await search.page(ask)).ids).toContain(one.spot)
    expect(await db.database.select().from(work).where(eq(work.doctorId, one.doctorId))).toEqual([])
    const events = await db.database
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, one.id))
      .orderBy(applicationEvent.id)
    expect(events).toMatchObject([
      { fromState: null, toState: 'MATCHED' },
      { fromState: 'MATCHED', toState: 'WITHDRAWN', actor: 'DOCTOR', reason: '誤応募の取り消し' },
    ])
    const sent = await db.database.select().from(outbox).orderBy(outbox.id)
    expect(sent.at(-1)).toMatchObject({ topic: 'application.undone', payload: { applicationId: one.id } })

    // The same doctor may apply again, to this one and to what overlaps with it.
    const again = await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: String(one.spot), idempotency_key: crypto.randomUUID() },
      one.bearer,
    )
    expect(again.body.outcome).toBe('APPLY_OUTCOME_MATCHED')
    expect(again.body.application.id).not.toBe(one.id)
  })

  test('gives back one slot of several', async () => {
    const [first, second] = [await insertDoctor(db.database), await insertDoctor(db.database)]
    const one = await applied({ slots: 2 }, first)
    await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: String(one.spot), idempotency_key: crypto.randomUUID() },
      second.bearer,
    )
    expect(await listingOf(one.spot)).toMatchObject({ status: 'FILLED', filledSlots: 2 })
    await withdraw(one.bearer, one.id)
    expect(await listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 1,
      applicantCount: 1,
    })
    const third = await insertDoctor(db.database)
    const { body } = await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: String(one.spot), idempotency_key: crypto.randomUUID() },
      third.bearer,
    )
    expect(body.outcome).toBe('APPLY_OUTCOME_MATCHED')
  })

  test('says until when, and no longer than eight hours before the start', async () => {
    const far = await applied()
    const near = await applied({
      startTime: hours(8 + 2 / 60),
      applicationDeadline: hours(2),
      endTime: hours(16),
    })
    const tooNear = await applied({ startTime: hours(7), applicationDeadline: hours(2), endTime: hours(16) })
    const untilOf = async ({ bearer }: TestDoctor) => {
      const { body } = await callWork(backend, 'ListMatchedWorks', {}, bearer)
      return body.works[0].application.undo_until
    }
    expect(await untilOf(far)).toBe('2026-11-21T03:05:00Z')
    expect(await untilOf(near)).toBe('2026-11-21T03:02:00Z')
    expect(await untilOf(tooNear)).toBeUndefined()

    const before = await traces(tooNear)
    expect((await withdraw(tooNear.bearer, tooNear.id)).body.outcome).toBe('WITHDRAW_OUTCOME_TOO_CLOSE')
    expect(await traces(tooNear)).toBe(before)
    later(3)
    expect((await withdraw(near.bearer, near.id)).body.outcome).toBe('WITHDRAW_OUTCOME_TOO_CLOSE')
    expect((await withdraw(far.bearer, far.id)).body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
  })

  test('stands after five minutes', async () => {
    const one = await applied()
    const before = await traces(one)
    now = new Date(NOW.getTime() + 5 * MINUTE + 1)
    expect((await withdraw(one.bearer, one.id)).body).toMatchObject({
      outcome: 'WITHDRAW_OUTCOME_TOO_LATE',
      application: { state: 'MATCHED' },
    })
    expect(await traces(one)).toBe(before)
  })

  test.each<WorkState>(['CANCELLED_BY_HOSPITAL', 'CANCELLATION_REQUESTED', 'IN_PROGRESS'])(
    'stands once its work is %s',
    async (state) => {
      const one = await applied()
      await db.database.update(work).set({ state }).where(eq(work.applicationId, one.id))
      const before = await traces(one)
      expect((await withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_DECIDED')
      expect(await traces(one)).toBe(before)
    },
  )

  test('does not open a listing whose deadline has passed, nor one the hospital has closed', async () => {
    const late = await applied({ applicationDeadline: hours(1 / 60) })
    later(2)
    await withdraw(late.bearer, late.id)
    expect(await listingOf(late.spot)).toMatchObject({ status: 'CLOSED', filledSlots: 0 })
    now = NOW
    const paused = await applied({ slots: 2 })
    await db.database.update(spotWork).set({ status: 'PAUSED' }).where(eq(spotWork.id, paused.spot))
    await withdraw(paused.bearer, paused.id)
    expect(await listingOf(paused.spot)).toMatchObject({ status: 'PAUSED', filledSlots: 0 })
  })
})

describe('an application that waits', () => {
  test.each([
    [4, 'application.undone'],
    [6, 'application.withdrawn'],
    [9, 'application.withdrawn'],
  ])('is taken back after %i minutes', async (minutes, topic) => {
    const one = await applied({ applicationStatus: 'SELECTION' })
    later(minutes)
    expect((await withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
    expect(await listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 0,
      applicantCount: 0,
    })
    const sent = await db.database.select().from(outbox).orderBy(outbox.id)
    expect(sent.at(-1)).toMatchObject({ topic, payload: { applicationId: one.id } })
  })

  test.each<[ApplicationState, string]>([
    ['UNDER_REVIEW', 'WITHDRAWN'],
    ['OFFERED', 'WITHDRAWN'],
    ['DECLINED', 'ALREADY_DECIDED'],
    ['EXPIRED', 'ALREADY_DECIDED'],
    ['LISTING_CLOSED', 'ALREADY_DECIDED'],
    ['WITHDRAWN', 'ALREADY_WITHDRAWN'],
  ])('once %s: %s', async (state, outcome) => {
    const one = await applied({ applicationStatus: 'SELECTION' })
    await db.database.update(application).set({ state }).where(eq(application.id, one.id))
    expect((await withdraw(one.bearer, one.id)).body.outcome).toBe(`WITHDRAW_OUTCOME_${outcome}`)
  })

  test('and that the hospital has accepted is a contract, within five minutes too', async () => {
    const one = await applied({ applicationStatus: 'SELECTION' })
    await db.database
      .update(application)
      .set({ state: 'MATCHED', slotNo: 1, decidedAt: new Date(NOW.getTime() + MINUTE) })
      .where(eq(application.id, one.id))
    later(2)
    const before = await traces(one)
    const { body } = await withdraw(one.bearer, one.id)
    expect(body).toMatchObject({
      outcome: 'WITHDRAW_OUTCOME_ALREADY_DECIDED',
      application: { state: 'MATCHED' },
    })
    expect(body.application.undo_until).toBeUndefined()
    expect(await traces(one)).toBe(before)
  })
})

test('a repeat gets the first answer and gives back no second slot', async () => {
  const one = await applied({ slots: 2 })
  const key = { idempotency_key: 'undo-0001' }
  const taps = await Promise.all(Array.from({ length: 5 }, () => withdraw(one.bearer, one.id, key)))
  expect(new Set(taps.map((tap) => JSON.stringify(tap))).size).toBe(1)
  expect(taps[0]?.body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
  const before = await traces(one)
  later(9)
  expect(await withdraw(one.bearer, one.id, key)).toEqual(taps[0])
  expect((await withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_WITHDRAWN')
  expect(await traces(one)).toBe(before)
  const other = await applied({}, one)
  expect(await withdraw(one.bearer, other.id, key)).toEqual({
    status: 400,
    body: { code: 'invalid_argument', msg: '同じ操作番号で別の応募は取り消せません' },
  })
})

test('nobody takes back what is another doctor’s, nor what is not there', async () => {
  const one = await applied()
  const before = await traces(one)
  const { bearer } = await insertDoctor(db.database)
  for (const id of [one.id, crypto.randomUUID()])
    expect((await withdraw(bearer, id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_FOUND' })
  const { bearer: nobody } = await insertDoctor(db.database, { status: null })
  expect((await withdraw(nobody, one.id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_FOUND' })
  expect(await traces(one)).toBe(before)
})

test.each(['BANNED', 'SUSPENDED', 'VIEW_ONLY'] as const)(
  'a doctor who is %s asks our staff',
  async (status) => {
    const one = await applied()
    await db.database.update(doctor).set({ status }).where(eq(doctor.id, one.doctorId))
    const before = await traces(one)
    expect((await withdraw(one.bearer, one.id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_ALLOWED' })
    expect(await traces(one)).toBe(before)
  },
)

test.each([
  ['no application', { application_id: '' }],
  ['an application that is no id', { application_id: "1' or '1'='1" }],
  ['a short key', { idempotency_key: 'short' }],
  ['a long key', { idempotency_key: 'k'.repeat(256) }],
])('malformed: %s', async (_, more) => {
  const { bearer } = await insertDoctor(db.database)
  const { status, body } = await withdraw(bearer, crypto.randomUUID(), more)
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_argument')
  expect(body.msg).toMatch(/\p{Script=Hiragana}/u)
})

test('no token', async () => {
  const { status, body } = await callWork(backend, 'WithdrawApplication', {})
  expect(status).toBe(401)
  expect(body.code).toBe('unauthenticated')
})

test('a preview brings the application that still stands', async () => {
  const one = await applied()
  const request = { spot_work_ids: [String(one.spot)] }
  const preview = async () => {
    const { body } = await callWork(backend, 'PreviewSpotApplication', request, one.bearer)
    return body.previews[0]
  }
  expect(await preview()).toMatchObject({
    outcome: 'APPLY_OUTCOME_ALREADY_APPLIED',
    application: { id: one.id, state: 'MATCHED', undo_until: '2026-11-21T03:05:00Z' },
  })
  await withdraw(one.bearer, one.id)
  const after = await preview()
  expect(after.outcome).toBe('APPLY_OUTCOME_MATCHED')
  expect(after.application).toBeUndefined()
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
