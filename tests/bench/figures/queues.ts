import { DAY_MS } from '#app/domain/duration.ts'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { staff as staffTable } from '#app/backend/database/schema/staff.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, callWork, key, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { growOffice } from '#tests/support/grown-office.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { statementLog } from '#tests/support/rows-read.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'

const FEW = 10_000
const MANY = 100_000
const ROUNDS = 40
/** The hospital of the tests' listings, which is one of the demo's. */
const HOSPITAL = 1

type Call = readonly [name: string, method: string, body: object]

const callsOn = (day: string): readonly Call[] => [
  ...['WAITING', 'ACTIVE', 'STOPPED'].map(
    (queue) =>
      [
        `doctors ${queue}`,
        'dp.staff.Staff/ListDoctors',
        { queue: `DOCTOR_QUEUE_${queue}`, limit: 20 },
      ] as const,
  ),
  ['requests of changes', 'dp.staff.ChangeReview/ListOpenChanges', { limit: 20 }],
  ['works in trouble', 'dp.staff.Troubles/ListTroubles', {}],
  ['reported listings', 'dp.staff.ReportedListings/ListReportedListings', {}],
  ['contacts', 'dp.staff.StaffContacts/ListContacts', {}],
  ['reported thanks', 'dp.staff.ThanksReports/ListThanksReports', {}],
  ['trail of one kind', 'dp.staff.Audit/ListEntries', { kind: 'AUDIT_KIND_AUDIT_EXPORTED' }],
  [
    'open listings of a hospital',
    'dp.hospital.HospitalListings/ListListings',
    { kind: 'LISTING_KIND_SPOT', shelf: 'LISTING_SHELF_OPEN', limit: 20 },
  ],
  ['month of a hospital', 'dp.hospital.HospitalCalendar/GetMonth', { month: day.slice(0, 7) }],
  ['week of a hospital', 'dp.hospital.HospitalCalendar/GetWeek', { day }],
]

type Bearers = { staff: string; member: string }

type Place = { backend: TestBackend; bearers: Bearers; log: ReturnType<typeof statementLog>; url: string }

/** Milliseconds of a call, the characters of its answer, and the rows that its statements read. */
async function costOf({ backend, bearers, log, url }: Place, [, method, body]: Call) {
  const times: number[] = []
  let size = 0
  for (let round = 0; round < ROUNDS + 5; round++) {
    log.clear()
    const begun = performance.now()
    const bearer = method.startsWith('dp.staff.') ? bearers.staff : bearers.member
    const answer = await callTwirp(backend, method, body, bearer)
    if (answer.status !== 200) throw new Error(`${method} answered ${answer.status}`)
    if (round >= 5) times.push(performance.now() - begun)
    size = JSON.stringify(answer.body).length
  }
  const rows = (await log.rowsRead(url)).reduce((sum, read) => sum + read.rows, 0)
  return { ms: median(times), size, rows }
}

/** People who look, and a listing with an application as the model of all others. */
async function prepare(database: Database, backend: TestBackend, now: Date) {
  const startTime = new Date(now.getTime() + 9 * DAY_MS)
  const yesterday = new Date(now.getTime() - DAY_MS)
  const spot = await insertListing(database, { startTime, publishTime: yesterday, editedAt: yesterday })
  const [doctor] = await insertDoctors(database, 1, { now })
  await callWork(backend, 'ApplyToSpot', { spot_work_id: spot, ...key() }, doctor?.bearer)
  const [staff] = await insertDoctors(database, 1, { status: null, kind: 'STAFF', now })
  if (!staff) throw new Error('nobody of our staff')
  await database.insert(staffTable).values({ accountId: staff.accountId, name: '運営 花子' })
  return { staff, member: await insertMember(database, HOSPITAL, { now }) }
}

/** Queues of our staff and pages of a hospital, with ten thousand doctors, listings and works and with ten times as many. */
export async function queueFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const log = statementLog()
  const database = openDatabase({ url: postgres.url, max: 8, patient: true, logger: log.logger })
  try {
    const now = new Date()
    const backend = testBackend(database, () => now)
    const { staff, member } = await prepare(database, backend, now)
    const office = { hospitalId: HOSPITAL, staffAccountId: staff.accountId, memberId: member.memberId, now }
    const bearers = { staff: staff.bearer, member: member.bearer }
    const place = { backend, bearers, log, url: postgres.url }
    const calls = callsOn(addDays(tokyoDay(now), 3))
    await growOffice(database, office, { from: 1, to: FEW })
    const before: Awaited<ReturnType<typeof costOf>>[] = []
    for (const call of calls) before.push(await costOf(place, call))
    await growOffice(database, office, { from: FEW, to: MANY })
    const figures: Figure[] = []
    for (const [at, call] of calls.entries()) {
      const [name] = call
      const few = before[at] ?? { ms: Number.NaN, size: Number.NaN, rows: Number.NaN }
      const many = await costOf(place, call)
      printPart(name, `${many.ms.toFixed(1)} ms ÷ ${few.ms.toFixed(1)} ms`)
      const rows = `${many.rows} ÷ ${few.rows}`
      const sizes = `${(many.size / 1_000).toFixed(1)} kB ÷ ${(few.size / 1_000).toFixed(1)} kB`
      figures.push({ name: `${name}, rows read`, ratio: many.rows / few.rows, bound: 1.5, detail: rows })
      figures.push({ name: `${name}, its answer`, ratio: many.size / few.size, bound: 1.1, detail: sizes })
    }
    return figures
  } finally {
    await database.close()
    await postgres.stop()
  }
}
