import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#app/backend/database/schema/work/application.ts'
import { findSpotWorksByIds } from '#app/backend/listing/spot-listing.store.ts'
import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { callWork, key, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { statementLog } from '#tests/support/rows-read.ts'

/** What a doctor has begun is read once for a list, however much of it there is. */

const FEW = 4
const MANY = 16

const log = statementLog()
let db: TestDatabase
let backend: TestBackend
let doctor: TestDoctor
let listed: number[]
let applied: string[]

/** A day shift, one a day. */
function insertShift(day: number): Promise<string> {
  const startTime = hours(72 + 24 * day)
  return insertListing(db.database, {
    startTime,
    endTime: new Date(startTime.getTime() + 8 * HOUR_MS),
    shift: 'DAY',
    shiftPattern: 'DAY_AM_PM',
    nightDutyPermit: 'NOT_APPLICABLE',
    applicationStatus: 'FREE',
  })
}

async function applyToMore(until: number): Promise<void> {
  while (applied.length < until) {
    const id = await insertShift(applied.length)
    await callWork(backend, 'ApplyToSpot', { spot_work_id: id, ...key() }, doctor.bearer)
    applied.push(id)
  }
}

async function rowsOf(read: () => Promise<unknown>): Promise<number> {
  log.clear()
  await read()
  const statements = await log.rowsRead(db.url)
  return statements.reduce((sum, { rows }) => sum + rows, 0)
}

const nextWork = () => callWork(backend, 'ListMatchedWorks', { limit: 1 }, doctor.bearer)
const list = async () =>
  findSpotWorksByIds(db.database, listed, { accountId: doctor.accountId, doctorId: doctor.doctorId })

/** Rows read for each further work and application of the doctor. */
let further: { nextWork: number; list: number }

beforeAll(async () => {
  db = await testDatabase({ logger: log.logger })
  backend = testBackend(db.database, () => NOW)
  doctor = await insertDoctor(db.database)
  listed = []
  for (let day = 30; day < 40; day += 1) listed.push(Number(await insertShift(day)))
  applied = []
  await applyToMore(FEW)
  const few = { nextWork: await rowsOf(nextWork), list: await rowsOf(list) }
  await applyToMore(MANY)
  const growth = async (read: () => Promise<unknown>, before: number) =>
    ((await rowsOf(read)) - before) / (MANY - FEW)
  further = { nextWork: await growth(nextWork, few.nextWork), list: await growth(list, few.list) }
}, 60_000)
afterAll(() => db.close())

test("the doctor's next work is found before it is joined", () => {
  expect(further.nextWork).toBeLessThanOrEqual(3)
})

test('a list of ten listings reads each application and each work of its doctor once', () => {
  expect(further.list).toBeLessThanOrEqual(8)
})

test('a list says of each listing what its doctor has begun', async () => {
  const rows = await findSpotWorksByIds(db.database, [...listed, ...applied.map(Number)], {
    accountId: doctor.accountId,
    doctorId: doctor.doctorId,
  })
  for (const { listing, viewer } of rows) {
    if (!('application' in viewer)) throw new Error('nothing is said to the doctor')
    const isApplied = applied.includes(String(listing.id))
    expect(viewer.application?.state ?? null).toBe(isApplied ? 'MATCHED' : null)
    expect(viewer).toMatchObject({ overlaps: false, ng: [], experience: { hasWorkedHere: false } })
  }
  expect(rows).toHaveLength(listed.length + MANY)
})

test('applications that were decided are news from their answer on, unless nobody waited for it', async () => {
  const idsSince = async (since: Date) => {
    const request = { news_since: since.toISOString() }
    const { body } = await callWork(backend, 'ListApplications', request, doctor.bearer)
    return body.applications.map(({ spot_work_id: id }: { spot_work_id: string }) => id)
  }
  expect(await idsSince(new Date(NOW.getTime() - DAY_MS))).toEqual([])
  const [decided = '', open = ''] = applied
  const change = (id: string, values: Partial<typeof application.$inferInsert>) =>
    db.database
      .update(application)
      .set(values)
      .where(eq(application.spotWorkId, Number(id)))
  await change(decided, { appliedAt: new Date(NOW.getTime() - DAY_MS) })
  await change(open, {
    state: 'APPLIED',
    slotNo: null,
    decidedAt: null,
    replyDueAt: hours(24),
  })
  expect((await idsSince(NOW)).toSorted()).toEqual([decided, open].toSorted())
  expect(await idsSince(new Date(NOW.getTime() + 1))).toEqual([open])
})
