import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application, applicationEvent, work } from '#app/backend/database/schema/work/application.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import type { DoctorStatus } from '#app/domain/account/doctor-words.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let backend: TestBackend
let statements: string[] = []

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: (query) => statements.push(query) } })
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const apply = (bearer: string, spotWorkId: string, more: Record<string, unknown> = {}) =>
  callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: spotWorkId, idempotency_key: crypto.randomUUID(), ...more },
    bearer,
  )

/** How many rows an application leaves, everywhere. */
async function traces() {
  const counts = await Promise.all(
    [application, applicationEvent, work, notification].map((table) =>
      db.database.select({ count: count() }).from(table),
    ),
  )
  const listings = await db.database
    .select({ filled: spotWork.filledSlots, applicants: spotWork.applicantCount })
    .from(spotWork)
    .orderBy(spotWork.id)
  return [...counts.map(([row]) => row?.count), JSON.stringify(listings)]
}

describe('applying without selection', () => {
  test('forms the contract at once and closes the listing with the last slot', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    const id = await insertListing(db.database)
    await callWork(backend, 'ListApplications', {}, bearer)
    statements = []
    const { status, body } = await apply(bearer, id, { message: ' よろしくお願いします。 ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcome: 'APPLY_OUTCOME_MATCHED',
      application: {
        spot_work_id: id,
        state: 'APPLICATION_STATE_MATCHED',
        message: 'よろしくお願いします。',
        fee: 85_000,
        hourly_fee: 5_666,
        applied_at: '2026-11-21T03:00:00Z',
        decided_at: '2026-11-21T03:00:00Z',
      },
    })
    expect(body.application.terms.map((term: { heading: string }) => term.heading)).toContain('就業場所')
    // begin, lock, earlier answer, facts, known works, slot, all that is written, notices, open pages told, commit
    expect(statements).toHaveLength(10)
    const [listing] = await db.database
      .select()
      .from(spotWork)
      .where(eq(spotWork.id, Number(id)))
    expect(listing).toMatchObject({ status: 'FILLED', filledSlots: 1 })
    const works = await db.database.select().from(work).where(eq(work.doctorId, doctorId))
    expect(works).toMatchObject([{ state: 'SCHEDULED', fee: 85_000, breakMinutes: 60 }])
    const told = await db.database.select().from(notification)
    expect(told).toMatchObject([{ type: 'APPLICATION_MATCHED_AT_ONCE', doctorId: null }])
  })

  test('gives each doctor a slot of his own until there is none', async () => {
    const id = await insertListing(db.database, { slots: 2 })
    const outcomes: string[] = []
    for (let index = 0; index < 3; index += 1) {
      const { bearer } = await insertDoctor(db.database)
      outcomes.push((await apply(bearer, id)).body.outcome)
    }
    expect(outcomes).toEqual(['APPLY_OUTCOME_MATCHED', 'APPLY_OUTCOME_MATCHED', 'APPLY_OUTCOME_FILLED'])
  })

  test('keeps the times asked for within the range, and refuses others', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    const start = hours(9 * 24 + 5)
    const id = await insertListing(db.database, {
      startTime: start,
      adjustableStartFrom: start,
      adjustableStartTo: hours(9 * 24 + 6),
    })
    const late = await apply(bearer, id, { requested_start: hours(9 * 24 + 7).toISOString() })
    expect(late.body.outcome).toBe('APPLY_OUTCOME_TIMES_OUT_OF_RANGE')
    const end = await apply(bearer, id, { requested_end: hours(9 * 24 + 20).toISOString() })
    expect(end.body.outcome).toBe('APPLY_OUTCOME_TIMES_OUT_OF_RANGE')
    const wish = hours(9 * 24 + 5.5)
    const fits = await apply(bearer, id, { requested_start: wish.toISOString() })
    expect(fits.body).toMatchObject({
      outcome: 'APPLY_OUTCOME_MATCHED',
      application: { start_time: wish.toISOString().replace('.000', '') },
    })
    const [row] = await db.database.select().from(work).where(eq(work.doctorId, doctorId))
    expect(row?.plannedStart).toEqual(wish)
  })
})

