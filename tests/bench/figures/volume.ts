import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { delivery } from '#app/backend/database/schema/delivery.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { orderNotices } from '#app/backend/notices/notice-order.service.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { takeJobs } from '#tests/support/jobs.ts'
import { startLineMessaging } from '#tests/support/line-messaging.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'

/** What a busy hospital has, and what a quiet one has. */
const BUSY = 50_000
const QUIET = 50
const LONG_THREAD = 100_000
const SHORT_THREAD = 100
const ROUNDS = 40

const EVENTS = 100_000
/** Every fifth request to LINE fails: half of them before LINE takes it, half with the answer lost. */
const FAILING = 5
/** Attempts of a job before it is parked. */
const ATTEMPTS = 10
const AT_ONCE = 16

/**
 * SQL that copies rows: `changed` is a jsonb expression over the row `one`, which `source` names with what else it
 * needs. Generated columns are left to the database.
 */
async function copies(database: Database, table: string, changed: string, source: SQL): Promise<SQL> {
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`)
  const names = rows.map(({ name }) => `"${name}"`)
  const values = names.map((name) => `(changed.row).${name}`)
  return sql`insert into ${sql.raw(table)} (${sql.raw(names.join(', '))}) overriding system value
    select ${sql.raw(values.join(', '))}
    from (select jsonb_populate_record(one, ${sql.raw(changed)}) as row from ${source}) changed on conflict do nothing`
}

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
async function hospitalOf(database: Database, backend: TestBackend, otherThan: number) {
  const [listing] = await database
    .select({ id: spotWork.id, hospitalId: spotWork.hospitalId })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.status, 'PUBLISHED'),
        eq(spotWork.applicationStatus, 'SELECTION'),
        ne(spotWork.hospitalId, otherThan),
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
  return { ...listing, member, threadId: String(thread.id) }
}

type Hospital = Awaited<ReturnType<typeof hospitalOf>>

/** Earlier messages of a hospital's thread. */
async function lengthen(database: Database, { threadId }: Hospital, count: number): Promise<void> {
  const changed = `jsonb_build_object('id', gen_random_uuid(), 'sent_at', one.sent_at - n * interval '1 millisecond')`
  const source = sql`message one, generate_series(1, ${count}) n where one.thread_id = ${threadId}`
  await database.execute(await copies(database, 'message', changed, source))
}

async function pagingFigures(database: Database, backend: TestBackend): Promise<Figure[]> {
  const busy = await hospitalOf(database, backend, 0)
  const quiet = await hospitalOf(database, backend, busy.hospitalId)
  const people = await insertDoctors(database, 250, { now: new Date() })
  const doctors = people.map(({ doctorId }) => doctorId)
  const listings = await copyListing(database, busy.id, BUSY / doctors.length)
  await copyApplications(database, { from: busy.id, listings, doctors })
  await copyApplications(database, { from: quiet.id, listings: [quiet.id], doctors: doctors.slice(0, QUIET) })
  await lengthen(database, busy, LONG_THREAD)
  await lengthen(database, quiet, SHORT_THREAD)
  await database.execute(sql`analyze`)

  const calls: Record<string, (of: Hospital) => [method: string, body: object]> = {
    'inbox of a hospital': () => ['dp.hospital.HospitalApplications/ListInbox', { limit: 30 }],
    'list of threads': () => ['dp.hospital.HospitalMessages/ListThreads', {}],
    'page of a thread': ({ threadId }) => [
      'dp.hospital.HospitalMessages/GetHospitalThread',
      { thread_id: threadId },
    ],
  }
  const figures: Figure[] = []
  for (const [name, of] of Object.entries(calls)) {
    const time = async (hospital: Hospital): Promise<number> => {
      const [method, body] = of(hospital)
      const begun = performance.now()
      const { status } = await callTwirp(backend, method, body, hospital.member.bearer)
      if (status !== 200) throw new Error(`${method} answered ${status}`)
      return performance.now() - begun
    }
    for (let round = 0; round < 5; round++) await Promise.all([time(busy), time(quiet)])
    const [many, few]: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      few.push(await time(quiet))
      many.push(await time(busy))
    }
    const detail = `${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms`
    figures.push({ name: `${name}, 1,000 times as many`, ratio: medianRatio(many, few), bound: 2, detail })
  }
  return figures
}

/** Every event is delivered once or parked, over a channel that fails every fifth time. */
async function deliveryFigures(database: Database): Promise<Figure[]> {
  const line = await startLineMessaging({ monthlyLimit: EVENTS })
  const backend = testBackend(database, () => new Date(), null, {
    line: line.line,
    lineMessaging: line.settings,
  })
  const person = await insertRegistered(database)
  await database
    .insert(lineIdentity)
    .values({ provider: line.line.issuer, sub: line.users[0] ?? '', accountId: person.accountId })
  await database
    .update(doctorProfile)
    .set({ channels: ['LINE'] })
    .where(eq(doctorProfile.doctorId, person.doctorId))
  await takeJobs(database, 'line')
  for (let from = 0; from < EVENTS; from += 1_000) {
    const notices = Array.from({ length: 1_000 }, (_, n) => ({
      kind: 'APPLICATION_ACCEPTED' as const,
      to: { doctorId: person.doctorId },
      dedupeKey: `volume:${from + n}`,
      facts: { doctorId: person.doctorId, hospitalName: `第${from + n}病院`, shift: '12/18(金)' },
    }))
    await orderNotices(database, notices, new Date())
  }
  line.trouble((request) => (request % FAILING ? undefined : request % 2 ? 'answer lost' : 'refused'))
  let left = await takeJobs(database, 'line')
  const ordered = left.length
  const begun = performance.now()
  for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt++) {
    const failed: unknown[] = []
    const queue = left.values()
    const work = async () => {
      for (const job of queue) await backend.jobs.run('line', [job]).catch(() => failed.push(job))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    left = failed
    await wait(1)
  }
  const seconds = (performance.now() - begun) / 1_000
  printPart('deliveries', `${ordered} events in ${seconds.toFixed(0)} s, ${left.length} parked`)
  const shown = line.sent().map(({ text }) => text)
  const [{ count: sent } = { count: 0 }] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(delivery)
    .where(eq(delivery.outcome, 'SENT'))
  await line.stop()
  const lost = EVENTS - new Set(shown).size - left.length
  return [
    {
      name: 'messages shown ÷ events shown',
      ratio: shown.length / new Set(shown).size,
      bound: 1,
      detail: `${shown.length} messages`,
    },
    {
      name: 'events neither shown nor parked',
      ratio: Math.max(0, lost),
      bound: 0,
      detail: `${sent} marked as sent`,
    },
  ]
}

/** What grows with the years: applications, messages, notices. */
export async function volumeFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: AT_ONCE })
  try {
    const backend = testBackend(database, () => new Date())
    return [...(await pagingFigures(database, backend)), ...(await deliveryFigures(database))]
  } finally {
    await database.close()
    await postgres.stop()
  }
}
