import { HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let backend: TestBackend
let doctor: TestDoctor
let now = NOW
let statements = 0

/** Ten shifts, one a day from the third on: the first five without selection. */
beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  backend = testBackend(db.database, () => now)
  doctor = await insertDoctor(db.database)
  for (let index = 0; index < 10; index += 1) {
    const startTime = hours(72 + 24 * index)
    const id = await insertListing(db.database, {
      startTime,
      endTime: new Date(startTime.getTime() + 8 * HOUR_MS),
      shift: 'DAY',
      shiftPattern: 'DAY_AM_PM',
      nightDutyPermit: 'NOT_APPLICABLE',
      applicationStatus: index < 5 ? 'FREE' : 'SELECTION',
    })
    // Pairs applied for at the same moment: the cursor must tell them apart.
    now = new Date(NOW.getTime() + Math.floor(index / 2) * 60_000)
    await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: id, idempotency_key: `tap-list-${index}` },
      doctor.bearer,
    )
  }
}, 60_000)
afterAll(() => db.close())

type Row = { id: string; spot_work_id: string; state: string; applied_at: string; planned_start: string }

async function pages(method: string, key: 'applications' | 'works', request: object, bearer = doctor.bearer) {
  const rows: Row[] = []
  let after = ''
  do {
    const { body } = await callWork(backend, method, { ...request, after }, bearer)
    rows.push(...body[key])
    after = body.next_cursor
  } while (after !== '' && rows.length < 100)
  return rows
}

test.each([1, 2, 3, 10, 50])('applications, newest first, in pages of %i', async (limit) => {
  const rows = await pages('ListApplications', 'applications', { limit })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10)
  const times = rows.map(({ applied_at }) => applied_at)
  expect(times).toEqual([...times].sort().reverse())
})

test('applications by state, with what the doctor was shown', async () => {
  expect(
    await pages('ListApplications', 'applications', { states: ['APPLICATION_STATE_APPLIED'] }),
  ).toHaveLength(5)
  expect(
    await pages('ListApplications', 'applications', {
      states: ['APPLICATION_STATE_APPLIED', 'APPLICATION_STATE_MATCHED'],
    }),
  ).toHaveLength(10)
  expect(await pages('ListApplications', 'applications', { states: ['APPLICATION_STATE_DECLINED'] })).toEqual(
    [],
  )
  const { body } = await callWork(backend, 'ListApplications', { limit: 1 }, doctor.bearer)
  expect(body.applications[0]).toMatchObject({ title: '内科当直', fee: 85_000 })
  expect(body.applications[0].listing_number).toMatch(/^S-\d{7}$/)
  expect(body.applications[0].terms.length).toBeGreaterThan(15)
})

test.each([1, 2, 5])('matched works, soonest first, in pages of %i, with the phone', async (limit) => {
  const rows = await pages('ListMatchedWorks', 'works', { limit })
  expect(rows).toHaveLength(5)
  const times = rows.map(({ planned_start }) => planned_start)
  expect(times).toEqual([...times].sort())
  expect(rows[0]).toMatchObject({
    state: 'WORK_STATE_SCHEDULED',
    hospital_phone: expect.stringMatching(/^0/),
    meeting_place: '夜間入口の守衛室',
    application: { state: 'APPLICATION_STATE_MATCHED' },
  })
})

test('matched works that touch a span of time', async () => {
  const between = (from: number, to: number) =>
    pages('ListMatchedWorks', 'works', {
      ends_after: hours(from).toISOString(),
      starts_before: hours(to).toISOString(),
    })
  const starts = async (from: number, to: number) =>
    (await between(from, to)).map(({ planned_start }) => new Date(planned_start))
  // They begin 72, 96, 120, 144 and 168 hours on, and last eight.
  expect(await starts(79, 97)).toEqual([hours(72), hours(96)])
  expect(await starts(80, 96)).toEqual([])
  expect(await starts(-1_000, 73)).toEqual([hours(72)])
})

test('what has ended or was cancelled is not ahead', async () => {
  const [first] = await pages('ListMatchedWorks', 'works', {})
  await db.database
    .update(work)
    .set({ state: 'CANCELLED_BY_HOSPITAL' })
    .where(eq(work.id, first?.id ?? ''))
  expect(await pages('ListMatchedWorks', 'works', {})).toHaveLength(4)
  now = hours(200)
  const { bearer } = doctor
  // The token is as old as the clock has moved; a new one is what the app would bring.
  expect((await callWork(backend, 'ListMatchedWorks', {}, bearer)).status).toBe(401)
  now = NOW
})

test('a page costs one statement', async () => {
  await callWork(backend, 'ListApplications', {}, doctor.bearer)
  for (const method of ['ListApplications', 'ListMatchedWorks']) {
    statements = 0
    await callWork(backend, method, {}, doctor.bearer)
    expect(statements).toBe(1)
  }
})

test('nobody sees what is another doctor’s', async () => {
  for (const status of ['APPROVE', 'BANNED', null] as const) {
    const { bearer } = await insertDoctor(db.database, { status })
    expect(await pages('ListApplications', 'applications', {}, bearer)).toEqual([])
    expect(await pages('ListMatchedWorks', 'works', {}, bearer)).toEqual([])
  }
})

test('a cursor of another doctor’s list shows only one’s own', async () => {
  const { body } = await callWork(backend, 'ListApplications', { limit: 1 }, doctor.bearer)
  const { bearer } = await insertDoctor(db.database)
  const stolen = await callWork(backend, 'ListApplications', { after: body.next_cursor }, bearer)
  expect(stolen.body.applications).toEqual([])
})

test.each([
  ['ListApplications', { limit: 101 }],
  ['ListApplications', { limit: -1 }],
  ['ListApplications', { after: 'nonsense' }],
  ['ListApplications', { after: Buffer.from('["x","y"]').toString('base64url') }],
  ['ListApplications', { states: ['APPLICATION_STATE_NOTHING'] }],
  ['ListMatchedWorks', { after: 'nonsense' }],
  ['PreviewSpotApplication', { spot_work_ids: [] }],
  ['PreviewSpotApplication', { spot_work_ids: Array.from({ length: 11 }, (_, id) => String(id + 1)) }],
])('%s refuses %j', async (method, body) => {
  const answer = await callWork(backend, method, body, doctor.bearer)
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
})

test('a preview says per listing what applying would give, in three statements more, and changes nothing', async () => {
  const open = await insertListing(db.database, { startTime: hours(900) })
  const paused = await insertListing(db.database, { startTime: hours(950), status: 'PAUSED' })
  const before = await db.database.select().from(application)
  statements = 0
  const request = { spot_work_ids: [paused, '999999', open] }
  const { body } = await callWork(backend, 'PreviewSpotApplication', request, doctor.bearer)
  // The doctor's account; the listings, the doctor's state and the works around them.
  expect(statements).toBe(4)
  expect(body.previews).toMatchObject([
    { spot_work_id: paused, outcome: 'APPLY_OUTCOME_CLOSED' },
    { spot_work_id: '999999', outcome: 'APPLY_OUTCOME_NOT_FOUND', terms: [] },
    { spot_work_id: open, outcome: 'APPLY_OUTCOME_MATCHED' },
  ])
  expect(await db.database.select().from(application)).toEqual(before)
  const { bearer } = await insertDoctor(db.database, { status: null })
  const nobody = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [open] }, bearer)
  expect(nobody.body.previews[0].outcome).toBe('APPLY_OUTCOME_NOT_ALLOWED')
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