describe('applying with selection', () => {
  test.each([
    { startsIn: 400, replyIn: 48 },
    { startsIn: 20, replyIn: 10 },
    { startsIn: 3, replyIn: 2 },
  ])('starting in $startsIn h the hospital answers within $replyIn h', async ({ startsIn, replyIn }) => {
    const { bearer } = await insertDoctor(db.database)
    const id = await insertListing(db.database, {
      applicationStatus: 'SELECTION',
      startTime: hours(startsIn),
      applicationDeadline: hours(startsIn),
    })
    const { body } = await apply(bearer, id)
    expect(body.outcome).toBe('APPLY_OUTCOME_APPLIED')
    expect(new Date(body.application.reply_due_at)).toEqual(hours(replyIn))
    const [listing] = await db.database
      .select()
      .from(spotWork)
      .where(eq(spotWork.id, Number(id)))
    expect(listing).toMatchObject({ status: 'PUBLISHED', filledSlots: 0, applicantCount: 1 })
  })

  test('holds the application of a doctor who is not approved yet', async () => {
    const { bearer } = await insertDoctor(db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const id = await insertListing(db.database, { applicationStatus: 'SELECTION' })
    expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_APPLIED')
    const [held] = await db.database
      .select()
      .from(application)
      .where(eq(application.spotWorkId, Number(id)))
    expect(held).toMatchObject({ state: 'APPLIED', releasedAt: null })
    const told = await db.database.select().from(notification)
    expect(told.filter(({ dedupeKey }) => dedupeKey.endsWith(held?.id ?? ''))).toEqual([])
    const free = await insertListing(db.database)
    expect((await apply(bearer, free)).body.outcome).toBe('APPLY_OUTCOME_NOT_ALLOWED')
  })
})

describe('repeating', () => {
  test('the same key gets the first answer and changes nothing', async () => {
    const { bearer } = await insertDoctor(db.database)
    const id = await insertListing(db.database)
    const key = { idempotency_key: 'tap-0001' }
    const first = await apply(bearer, id, key)
    const before = await traces()
    await db.database.update(application).set({ readByHospitalAt: NOW })
    const again = await apply(bearer, id, key)
    expect(again).toEqual(first)
    expect(await traces()).toEqual(before)
  })

  test('ten taps at once with one key become one application', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    const id = await insertListing(db.database, { applicationStatus: 'SELECTION' })
    const taps = await Promise.all(
      Array.from({ length: 10 }, () => apply(bearer, id, { idempotency_key: 'tap-same-0001' })),
    )
    expect(new Set(taps.map((tap) => JSON.stringify(tap))).size).toBe(1)
    const rows = await db.database.select().from(application).where(eq(application.doctorId, doctorId))
    expect(rows).toHaveLength(1)
  })

  test('the same key for something else is an error', async () => {
    const { bearer } = await insertDoctor(db.database)
    const id = await insertListing(db.database)
    await apply(bearer, id, { idempotency_key: 'tap-0002' })
    const other = await apply(bearer, await insertListing(db.database), { idempotency_key: 'tap-0002' })
    expect(other).toEqual({
      status: 400,
      body: {
        code: 'invalid_argument',
        msg: expect.stringContaining('内容の違う操作をすでに受け付けています'),
      },
    })
  })

  test('another key says that the doctor has applied', async () => {
    const { bearer } = await insertDoctor(db.database)
    const id = await insertListing(db.database, { slots: 2 })
    const first = await apply(bearer, id)
    const second = await apply(bearer, id)
    expect(second.body).toEqual({ ...first.body, outcome: 'APPLY_OUTCOME_ALREADY_APPLIED' })
  })
})

