import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { readCalendarFile } from '#tests/support/calendar-reader.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let backend: TestBackend
let doctor: TestDoctor
let matched: string
let waiting: string

const apply = async (id: string) => {
  const request = { spot_work_id: id, idempotency_key: crypto.randomUUID() }
  return (await callWork(backend, 'ApplyToSpot', request, doctor.bearer)).body.application.id
}

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  doctor = await insertDoctor(db.database)
  matched = await apply(await insertListing(db.database, { title: '内科,外科;当直' }))
  waiting = await apply(
    await insertListing(db.database, { applicationStatus: 'SELECTION', startTime: hours(900) }),
  )
}, 60_000)
afterAll(() => db.close())

const calendar = (id: string, bearer: string | null = doctor.bearer, method = 'GET') =>
  backend.handlers.workCalendar(
    new Request(`${ORIGIN}/calendar/${id}.ics`, {
      method,
      headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    }),
  )

test('a matched work is a file for the doctor’s own calendar', async () => {
  const response = await calendar(matched)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="dp-work-2026-11-30.ics"',
    'cache-control': 'private, no-store',
  })
  const event = readCalendarFile(new Uint8Array(await response.arrayBuffer()))
  const [row] = await db.database.select().from(work).where(eq(work.applicationId, matched))
  expect(event).toMatchObject({
    uid: `work-${row?.id}@app.test`,
    sequence: 0,
    status: 'CONFIRMED',
    start: row?.plannedStart,
    end: row?.plannedEnd,
    summary: expect.stringMatching(/^内科,外科;当直 ./),
    url: `${ORIGIN}/work/matched`,
  })
  expect(event.location).toMatch(/ .+[都道府県]/)
  expect(event.description).toMatch(
    /^集合場所: 夜間入口の守衛室\n持ち物: 白衣\n電話: 0[\d-]+\n給与: 85,000円\(税引前\)$/,
  )
})

test('added again it is the same event', async () => {
  const uid = async () => readCalendarFile(new Uint8Array(await (await calendar(matched)).arrayBuffer())).uid
  expect(await uid()).toBe(await uid())
})

test('it is nobody else’s, and nothing that is no work ahead', async () => {
  const other = await insertDoctor(db.database)
  const nobody = await insertDoctor(db.database, { status: null })
  expect((await calendar(matched, other.bearer)).status).toBe(404)
  expect((await calendar(matched, nobody.bearer)).status).toBe(404)
  expect((await calendar(waiting)).status).toBe(404)
  expect((await calendar(crypto.randomUUID())).status).toBe(404)
  expect((await calendar("1' or '1'='1")).status).toBe(404)
  const request = { application_id: matched, idempotency_key: crypto.randomUUID() }
  await callWork(backend, 'WithdrawApplication', request, doctor.bearer)
  expect((await calendar(matched)).status).toBe(404)
})

test('who is signed out is led to log in, and nothing is changed here', async () => {
  const signedOut = await calendar(matched, null)
  expect(signedOut.status).toBe(303)
  expect(signedOut.headers.get('location')).toBe('/login?returnTo=%2Fwork%2Fmatched')
  expect((await calendar(matched, doctor.bearer, 'POST')).status).toBe(405)
  expect(backend.reported).toEqual([])
})
