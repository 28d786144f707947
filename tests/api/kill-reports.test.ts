import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { createBackend } from '#app/backend/server.ts'
import { callTwirp, key } from '#tests/support/backend-calls.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { KILLED_ORIGIN, killedBackend, postJson, type KilledBackend } from '#tests/support/killed-backend.ts'
import { insertListing } from '#tests/support/listings.ts'
import { runLength } from '#tests/support/run-length.ts'

// What a doctor has been told to be recorded is there after every SIGKILL, once: stamps, the report, and its notice.

const KILLS = runLength('KILLS', { short: 5, long: 20 })
/** Each with four commands: a life takes sixteen of these, however many lives there are. */
const DOCTORS = 4 * KILLS
/** Doctors who stamp and report at the same time. */
const AT_ONCE = 4

type Command = { method: string; body: Record<string, unknown> }
/** The commands about one work, in their order. */
type Way = { workId: string; bearer: string; left: Command[] }
type Promised = { workId: string; bearer: string; outcome: string } & Command

let scene: KilledBackend
let ways: Way[]
const promised: Promised[] = []

function commandsOf(workId: string, now: number): Command[] {
  const stamp = (kind: string) => ({
    method: 'Stamp',
    body: { work_id: workId, ...key(), kind: `STAMP_KIND_${kind}` },
  })
  const reported = {
    actual_start: new Date(now - HOUR_MS).toISOString(),
    actual_end: new Date(now - HOUR_MS / 2).toISOString(),
    break_minutes: 5,
    ambulance_accepted: 2,
  }
  return [
    ...['ARRIVE', 'START', 'END'].map(stamp),
    { method: 'SubmitReport', body: { work_id: workId, ...key(), reported } },
  ]
}

/** Every doctor has a work that began an hour ago. */
async function beginWorks(database: Database): Promise<Way[]> {
  const now = Date.now()
  const backend = createBackend({
    database,
    clock: () => new Date(),
    origin: KILLED_ORIGIN,
    production: true,
    firebase: null,
    report: (error) => {
      throw error
    },
  })
  const startTime = new Date(now + 20 * DAY_MS)
  const listing = await insertListing(database, {
    startTime,
    endTime: new Date(startTime.getTime() + 8 * HOUR_MS),
    publishTime: new Date(now - DAY_MS),
    slots: DOCTORS,
  })
  const doctors = await insertDoctors(database, DOCTORS, { now: new Date(), issuer: KILLED_ORIGIN })
  for (const { bearer } of doctors)
    await callTwirp(backend, 'dp.work.Work/ApplyToSpot', { spot_work_id: listing, ...key() }, bearer)
  const works = await database
    .update(work)
    .set({ plannedStart: new Date(now - HOUR_MS), plannedEnd: new Date(now + 7 * HOUR_MS) })
    .returning()
  return doctors.flatMap(({ doctorId, bearer }) => {
    const workId = works.find((one) => one.doctorId === doctorId)?.id ?? ''
    return { workId, bearer, left: commandsOf(workId, now) }
  })
}

beforeAll(async () => {
  scene = await killedBackend()
  await scene.withDatabase(async (database) => {
    await migrateDatabase(database)
    ways = await beginWorks(database)
  })
}, 180_000)
afterAll(() => scene.close())

async function send(url: string, bearer: string, { method, body }: Command): Promise<string> {
  const response = await postJson(`${url}/twirp/dp.work.WorkRecords/${method}`, body, {
    Authorization: `Bearer ${bearer}`,
  })
  const { outcome } = v.parse(v.object({ outcome: v.string() }), await response.json())
  return outcome.replace(/^.*_OUTCOME_/, '')
}

/** Some doctors work and report until the backend is dead; what was answered is promised, the rest is left. */
async function workUntilDeath(url: string, mine: readonly Way[]): Promise<void> {
  for (const { workId, bearer, left } of mine)
    for (let command = left[0]; command; command = left[0]) {
      const outcome = await send(url, bearer, command).catch(() => null)
      if (outcome === null) break
      promised.push({ workId, bearer, outcome, ...command })
      left.shift()
    }
}

test(`${KILLS} times killed under stamps and reports: each is there, once, and is told once`, async () => {
  const all = DOCTORS * 4
  for (let round = 0; round < KILLS; round += 1) {
    const backend = await scene.start()
    // Somewhere within the commands of this life, so that some are left for the next.
    const answers = promised.length + Math.floor(Math.random() * (all / KILLS))
    let done = false
    const ended = Promise.all(
      Array.from({ length: AT_ONCE }, (_, part) =>
        workUntilDeath(
          backend.url,
          ways.filter(({ left }, at) => left.length > 0 && at % AT_ONCE === part),
        ),
      ),
    ).finally(() => (done = true))
    while (promised.length < answers && !done) await wait(1)
    await wait(Math.random() * 20)
    await backend.kill()
    await ended
  }
  const last = await scene.start()
  await workUntilDeath(last.url, ways)
  expect(ways.flatMap(({ left }) => left)).toEqual([])
  expect(promised).toHaveLength(all)
  expect(new Set(promised.map(({ outcome }) => outcome))).toEqual(new Set(['STAMPED', 'REPORTED']))
  for (const one of promised.slice(0, 40)) expect(await send(last.url, one.bearer, one)).toBe(one.outcome)
  await last.kill()

  await scene.withDatabase(async (database) => {
    for (const [name, statement] of Object.entries(HALF_WRITTEN))
      expect({ name, rows: (await database.execute(statement)).rows }).toEqual({ name, rows: [] })
    const { rows } = await database.execute(
      sql`select count(*)::int works from work where state = 'REPORTED'`,
    )
    expect(rows).toEqual([{ works: DOCTORS }])
  })
}, 600_000)

/** Each finds rows that must not exist. */
const HALF_WRITTEN = {
  'a work without its three stamps, or with one twice': sql`
    select w.id from work w where (
      select string_agg(s.kind, ' ' order by s.id) from work_stamp s where s.work_id = w.id
    ) is distinct from 'ARRIVE START END'`,
  'a work without its one report': sql`
    select w.id from work w where w.report_number is distinct from 1
      or (select count(*) from work_report r where r.work_id = w.id) <> 1`,
  'a report that the hospital was not told of once': sql`
    select w.id from work w where (
      select count(*) from notification n where n.type = 'WORK_REPORTED' and n.dedupe_key like '%' || w.id || '%'
    ) <> 1`,
}
