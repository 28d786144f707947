import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { createBackend, type Backend } from '#app/backend/server.ts'
import { callTwirp, key } from '#tests/support/backend-calls.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { KILLED_ORIGIN, killedBackend, postJson, type KilledBackend } from '#tests/support/killed-backend.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { runLength } from '#tests/support/run-length.ts'

// What a hospital has been told to be decided is decided after every SIGKILL, once, and its doctor is told once.

const KILLS = runLength('KILLS', { short: 5, long: 20 })
const MEMBERS = 4
/** Doctors of each of the four decisions: a life takes a dozen of these, however many lives there are. */
const EACH = 3 * KILLS

type Decision = { path: string; body: Record<string, unknown>; about: string }
type Promised = Decision & { outcome: string }

let scene: KilledBackend
let members: { bearer: string }[]
let open: Decision[]
const promised: Promised[] = []

/** A shift on a day of its own. */
const shiftOf = (index: number) => {
  const startTime = new Date(Date.now() + (index + 20) * DAY_MS)
  return { startTime, endTime: new Date(startTime.getTime() + 8 * HOUR_MS) }
}

/** Whatever the kind of decision, first a doctor has applied to a listing of their own. */
async function applyAs(
  { database, backend }: { database: Database; backend: Backend },
  { bearer }: TestDoctor,
  applicationStatus: 'FREE' | 'SELECTION',
  index: number,
) {
  const shift = shiftOf(index)
  const spot = await insertListing(database, {
    ...shift,
    applicationStatus,
    publishTime: new Date(Date.now() - DAY_MS),
  })
  const { body } = await callTwirp(
    backend,
    'dp.work.Work/ApplyToSpot',
    { spot_work_id: spot, ...key() },
    bearer,
  )
  const id: string = body.application.id
  const { rows } = await database.execute<{ id: string }>(
    sql`select id from work where application_id = ${id}::uuid`,
  )
  return { id, workId: rows[0]?.id ?? '', ...shift }
}

/** Applications, cancellations and date changes that wait for the hospital. */
async function askEverything(database: Database): Promise<Decision[]> {
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
  const world = { database, backend }
  const decisions: Decision[] = []
  const doctors = await insertDoctors(database, EACH, { now: new Date(), issuer: KILLED_ORIGIN })
  for (const [index, doctor] of doctors.entries()) {
    const path = 'dp.hospital.HospitalApplications/DecideApplication'
    const accepted = await applyAs(world, doctor, 'SELECTION', index * 4)
    decisions.push({
      path,
      about: accepted.id,
      body: { application_id: accepted.id, ...key(), decision: 'HOSPITAL_DECISION_ACCEPT' },
    })
    const declined = await applyAs(world, doctor, 'SELECTION', index * 4 + 1)
    const decline = {
      decision: 'HOSPITAL_DECISION_DECLINE',
      reason: 'DECLINE_REASON_SCHEDULE_MISMATCH',
    }
    decisions.push({ path, about: declined.id, body: { application_id: declined.id, ...key(), ...decline } })

    const lost = await applyAs(world, doctor, 'FREE', index * 4 + 2)
    const cancellation = {
      work_id: lost.workId,
      ...key(),
      reason: 'CANCELLATION_REASON_PERSONAL_REASON',
      detail: '家族の事情で勤務できなくなりました。',
      phone: '090-1234-5678',
      seen_tier: 'CANCELLATION_TIER_NONE',
    }
    await callTwirp(backend, 'dp.work.Cancellations/RequestCancellation', cancellation, doctor.bearer)
    const { rows: asked } = await database.execute<{ id: string }>(
      sql`select id from cancellation where work_id = ${lost.workId}::uuid`,
    )
    const cancellationId = asked[0]?.id ?? ''
    decisions.push({
      path: 'dp.hospital.Cancellations/DecideCancellation',
      about: cancellationId,
      body: {
        work_id: lost.workId,
        cancellation_id: cancellationId,
        ...key(),
        answer: 'CANCELLATION_ANSWER_ACCEPT',
      },
    })

    const moved = await applyAs(world, doctor, 'FREE', index * 4 + 3)
    const later = (date: Date) => new Date(date.getTime() + HOUR_MS).toISOString()
    const change = { start: later(moved.startTime), end: later(moved.endTime) }
    const note = '学会の発表と重なってしまいました。'
    await callTwirp(
      backend,
      'dp.work.DateChanges/RequestDateChange',
      { work_id: moved.workId, ...key(), ...change, note },
      doctor.bearer,
    )
    const { rows: changes } = await database.execute<{ id: string }>(
      sql`select id from date_change where work_id = ${moved.workId}::uuid`,
    )
    const changeId = changes[0]?.id ?? ''
    decisions.push({
      path: 'dp.hospital.DateChanges/DecideDateChange',
      about: changeId,
      body: { work_id: moved.workId, change_id: changeId, ...key(), answer: 'DATE_CHANGE_ANSWER_ACCEPT' },
    })
  }
  return decisions
}

