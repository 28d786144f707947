import { eq } from 'drizzle-orm'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

const DAY = { shift: 'DAY', shiftPattern: 'DAY_AM_PM', nightDutyPermit: 'NOT_APPLICABLE' } as const

const METER = parse(`query ($ids: [ID!]!) { spotWorksByIds(ids: $ids) { id meter {
  fit sentence totalsSentence countedMinutes permittedMinutes
  restBefore { minutes guideline } restAfter { minutes guideline }
  month { period sideMinutes mainMinutes limitMinutes } year { period sideMinutes mainMinutes limitMinutes } } } }`)

let db: TestDatabase
let backend: TestBackend
let statements = 0

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const apply = async ({ bearer }: TestDoctor, id: string) =>
  callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: id, idempotency_key: crypto.randomUUID(), short_rest_acknowledged: true },
    bearer,
  )
const meters = async (ids: string[], bearer: string | null): Promise<Record<string, unknown>[]> => {
  const { data, errors } = await backend.inProcess.listings({ document: METER, variables: { ids }, bearer })
  expect(errors).toBeUndefined()
  const found = data?.['spotWorksByIds']
  return Array.isArray(found) ? found.map((one: Record<string, unknown>) => one) : []
}
const summary = async (bearer?: string) => callTwirp(backend, 'dp.work.Hours/GetSummary', {}, bearer)
const declaration = async (month: string, bearer?: string) =>
  callTwirp(backend, 'dp.work.Hours/GetDeclaration', { month }, bearer)
const workOf = async ({ doctorId }: TestDoctor) => {
  const [row] = await db.database.select().from(work).where(eq(work.doctorId, doctorId))
  if (!row) throw new Error('no work')
  return row
}

test('a card says whether the shift fits; a visitor and an account without a doctor hear nothing', async () => {
  const person = await insertDoctor(db.database)
  // From 9:00 to 17:00; the next listing begins eight hours later.
  const first = await insertListing(db.database, {
    ...DAY,
    startTime: hours(9 * 24 - 3),
    endTime: hours(9 * 24 + 5),
  })
  const second = await insertListing(db.database, {
    ...DAY,
    startTime: hours(9 * 24 + 13),
    endTime: hours(9 * 24 + 21),
  })
  await apply(person, first)
  const [meter] = await meters([second], person.bearer)
  expect(meter).toMatchObject({
    meter: {
      fit: 'WARN',
      sentence: '前の勤務から 8時間(目安の9時間に足りません)',
      totalsSentence: null,
      countedMinutes: 420,
      permittedMinutes: 0,
      restBefore: { minutes: 480, guideline: 540 },
      restAfter: null,
      month: { period: '2026-12', sideMinutes: 420, mainMinutes: null, limitMinutes: 6_000 },
      year: { period: '2026', sideMinutes: 840, mainMinutes: null, limitMinutes: 57_600 },
    },
  })
  // The doctor's own work is not counted twice.
  expect((await meters([first], person.bearer))[0]).toMatchObject({
    meter: { fit: 'OK', year: { sideMinutes: 420 } },
  })
  expect(await meters([second], null)).toMatchObject([{ meter: null }])
  const nobody = await insertDoctor(db.database, { status: null })
  expect(await meters([second], nobody.bearer)).toMatchObject([{ meter: null }])
  const stranger = await insertDoctor(db.database)
  expect(await meters([second], stranger.bearer)).toMatchObject([
    { meter: { fit: 'OK', year: { sideMinutes: 420 } } },
  ])
})

test('any number of listings costs the same statements', async () => {
  const person = await insertDoctor(db.database)
  const ids = await Promise.all([1, 2, 3, 4].map(() => insertListing(db.database)))
  await meters(ids, person.bearer)
  statements = 0
  await meters(ids.slice(0, 1), person.bearer)
  const one = statements
  statements = 0
  await meters(ids, person.bearer)
  expect(statements).toBe(one)
  expect(one).toBeLessThanOrEqual(3)
})

test('permitted hours stand apart, by the terms agreed on and not by what the listing says later', async () => {
  const person = await insertDoctor(db.database)
  const id = await insertListing(db.database)
  await apply(person, id)
  const { applicationId } = await workOf(person)
  const [applied] = await db.database
    .select()
    .from(application)
    .where(eq(application.id, applicationId ?? ''))
  if (!applied) throw new Error('no application')
  expect(applied.terms.permit).toMatchObject({ kind: 'GRANTED_ALL', from: '17:00', to: '09:00' })
  expect((await declaration('2026-11', person.bearer)).body.works).toMatchObject([
    { permitted_minutes: 960, break_minutes: 60, hospital_name: expect.any(String) },
  ])
  await db.database
    .update(application)
    .set({ terms: { ...applied.terms, permit: { kind: 'GRANTED_PARTIAL', from: '22:00', to: '06:00' } } })
    .where(eq(application.id, applicationId ?? ''))
  expect((await declaration('2026-11', person.bearer)).body.works).toMatchObject([
    { permitted_minutes: 480, counted_minutes: 420 },
  ])
  expect((await summary(person.bearer)).body).toMatchObject({
    month: { period: '2026-11', side_minutes: 420, permitted_minutes: 480, limit_minutes: 6_000 },
    year: { period: '2026', side_minutes: 420 },
  })
  // The works that the year's figure comes from.
  expect((await declaration('2026', person.bearer)).body.works).toMatchObject([{ counted_minutes: 420 }])
  expect((await declaration('2027', person.bearer)).body.works ?? []).toEqual([])
})

