import { HOUR_MS } from '#app/domain/duration.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { regularWork, regularWorkDetail } from '#app/backend/database/schema/listing/regular-work.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { createMemberships } from '#app/backend/gate/memberships.ts'
import { createListingsEndpoint } from '#app/backend/listing-api/listing.graphql.ts'
import {
  RegularWorkDetail,
  RegularWorks,
  RegularWorksByIds,
} from '#app/features/listing/regular/regular.listings.documents.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

let db: TestDatabase
let doctor: TestDoctor
let statements = 0
const reported: unknown[] = []

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  doctor = await insertDoctor(db.database)
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  await db.database.execute(sql`truncate ${work}, ${regularWork} cascade`)
})

async function ask(
  document: typeof RegularWorks | typeof RegularWorkDetail | typeof RegularWorksByIds,
  variables: object,
  bearer?: string,
) {
  const endpoint = createListingsEndpoint({
    database: db.database,
    clock: () => NOW,
    memberships: createMemberships({ database: db.database, rule: 'OPTIONAL', clock: () => NOW }),
    verifyCaller: async (token) =>
      token === doctor.bearer ? { accountId: doctor.accountId, doctorId: doctor.doctorId } : null,
    production: false,
    trustedDocuments: {},
    report: (error) => reported.push(error),
  })
  const { data, errors } = await endpoint.execute({
    document,
    variables: { ...variables },
    bearer: bearer ?? null,
  })
  expect(reported).toEqual([])
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors }
}

const detailOf = async (id: string, bearer?: string) =>
  (await ask(RegularWorkDetail, { id }, bearer)).data?.regularWork

const PAGE = { where: {}, orderBy: 'UNSPECIFIED', limit: 20, after: null, withTotal: true }

test('a listing with everything its page says', async () => {
  const id = await insertRegularListing(db.database)
  expect(await detailOf(id)).toMatchObject({
    id,
    listingNumber: `R-${id.padStart(7, '0')}`,
    startTimeOfDay: '17:00',
    endTimeOfDay: '09:00',
    monthlyEstimate: 258_000,
    viewer: null,
    detail: {
      permitFrom: '17:00',
      permitTo: '09:00',
      cardiacArrest: true,
      requiredYears: 3,
      trialMonths: 2,
      renewalExists: true,
      renewalMaxCount: 4,
      substitutePolicy: 'HOSPITAL',
    },
  })
})

test('the first four dates carry their hours and pay; a holiday its own', async () => {
  const id = await insertRegularListing(db.database)
  const { firstDates } = await detailOf(id)
  expect(firstDates).toHaveLength(4)
  expect(firstDates[0]).toEqual({
    day: '2027-01-04',
    dayKind: 'WEEKDAY',
    holiday: null,
    kind: 'WORK',
    startTime: '2027-01-04T17:00:00+09:00',
    endTime: '2027-01-05T09:00:00+09:00',
    fee: 60_000,
  })
  expect(firstDates[1]).toEqual({
    day: '2027-01-11',
    dayKind: 'HOLIDAY',
    holiday: '成人の日',
    kind: 'HOLIDAY_DUTY',
    startTime: '2027-01-11T09:00:00+09:00',
    endTime: '2027-01-12T09:00:00+09:00',
    fee: 96_000,
  })
})

test('a holiday off stands between four dates that are worked', async () => {
  const id = await insertRegularListing(db.database, { holidayPolicy: 'OFF', holidayFee: null })
  const { firstDates } = await detailOf(id)
  expect(firstDates).toHaveLength(5)
  expect(firstDates[1]).toMatchObject({ kind: 'HOLIDAY_OFF', startTime: null, fee: null })
})