describe('refusing', () => {
  const statuses: [DoctorStatus | null, string][] = [
    [null, 'no doctor record'],
    ['INITIAL', 'initial'],
    ['VIEW_ONLY', 'in review'],
    ['BANNED', 'banned'],
    ['SUSPENDED', 'suspended'],
  ]
  test.each(statuses)('%s (%s) may not apply', async (status) => {
    const { bearer } = await insertDoctor(db.database, { status })
    const id = await insertListing(db.database)
    const before = await traces()
    expect((await apply(bearer, id)).body).toMatchObject({ outcome: 'APPLY_OUTCOME_NOT_ALLOWED' })
    expect(await traces()).toEqual(before)
  })

  test('a ban bites at once, whatever the token says', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    const id = await insertListing(db.database)
    await callWork(backend, 'ListApplications', {}, bearer)
    await db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, doctorId))
    expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_NOT_ALLOWED')
  })

  test.each([
    ['a minute after the deadline', { applicationDeadline: hours(-1 / 60) }, 'CLOSED'],
    ['at the deadline', { applicationDeadline: NOW }, 'CLOSED'],
    ['paused', { status: 'PAUSED' as const }, 'CLOSED'],
    ['withdrawn', { status: 'WITHDRAWN' as const }, 'CLOSED'],
    ['closed', { status: 'CLOSED' as const }, 'CLOSED'],
    ['filled', { status: 'FILLED' as const, filledSlots: 1 }, 'FILLED'],
    ['a draft', { status: 'DRAFT' as const }, 'NOT_FOUND'],
  ])('%s', async (_, changes, outcome) => {
    const { bearer } = await insertDoctor(db.database)
    const id = await insertListing(db.database, changes)
    const before = await traces()
    expect((await apply(bearer, id)).body.outcome).toBe(`APPLY_OUTCOME_${outcome}`)
    expect(await traces()).toEqual(before)
  })

  test('an unknown listing', async () => {
    const { bearer } = await insertDoctor(db.database)
    expect((await apply(bearer, '999999999')).body.outcome).toBe('APPLY_OUTCOME_NOT_FOUND')
  })

  test('an overlapping work, matched or to be selected', async () => {
    const { bearer } = await insertDoctor(db.database)
    await apply(bearer, await insertListing(db.database))
    const before = await traces()
    const overlapping = { startTime: hours(9 * 24 + 20), endTime: hours(9 * 24 + 28) }
    for (const applicationStatus of ['FREE', 'SELECTION'] as const) {
      const id = await insertListing(db.database, { ...overlapping, applicationStatus })
      expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_OVERLAPPING')
    }
    expect((await traces()).slice(0, 4)).toEqual(before.slice(0, 4))
  })
})

describe('malformed', () => {
  test.each([
    ['no listing', { spot_work_id: '' }, 'invalid_argument'],
    ['a listing that is no number', { spot_work_id: '1 or 1=1' }, 'invalid_argument'],
    ['a short key', { idempotency_key: 'short' }, 'invalid_argument'],
    ['a long key', { idempotency_key: 'k'.repeat(256) }, 'invalid_argument'],
    ['a long message', { message: 'あ'.repeat(501) }, 'invalid_argument'],
    ['a character the database cannot keep', { message: 'a\0b' }, 'invalid_argument'],
    ['a wrong type', { message: 5 }, 'malformed'],
    ['a wrong time', { requested_start: 'tomorrow' }, 'malformed'],
  ])('%s', async (_, more, code) => {
    const { bearer } = await insertDoctor(db.database)
    const { status, body } = await apply(bearer, '1', more)
    expect(status).toBe(400)
    expect(body.code).toBe(code)
    expect(body.msg).toMatch(/\p{Script=Hiragana}/u)
  })

  test('a message of 500 characters is kept, also beyond the first plane', async () => {
    const { bearer } = await insertDoctor(db.database)
    const message = '𠮷'.repeat(500)
    const { body } = await apply(bearer, await insertListing(db.database), { message })
    expect(body.application.message).toBe(message)
  })

  test('no token', async () => {
    const { status, body } = await callWork(backend, 'ApplyToSpot', {})
    expect(status).toBe(401)
    expect(body.code).toBe('unauthenticated')
  })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
