import { and, eq, notInArray, sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { copies } from '#tests/support/copied-rows.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import type { Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'

/** What a busy hospital has, and what a quiet one has. */
const BUSY = 50_000
const QUIET = 50
const LONG_THREAD = 100_000
const SHORT_THREAD = 100
const ROUNDS = 40

/** Connections to the database. */
const AT_ONCE = 16

/** Copies of a listing, so that a few hundred doctors can apply many times. */
async function copyListing(database: Database, id: number, count: number): Promise<number[]> {
  const changed = `jsonb_build_object('id', nextval(pg_get_serial_sequence('spot_work', 'id')))`
  const source = sql`spot_work one, generate_series(1, ${count}) where one.id = ${id}`
  const insert = await copies(database, 'spot_work', changed, source)
  const { rows } = await database.execute<{ id: string }>(sql`${insert} returning id`)
  return rows.map((row) => Number(row.id))
}

/** An application and a thread with one message of each doctor to each listing, as copies of real ones. */
async function copyApplications(
  database: Database,
  { from, listings, doctors }: { from: number; listings: number[]; doctors: string[] },
): Promise<void> {
  const pairs = sql`unnest(array[${sql.join(listings, sql`, `)}]::bigint[]) with ordinality listing(id, at),
    unnest(array[${sql.join(doctors, sql`, `)}]::uuid[]) with ordinality person(id, nth)`
  const changed = (
    instant: string,
  ) => `jsonb_build_object('id', gen_random_uuid(), 'spot_work_id', listing.id,
    'doctor_id', person.id, '${instant}', one.${instant} - (listing.at * 1000 + person.nth) * interval '1 second')`
  const source = (table: string) => sql`${sql.raw(table)} one, ${pairs} where one.spot_work_id = ${from}`
  await database.execute(await copies(database, 'application', changed('applied_at'), source('application')))
  const threads = await copies(
    database,
    'message_thread',
    changed('last_message_at'),
    source('message_thread'),
  )
  await database.execute(threads)
  const message = `jsonb_build_object('id', gen_random_uuid(), 'thread_id', made.id, 'sent_at', made.last_message_at)`
  const bare = sql`message one join message_thread old on old.id = one.thread_id and old.spot_work_id = ${from},
    message_thread made where not exists (select from message own where own.thread_id = made.id)`
  await database.execute(await copies(database, 'message', message, bare))
}

/** A listing of a hospital, with one application and one question, and somebody who acts for the hospital. */
async function hospitalOf(database: Database, backend: TestBackend, otherThan: readonly number[]) {
  const [listing] = await database
    .select({ id: spotWork.id, hospitalId: spotWork.hospitalId })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.status, 'PUBLISHED'),
        eq(spotWork.applicationStatus, 'SELECTION'),
        notInArray(spotWork.hospitalId, [0, ...otherThan]),
        sql`${spotWork.applicationDeadline} > now() + interval '9 days'`,
      ),
    )
    .orderBy(spotWork.id)
    .limit(1)
  const [first] = await insertDoctors(database, 1, { now: new Date() })
  if (!listing || !first) throw new Error('no demo data')
  const key = { idempotency_key: crypto.randomUUID() }
  const applied = await callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: String(listing.id), ...key },
    first.bearer,
  )
  if (applied.status !== 200 || !applied.body.application) throw new Error(JSON.stringify(applied.body))
  const place = { kind: 'LISTING_KIND_SPOT', listing_id: String(listing.id) }
  const question = { ...place, body: '駐車場はありますか。', idempotency_key: crypto.randomUUID() }
  await callTwirp(backend, 'dp.message.Messages/SendMessage', question, first.bearer)
  const thread = (await callTwirp(backend, 'dp.message.Messages/GetThread', place, first.bearer)).body.thread
  const member = await insertMember(database, listing.hospitalId, { now: new Date() })
  return { ...listing, member, threadId: String(thread.id), place, doctor: first }
}

type Hospital = Awaited<ReturnType<typeof hospitalOf>>

/** Earlier messages of a hospital's thread. */
async function lengthen(database: Database, { threadId }: Hospital, count: number): Promise<void> {
  const changed = `jsonb_build_object('id', gen_random_uuid(), 'sent_at', one.sent_at - n * interval '1 millisecond')`
  const source = sql`message one, generate_series(1, ${count}) n where one.thread_id = ${threadId}`
  await database.execute(await copies(database, 'message', changed, source))
}