test('a doctor is told on which of the first dates they work elsewhere', async () => {
  const id = await insertRegularListing(db.database)
  const [{ hospitalId } = { hospitalId: 0 }] = await db.database.select().from(regularWork)
  const at = (start: string, end: string, state: 'SCHEDULED' | 'CANCELLED_BY_DOCTOR' = 'SCHEDULED') => ({
    hospitalId,
    doctorId: doctor.doctorId,
    state,
    plannedStart: new Date(start),
    plannedEnd: new Date(end),
    breakMinutes: 0,
    fee: 50_000,
  })
  await db.database.insert(work).values([
    // Only the holiday's longer hours reach it.
    at('2027-01-11T10:00:00+09:00', '2027-01-11T12:00:00+09:00'),
    // Ends as the shift begins.
    at('2027-01-18T13:00:00+09:00', '2027-01-18T17:00:00+09:00'),
    at('2027-01-25T18:00:00+09:00', '2027-01-25T20:00:00+09:00', 'CANCELLED_BY_DOCTOR'),
  ])
  expect((await detailOf(id, doctor.bearer)).viewer).toMatchObject({ overlapDays: ['2027-01-11'] })
  expect((await detailOf(id, 'expired')).viewer).toBeNull()
  const page = await ask(RegularWorks, PAGE, doctor.bearer)
  expect(page.data.regularWorks.items[0].viewer).toMatchObject({ overlapDays: ['2027-01-11'] })
})

test('a draft and an unknown id are nothing; a closed listing is still there, with the hospital’s open ones', async () => {
  const draft = await insertRegularListing(db.database, { status: 'DRAFT' })
  const closed = await insertRegularListing(db.database, { status: 'CLOSED' })
  const newer = await insertRegularListing(db.database, { publishTime: new Date(NOW.getTime() - HOUR_MS) })
  const older = await insertRegularListing(db.database)
  await insertRegularListing(db.database, { applicationDeadline: new Date(NOW.getTime() - 1) })
  for (const id of [draft, '999999', '0', 'x', '1e3']) expect(await detailOf(id)).toBeNull()
  const found = await detailOf(closed)
  expect(found.status).toBe('CLOSED')
  expect(found.sameHospital.map((other: { id: string }) => other.id)).toEqual([newer, older])
})

test('listings by id come in the order asked, closed ones too, and more than a hundred are too many', async () => {
  const first = await insertRegularListing(db.database)
  const closed = await insertRegularListing(db.database, { status: 'CLOSED' })
  const draft = await insertRegularListing(db.database, { status: 'DRAFT' })
  const { data } = await ask(RegularWorksByIds, { ids: [closed, draft, 'x', first, closed] })
  expect(data.regularWorksByIds.map((one: { id: string }) => one.id)).toEqual([closed, first])
  const { errors } = await ask(RegularWorksByIds, {
    ids: Array.from({ length: 101 }, (_, i) => String(i + 1)),
  })
  expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
})

test('a page of cards costs one statement more than the search itself, and two for the doctor’s hours', async () => {
  for (let made = 0; made < 3; made += 1) await insertRegularListing(db.database)
  statements = 0
  await ask(RegularWorks, PAGE, doctor.bearer)
  const signedIn = statements
  statements = 0
  await ask(RegularWorks, { ...PAGE, where: { prefectures: ['OKINAWA'] } }, doctor.bearer)
  // The listings; the doctor's works and main job, which say whether a contract fits.
  expect(signedIn - statements).toBe(3)
})

test('every demo listing has its own page, its dates and terms that agree with one another', async () => {
  await seedDemoData(db.database, { now: NOW, spot: 10, regular: 300, hospitals: 60 })
  const rows = await db.database.select().from(regularWork)
  const details = new Map(
    (await db.database.select().from(regularWorkDetail)).map((one) => [one.regularWorkId, one]),
  )
  expect(rows).toHaveLength(300)
  for (const row of rows) {
    const detail = details.get(row.id)
    expect(detail, `detail of ${row.id}`).toBeDefined()
    expect(detail?.permitFrom !== null).toBe(row.nightDutyPermit.startsWith('GRANTED'))
    expect(detail?.adjustableNote !== null).toBe(row.adjustableStart || row.adjustableEnd)
    expect(row.holidayFee === null).toBe(row.holidayPolicy === 'OFF')
    expect(row.holidayStartTimeOfDay !== null).toBe(row.holidayPolicy === 'DAY_NIGHT_DUTY')
    if (row.applicationStatus === 'FREE') expect(row.interview).toBe('NONE')
  }
  const { data } = await ask(RegularWorks, { ...PAGE, limit: 100 })
  for (const item of data.regularWorks.items) expect(item.firstDates.length).toBeGreaterThan(0)
})
