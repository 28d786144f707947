import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { idempotencyKey } from '#app/backend/database/schema/idempotency-key.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { calendarFeed } from '#app/backend/database/schema/doctor/calendar-feed.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { endAllBegun, NOTHING_KEPT } from '#app/backend/account/session/account-end.service.ts'
import { callTwirp, callWork, testBackend, type TestBackend, key } from '#tests/support/backend-calls.ts'
import { readByLibrary } from '#tests/support/calendar-library.ts'
import { readCalendar } from '#tests/support/calendar-reader.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

const newToken = () => randomBytes(32).toString('base64url')

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const call = async (method: string, body: object, { bearer }: { bearer?: string } = {}) =>
  callTwirp(backend, `dp.work.CalendarFeeds/${method}`, body, bearer)
const issue = async (one: TestDoctor, token: string, more: object = {}) =>
  (await call('IssueFeed', { token, shows_hospital: true, ...key(), ...more }, one)).body.outcome
let network = 0
const read = async (token: string, headers: Record<string, string> = {}, method = 'GET') => {
  network += 1
  return backend.handlers.calendarFeed(
    new Request(`${ORIGIN}/calendar/feed/${token}.ics`, {
      method,
      headers: { 'x-client-address': `192.0.2.${network % 250}`, ...headers },
    }),
  )
}
/** The works of an address, read alike by a strict reader and by a calendar program's library. */
const events = async (token: string) => {
  const file = Buffer.from(await (await read(token)).arrayBuffer())
  const found = readCalendar(file)
  expect(readByLibrary(file.toString())).toEqual(found)
  return found
}
const matched = async (one: TestDoctor, changes = {}) => {
  const spot = await insertListing(db.database, changes)
  await callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: spot, short_rest_acknowledged: true, ...key() },
    one.bearer,
  )
  const [row] = await db.database
    .select()
    .from(work)
    .where(eq(work.spotWorkId, Number(spot)))
  if (!row) throw new Error('no work')
  return row
}
/** A doctor with one matched work and an address. */
async function subscriber() {
  const one = await insertDoctor(db.database)
  const row = await matched(one)
  const token = newToken()
  expect(await issue(one, token)).toBe('CALENDAR_FEED_OUTCOME_ISSUED')
  return { one, row, token }
}