type Call = [method: string, body: object]
type Read = (of: Hospital) => Promise<number>

/** Reads a page as its reader does; says how long it took, in milliseconds. */
const reading =
  (backend: TestBackend, callOf: (of: Hospital) => Call, bearerOf: (of: Hospital) => string): Read =>
  async (hospital) => {
    const [method, body] = callOf(hospital)
    const begun = performance.now()
    const { status } = await callTwirp(backend, method, body, bearerOf(hospital))
    if (status !== 200) throw new Error(`${method} answered ${status}`)
    return performance.now() - begun
  }

async function timesOf(read: Read, hospital: Hospital): Promise<number[]> {
  for (let round = 0; round < 5; round++) await read(hospital)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await read(hospital))
  return times
}

const HOSPITAL_CALLS: Record<string, (of: Hospital) => Call> = {
  'inbox of a hospital': () => ['dp.hospital.HospitalApplications/ListInbox', { limit: 30 }],
  'list of threads': () => ['dp.hospital.HospitalMessages/ListThreads', {}],
  'page of a thread': ({ threadId }) => [
    'dp.hospital.HospitalMessages/GetHospitalThread',
    { thread_id: threadId },
  ],
}

const DOCTOR_CALLS: Record<string, (of: Hospital) => Call> = {
  'thread of a doctor': ({ place }) => ['dp.message.Messages/GetThread', place],
  'applications of a doctor': () => ['dp.work.Work/ListApplications', {}],
  'works of a doctor': () => ['dp.work.Work/ListMatchedWorks', {}],
  'notices of a doctor': () => ['dp.notice.Notices/ListNotices', { side: 'NOTICE_SIDE_DOCTOR', limit: 20 }],
}

async function pagingFigures(database: Database, backend: TestBackend): Promise<Figure[]> {
  const busy = await hospitalOf(database, backend, [])
  const quiet = await hospitalOf(database, backend, [busy.hospitalId])
  const people = await insertDoctors(database, 250, { now: new Date() })
  const doctors = people.map(({ doctorId }) => doctorId)
  const ofDoctor = Object.entries(DOCTOR_CALLS).map(
    ([name, callOf]) => [name, reading(backend, callOf, ({ doctor }) => doctor.bearer)] as const,
  )

  // A doctor's pages while there are a hundred applications and messages, and later with all the others.
  await copyApplications(database, {
    from: busy.id,
    listings: [busy.id],
    doctors: doctors.slice(0, SHORT_THREAD),
  })
  await lengthen(database, busy, SHORT_THREAD)
  await lengthen(database, quiet, SHORT_THREAD)
  await database.execute(sql`analyze`)
  const before: number[][] = []
  for (const [, read] of ofDoctor) before.push(await timesOf(read, busy))

  const third = await hospitalOf(database, backend, [busy.hospitalId, quiet.hospitalId])
  for (const { id } of [busy, third]) {
    const listings = await copyListing(database, id, BUSY / doctors.length)
    await copyApplications(database, { from: id, listings, doctors })
  }
  await copyApplications(database, { from: quiet.id, listings: [quiet.id], doctors: doctors.slice(0, QUIET) })
  await lengthen(database, busy, LONG_THREAD)
  await database.execute(sql`analyze`)

  const figures: Figure[] = []
  for (const [at, [name, read]] of ofDoctor.entries()) {
    const [many, few] = [await timesOf(read, busy), before[at] ?? []]
    const detail = `${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms`
    figures.push({
      name: `${name}, 1,000 times as many`,
      ratio: median(many) / median(few),
      bound: 1.5,
      detail,
    })
  }
  for (const [name, callOf] of Object.entries(HOSPITAL_CALLS)) {
    const read = reading(backend, callOf, ({ member }) => member.bearer)
    for (let round = 0; round < 5; round++) await Promise.all([read(busy), read(quiet)])
    const [many, few]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      few.push(await read(quiet))
      many.push(await read(busy))
    }
    const detail = `${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms`
    figures.push({ name: `${name}, 1,000 times as many`, ratio: medianRatio(many, few), bound: 1.5, detail })
  }
  return figures
}

/** What grows with the years: applications and messages. */
export async function volumeFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: AT_ONCE, patient: true })
  try {
    const backend = testBackend(database, () => new Date())
    return await pagingFigures(database, backend)
  } finally {
    await database.close()
    await postgres.stop()
  }
}
