import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callTwirp, callWork, key, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { doctorNumbered, growOffice, type Office } from '#tests/support/grown-office.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { statementLog } from '#tests/support/rows-read.ts'
import { insertStaff } from '#tests/support/staff.ts'

/**
 * What our staff and a hospital look at, with a thousand doctors, listings and works and with ten thousand: what waits for
 * somebody is the same, and so is what a list answers and how many rows it reads.
 */

const FEW = 1_000
const MANY = 10_000

const shelf = (name: string) => ({ kind: 'LISTING_KIND_SPOT', shelf: `LISTING_SHELF_${name}`, limit: 20 })
const queue = (name: string) => ({ queue: `DOCTOR_QUEUE_${name}`, limit: 20 })
const month = { month: '2026-11' }

type List = readonly [method: string, body: object]

const LISTS: readonly List[] = [
  ...['WAITING', 'ACTIVE', 'STOPPED'].map((name) => ['dp.staff.Staff/ListDoctors', queue(name)] as const),
  ['dp.staff.Staff/GetDoctorFile', { doctor_id: doctorNumbered(2) }],
  ['dp.staff.ChangeReview/ListOpenChanges', { limit: 20 }],
  ['dp.staff.DoctorProposals/ListOpenProposals', {}],
  ['dp.staff.Audit/ListEntries', {}],
  ['dp.staff.Audit/ListEntries', { kind: 'AUDIT_KIND_AUDIT_EXPORTED' }],
  ['dp.staff.StaffHospitals/ListHospitals', {}],
  ['dp.staff.StaffHospitals/GetHospital', { id: '1' }],
  ['dp.staff.ReportedListings/ListReportedListings', {}],
  ['dp.staff.ListingReviews/ListReviews', { limit: 30 }],
  ['dp.staff.Troubles/ListTroubles', {}],
  ['dp.staff.FailedJobs/ListFailedJobs', {}],
  ['dp.staff.StaffMembers/ListStaff', {}],
  ['dp.staff.Weather/ListDeclarations', {}],
  ['dp.staff.StaffContacts/ListContacts', {}],
  ['dp.staff.StaffSurveys/ListNotes', {}],
  ['dp.staff.StaffSurveys/ListNotes', { is_handled: true }],
  ['dp.staff.ThanksReports/ListThanksReports', {}],
  ['dp.staff.StaffThreads/ListDoctorThreads', { doctor_id: doctorNumbered(2) }],
  ['dp.hospital.HospitalApplications/ListInbox', { limit: 30 }],
  ...['DRAFT', 'OPEN', 'PAUSED', 'FILLED'].map(
    (name) => ['dp.hospital.HospitalListings/ListListings', shelf(name)] as const,
  ),
  ['dp.hospital.HospitalCalendar/GetMonth', month],
  ['dp.hospital.HospitalCalendar/GetWeek', { day: '2026-11-24' }],
  ['dp.hospital.HospitalCalendar/GetDay', { day: '2026-11-24' }],
  ['dp.hospital.Cancellations/ListComingWorks', {}],
  ['dp.hospital.WorkObjections/ListOpenObjections', {}],
  ['dp.hospital.Weather/ListDeclarations', {}],
  ['dp.hospital.HospitalMembers/ListMembers', {}],
  ['dp.hospital.HospitalMessages/ListThreads', {}],
  ['dp.hospital.HospitalPayments/ListPayments', { shelf: 'PAYMENT_SHELF_UNPAID' }],
  ['dp.hospital.RehireOffers/ListSentOffers', {}],
  ['dp.hospital.Thanks/ListThankableWorks', {}],
  ['dp.notice.Notices/ListNotices', { side: 'NOTICE_SIDE_HOSPITAL', limit: 20 }],
]

const log = statementLog()
let db: TestDatabase
let backend: TestBackend
let office: Office
let bearers: { staff: string; member: string }
const before = new Map<string, { bytes: number; rows: number }>()

const nameOf = ([method, body]: List) => `${method} ${JSON.stringify(body)}`

/** How long an answer is, and how many rows its statements read. */
async function cost([method, body]: List) {
  const bearer = method.startsWith('dp.staff.') ? bearers.staff : bearers.member
  const call = () => callTwirp(backend, method, body, bearer)
  // The first view is recorded.
  await call()
  log.clear()
  const answer = await call()
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const statements = await log.rowsRead(db.url)
  const rows = statements.reduce((sum, statement) => sum + statement.rows, 0)
  return { bytes: JSON.stringify(answer.body).length, rows, statements }
}

beforeAll(async () => {
  db = await testDatabase({ logger: log.logger })
  backend = testBackend(db.database, () => NOW)
  const spot = await insertListing(db.database)
  const [listing] = await db.database
    .select()
    .from(spotWork)
    .where(eq(spotWork.id, Number(spot)))
  const { bearer } = await insertDoctor(db.database)
  await callWork(backend, 'ApplyToSpot', { spot_work_id: spot, ...key() }, bearer)
  const hospitalId = listing?.hospitalId ?? 0
  const member = await insertMember(db.database, hospitalId)
  const staff = await insertStaff(db.database, '運営 花子')
  bearers = { staff: staff.bearer, member: member.bearer }
  office = { hospitalId, staffAccountId: staff.accountId, memberId: member.memberId, now: NOW }
  await growOffice(db.database, office, { from: 1, to: FEW })
  for (const list of LISTS) before.set(nameOf(list), await cost(list))
  await growOffice(db.database, office, { from: FEW, to: MANY })
}, 180_000)
afterAll(() => db.close())

test.each(LISTS.map((list) => [nameOf(list), list] as const))('%s', async (name, list) => {
  const few = before.get(name)
  const many = await cost(list)
  const largest = many.statements.toSorted((one, other) => other.rows - one.rows)[0]
  expect(many.bytes, 'bytes of the answer').toBeLessThanOrEqual((few?.bytes ?? 0) * 1.1 + 100)
  // A table of a thousand rows is read whole where one of ten thousand is not, and a number is counted up to 1,000.
  expect(many.rows, largest?.text).toBeLessThanOrEqual(Math.max((few?.rows ?? 0) * 1.5, 3_500))
})

test('a month shows some of a day with very many listings, and the page of that day more of them', async () => {
  const listed = async (method: string, body: object) =>
    (await callTwirp(backend, `dp.hospital.HospitalCalendar/${method}`, body, bearers.member)).body
  const ofMonth = await listed('GetMonth', month)
  const { listings, cut_days: cut } = ofMonth
  expect(cut).toContain('2026-11-24')
  const own = (all: { start_time: string }[]) =>
    all.filter(({ start_time: start }) => new Date(start) >= new Date('2026-11-24T00:00:00+09:00'))
  expect(own(listings).length).toBeGreaterThan(0)
  expect(listings.length).toBeLessThanOrEqual(30 * 8)
  const ofDay = await listed('GetDay', { day: '2026-11-24' })
  expect(ofDay.listings).toHaveLength(300)
  expect(ofDay).toMatchObject({ is_cut: true, cut_days: ['2026-11-24'] })
  expect(ofDay.listings.slice(0, 8)).toEqual(own(listings).slice(0, 8))
  expect(await listed('GetDay', { day: '2026-11-29' })).toMatchObject({ is_cut: false })
})