test('a calendar program reads the works without a session, and asks again for nothing', async () => {
  const { row, token } = await subscriber()
  const response = await read(token)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  const text = await response.clone().text()
  expect(readCalendar(new Uint8Array(await response.arrayBuffer()))).toMatchObject([
    {
      uid: `work-${row.id}@app.test`,
      sequence: 0,
      start: row.plannedStart,
      end: row.plannedEnd,
      status: 'CONFIRMED',
      description: '',
      summary: expect.stringMatching(/ 勤務$/),
    },
  ])
  // Neither pay nor the hospital's phone.
  expect(text).not.toMatch(/85,000|給与|電話/)
  const etag = response.headers.get('etag') ?? ''
  const again = await read(token, { 'if-none-match': `W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await read(token, {}, 'HEAD')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
})

test('a moved work has a higher SEQUENCE, a cancelled one is CANCELLED for a while, an undone one is gone', async () => {
  const { one, row, token } = await subscriber()
  const first = (await read(token)).headers.get('etag')
  const moved = hours(9 * 24 + 6)
  await db.database.update(work).set({ plannedStart: moved }).where(eq(work.id, row.id))
  expect(await events(token)).toMatchObject([{ sequence: 1, start: moved, status: 'CONFIRMED' }])
  expect((await read(token)).headers.get('etag')).not.toBe(first)
  // Nothing that a calendar shows.
  await db.database
    .update(work)
    .set({ reminders: 1, state: 'CANCELLATION_REQUESTED' })
    .where(eq(work.id, row.id))
  expect(await events(token)).toMatchObject([{ sequence: 1, status: 'CONFIRMED' }])
  await db.database.update(work).set({ state: 'CANCELLED_BY_HOSPITAL' }).where(eq(work.id, row.id))
  expect(await events(token)).toMatchObject([
    {
      uid: `work-${row.id}@app.test`,
      sequence: 2,
      status: 'CANCELLED',
      summary: expect.stringMatching(/キャンセル/),
    },
  ])
  const back = (days: number) => ({ plannedStart: hours(-days * 24 - 8), plannedEnd: hours(-days * 24) })
  await db.database.update(work).set(back(29)).where(eq(work.id, row.id))
  expect(await events(token)).toHaveLength(1)
  await db.database.update(work).set(back(31)).where(eq(work.id, row.id))
  expect(await events(token)).toEqual([])
  const other = await matched(one, { startTime: hours(400) })
  expect(await events(token)).toHaveLength(1)
  await db.database.delete(work).where(eq(work.id, other.id))
  expect(await events(token)).toEqual([])
})

test('without the hospital’s name there is no address either', async () => {
  const { one, token } = await subscriber()
  const body = { shows_hospital: false, ...key() }
  expect((await call('ChangeFeed', body, one)).body.outcome).toBe('CALENDAR_FEED_OUTCOME_CHANGED')
  expect((await call('ChangeFeed', body, one)).body.outcome).toBe('CALENDAR_FEED_OUTCOME_CHANGED')
  expect(await events(token)).toMatchObject([{ summary: '勤務', location: '' }])
  expect((await call('GetFeed', {}, one)).body).toMatchObject({
    issued_at: NOW.toISOString().replace('.000', ''),
  })
})

test('another address ends the earlier one; a revoked one is unknown', async () => {
  const { one, token } = await subscriber()
  const next = newToken()
  expect(await issue(one, next)).toBe('CALENDAR_FEED_OUTCOME_ISSUED')
  expect((await read(token)).status).toBe(404)
  expect((await read(next)).status).toBe(200)
  const body = key()
  const revoke = async () => (await call('RevokeFeed', body, one)).body.outcome
  expect([await revoke(), await revoke()]).toEqual(Array(2).fill('CALENDAR_FEED_OUTCOME_REVOKED'))
  expect((await read(next)).status).toBe(404)
  expect((await call('RevokeFeed', key(), one)).body.outcome).toBe('CALENDAR_FEED_OUTCOME_NONE')
  expect((await call('ChangeFeed', { shows_hospital: true, ...key() }, one)).body.outcome).toBe(
    'CALENDAR_FEED_OUTCOME_NONE',
  )
})

test('fifty identical taps issue one address; the token is stored nowhere', async () => {
  const one = await insertDoctor(db.database)
  const token = newToken()
  const body = { token, shows_hospital: true, ...key() }
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('IssueFeed', body, one)))
  expect(new Set(answers.map((answer) => answer.body.outcome))).toEqual(
    new Set(['CALENDAR_FEED_OUTCOME_ISSUED']),
  )
  const rows = await db.database.select().from(calendarFeed).where(eq(calendarFeed.doctorId, one.doctorId))
  expect(rows).toHaveLength(1)
  const kept = await db.database.select().from(idempotencyKey)
  expect(JSON.stringify([rows, kept])).not.toContain(token)
  expect((await read(token)).status).toBe(200)
  // The same key does not issue another.
  expect((await call('IssueFeed', { ...body, token: newToken() }, one)).status).toBe(400)
})

test('the works are the doctor’s own, and a token is nobody else’s', async () => {
  const { row, token } = await subscriber()
  const stranger = await insertDoctor(db.database)
  await matched(stranger)
  expect((await events(token)).map(({ uid }) => uid)).toEqual([`work-${row.id}@app.test`])
  expect(await issue(stranger, token)).toBe('CALENDAR_FEED_OUTCOME_TOKEN_TAKEN')
  expect((await read(token)).status).toBe(200)
  expect((await call('IssueFeed', { token: newToken(), ...key() })).status).toBe(401)
  const nobody = await insertDoctor(db.database, { status: null })
  expect((await call('IssueFeed', { token: newToken(), ...key() }, nobody)).status).toBe(404)
  expect((await call('GetFeed', {}, nobody)).status).toBe(200)
})

test.each(['', 'short', `${'a'.repeat(43)}!`, "' or 1=1 --", '../../etc/passwd', 'あ'.repeat(43)])(
  'the token %j is refused in words and reads nothing',
  async (token) => {
    const { one } = await subscriber()
    const answer = await call('IssueFeed', { token, ...key() }, one)
    expect(answer).toMatchObject({
      status: 400,
      body: { msg: 'カレンダー購読URLの形式が正しくありません。' },
    })
    expect((await read(encodeURIComponent(token))).status).toBe(404)
  },
)

test('a stopped doctor’s address is unknown until the doctor is back; a suspended one’s stays', async () => {
  const { one, token } = await subscriber()
  const set = (status: 'BANNED' | 'APPROVE' | 'REJECT' | 'DEACTIVATED') =>
    db.database.update(doctor).set({ status }).where(eq(doctor.id, one.doctorId))
  for (const status of ['BANNED', 'REJECT', 'DEACTIVATED'] as const) {
    await set(status)
    expect((await read(token)).status).toBe(404)
    expect(await issue(one, newToken())).toBe('CALENDAR_FEED_OUTCOME_NOT_ALLOWED')
  }
  await set('APPROVE')
  expect((await read(token)).status).toBe(200)
  const until = { status: 'SUSPENDED', statusBefore: 'APPROVE', suspendedUntil: hours(48) } as const
  await db.database.update(doctor).set(until).where(eq(doctor.id, one.doctorId))
  expect((await read(token)).status).toBe(200)
})

test('logging out everywhere ends the address; logging out of one device does not', async () => {
  const { one, token } = await subscriber()
  const end = (kept: typeof NOTHING_KEPT) =>
    db.database.transaction((tx) => endAllBegun(tx, { accountId: one.accountId, kept, now: NOW }))
  await end({ ...NOTHING_KEPT, sessionId: one.sessionId })
  expect((await read(token)).status).toBe(200)
  await end(NOTHING_KEPT)
  expect((await read(token)).status).toBe(404)
})

test('one address is not read without end, and nothing is written by it', async () => {
  const { one, token } = await subscriber()
  const statuses: number[] = []
  for (let time = 0; time < 21; time += 1) statuses.push((await read(token)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
  expect((await read(newToken(), {}, 'POST')).status).toBe(405)
  const [row] = await db.database.select().from(calendarFeed).where(eq(calendarFeed.doctorId, one.doctorId))
  expect(row?.readAt).toEqual(NOW)
  expect(backend.reported).toEqual([])
})