test('hours at the main hospital of the profile count, and the answer names the next interval', async () => {
  const person = await insertRegistered(db.database)
  await db.database
    .update(doctorProfile)
    .set({ mainHospitalLevel: 'B', sideJobPermission: 'CONFIRMED', weeklyHours: 47 })
    .where(eq(doctorProfile.doctorId, person.doctorId))
  await apply(person, await insertListing(db.database, { nightDutyPermit: 'NONE' }))
  await apply(
    person,
    await insertListing(db.database, {
      ...DAY,
      startTime: hours(10 * 24 + 3),
      endTime: hours(10 * 24 + 11),
    }),
  )
  expect((await summary(person.bearer)).body).toMatchObject({
    // Seven hours a week beyond 40: one for each day.
    month: { main_minutes: 1_800 },
    year: { main_minutes: 21_900, limit_minutes: 111_600 },
    next_interval: { minutes: 360, guideline_minutes: 1_080 },
    weekly_hours: 47,
  })
  expect((await summary(person.bearer)).body.month.limit_minutes).toBeUndefined()
})

test('cancelled and missed works count nowhere; nobody else sees them', async () => {
  const person = await insertDoctor(db.database)
  await apply(person, await insertListing(db.database, { nightDutyPermit: 'NONE' }))
  const { id } = await workOf(person)
  for (const state of ['CANCELLED_BY_HOSPITAL', 'CANCELLED_BY_DOCTOR', 'NO_SHOW'] as const) {
    await db.database.update(work).set({ state }).where(eq(work.id, id))
    expect((await declaration('2026-11', person.bearer)).body.works ?? []).toEqual([])
  }
  await db.database.update(work).set({ state: 'SCHEDULED' }).where(eq(work.id, id))
  expect((await declaration('2026-11', person.bearer)).body.works).toHaveLength(1)
  const stranger = await insertDoctor(db.database)
  expect((await declaration('2026-11', stranger.bearer)).body.works ?? []).toEqual([])
  expect((await summary()).status).toBe(401)
  expect((await declaration('2026-11')).status).toBe(401)
})

const csv = (query: string, bearer: string | null, method = 'GET') =>
  backend.handlers.workHoursCsv(
    new Request(`${ORIGIN}/work/hours.csv${query}`, {
      method,
      headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    }),
  )

test('the declaration is a file for a spreadsheet; a name is no formula, and may be left out', async () => {
  const person = await insertDoctor(db.database)
  await apply(person, await insertListing(db.database, { nightDutyPermit: 'NONE' }))
  const { hospitalId } = await workOf(person)
  await db.database
    .update(hospital)
    .set({ name: '=HYPERLINK("http://evil.test")' })
    .where(eq(hospital.id, hospitalId))
  const response = await csv('?month=2026-11', person.bearer)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  expect(lines[3]).toBe(`2026-11-30,17:00,2026-12-01,09:00,"'=HYPERLINK(""http://evil.test"")",60,0,900,予定`)
  expect(lines[4]).toBe('合計,,,,,60,0,900,')
  expect(await (await csv('?month=2026-11&names=NO', person.bearer)).text()).not.toContain('HYPERLINK')
  const stranger = await insertDoctor(db.database)
  expect(await (await csv('?month=2026-11', stranger.bearer)).text()).not.toContain('HYPERLINK')
  expect((await csv('?month=2026-11', null)).status).toBe(303)
  expect((await csv('?month=2026-99', person.bearer)).status).toBe(400)
  expect((await csv('', person.bearer)).status).toBe(400)
  expect((await csv('?month=2026-11', person.bearer, 'POST')).status).toBe(405)
  expect(backend.reported).toEqual([])
})

test.each(['', '2026-13', '202', '1926', "2026-11' or 1=1", '1999-01'])(
  'month %j is refused in words',
  async (month) => {
    const { bearer } = await insertDoctor(db.database)
    expect(await declaration(month, bearer)).toMatchObject({
      status: 400,
      body: { msg: '月が正しくありません。' },
    })
  },
)