beforeAll(async () => {
  scene = await killedBackend()
  await scene.withDatabase(async (database) => {
    await migrateDatabase(database)
    open = await askEverything(database)
    const { rows } = await database.execute<{ id: number }>(sql`select id from hospital limit 1`)
    members = []
    for (let index = 0; index < MEMBERS; index += 1)
      members.push(await insertMember(database, rows[0]?.id ?? 0, { now: new Date(), issuer: KILLED_ORIGIN }))
  })
}, 180_000)
afterAll(() => scene.close())

async function decide(url: string, bearer: string, { path, body }: Decision): Promise<string> {
  const response = await postJson(`${url}/twirp/${path}`, body, { Authorization: `Bearer ${bearer}` })
  const { outcome } = v.parse(v.object({ outcome: v.string() }), await response.json())
  return outcome.replace(/^.*_OUTCOME_/, '')
}

/** One member decides until the backend is dead; what never was answered. */
async function decideUntilDeath(url: string, bearer: string, decisions: readonly Decision[]) {
  const left: Decision[] = []
  for (const one of decisions) {
    const outcome = await decide(url, bearer, one).catch(() => null)
    if (outcome === null) left.push(one)
    else promised.push({ ...one, outcome })
  }
  return left
}

test(`${KILLS} times killed under decisions: each holds, once, and its doctor is told once`, async () => {
  const all = open.length
  for (let round = 0; round < KILLS; round += 1) {
    const backend = await scene.start()
    // Somewhere within the decisions of this life, so that some are left for the next.
    const answers = promised.length + Math.floor(Math.random() * (all / KILLS))
    let done = false
    const ended = Promise.all(
      members.map(({ bearer }, member) =>
        decideUntilDeath(
          backend.url,
          bearer,
          open.filter((_, at) => at % MEMBERS === member),
        ),
      ),
    ).finally(() => (done = true))
    while (promised.length < answers && !done) await wait(1)
    await wait(Math.random() * 20)
    await backend.kill()
    open = (await ended).flat()
  }
  const last = await scene.start()
  const left = await decideUntilDeath(last.url, members[0]?.bearer ?? '', open)
  expect(left).toEqual([])
  expect(promised).toHaveLength(all)
  expect(new Set(promised.map(({ outcome }) => outcome))).toEqual(new Set(['DECIDED', 'ACCEPTED']))
  // A repeat by whoever decided gets the same answer; by another member, that it is decided.
  for (const one of promised.slice(0, 40)) {
    const again = await Promise.all(members.map(({ bearer }) => decide(last.url, bearer, one)))
    expect(again).toContain(one.outcome)
    expect(again.filter((outcome) => outcome === one.outcome)).toHaveLength(1)
  }
  await last.kill()

  await scene.withDatabase(async (database) => {
    for (const [name, statement] of Object.entries(HALF_WRITTEN))
      expect({ name, rows: (await database.execute(statement)).rows }).toEqual({ name, rows: [] })
    const { rows } = await database.execute<{ about: string; count: number }>(sql`
      select right(dedupe_key, 36) about, count(*)::int count from notification
      where doctor_id is not null group by 1`)
    const told = new Map(rows.map(({ about, count }) => [about, count]))
    expect(promised.filter(({ about }) => told.get(about) !== 1)).toEqual([])
  })
}, 300_000)

/** Each finds rows that must not exist. */
const HALF_WRITTEN = {
  'a count that is not the number of matches': sql`
    select s.id from spot_work s where s.filled_slots <> (
      select count(*) from application a where a.spot_work_id = s.id and a.state = 'MATCHED')`,
  'a match without a standing work, or a standing work without a match': sql`
    select a.id from application a left join work w
      on w.application_id = a.id and w.state not like 'CANCELLED%'
    where (a.state = 'MATCHED') <> (w.id is not null)`,
  'an accepted date change whose work has not moved': sql`
    select c.id from date_change c join work w on w.id = c.work_id
    where (c.state = 'ACCEPTED') <> (w.planned_start = c.proposed_start)`,
  'an accepted cancellation whose work stands': sql`
    select c.id from cancellation c join work w on w.id = c.work_id
    where (c.decision = 'ACCEPTED') <> (w.state = 'CANCELLED_BY_DOCTOR')`,
  'a decision without its event': sql`
    select a.id from application a where a.state in ('DECLINED', 'CANCELLED') and (
      select count(*) from application_event e where e.application_id = a.id and e.to_state = a.state) <> 1`,
}
