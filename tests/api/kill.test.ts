import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { killedBackend, postJson, type KilledBackend } from '#tests/support/killed-backend.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'
import { runLength } from '#tests/support/run-length.ts'

// SIGKILL leaves the page cache of the system alone: what was promised to a doctor has to be there afterwards.

const KILLS = runLength('KILLS', { short: 5, long: 20 })
const DOCTORS = 8
const LISTINGS_A_ROUND = 12
const SLOTS = 3

type Attempt = { doctor: number; spotWorkId: string; key: string }
/** A message to the hospital of a listing; its text is its key, so that it is known again. */
type Note = { doctor: number; listingId: string; key: string }
type Promised = Attempt & { outcome: string; applicationId: string | undefined }

let scene: KilledBackend
let listings: string[]
let logins: { loginId: string; password: string }[]
const cookies: string[] = []
const promised: Promised[] = []
const said: Note[] = []

beforeAll(async () => {
  scene = await killedBackend()
  await scene.withDatabase(async (database) => {
    await migrateDatabase(database)
    logins = await insertDoctorsWithPassword(database, DOCTORS)
    listings = []
    const now = Date.now()
    for (let index = 0; index < KILLS * LISTINGS_A_ROUND; index += 1) {
      // Each on a day of its own: no doctor's works may overlap.
      const startTime = new Date(now + (index + 2) * DAY_MS)
      listings.push(
        await insertListing(database, {
          slots: SLOTS,
          startTime,
          endTime: new Date(startTime.getTime() + 8 * HOUR_MS),
          publishTime: new Date(now - DAY_MS),
        }),
      )
    }
  })
}, 120_000)

afterAll(() => scene.close())

async function logIn(url: string, doctor: number): Promise<string> {
  const response = await postJson(
    `${url}/account/graphql`,
    {
      query:
        'mutation ($loginId: String!, $password: String!) { logIn(loginId: $loginId, password: $password) { outcome } }',
      variables: logins[doctor],
    },
    { 'X-Client-Address': `192.0.2.${doctor}` },
  )
  expect(await response.json()).toEqual({ data: { logIn: { outcome: 'LOGGED_IN' } } })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const tokenSchema = v.object({ data: v.object({ createIdToken: v.object({ idToken: v.string() }) }) })

async function bearerOf(url: string, cookie: string): Promise<string> {
  const response = await postJson(
    `${url}/account/graphql`,
    { query: 'mutation { createIdToken { idToken } }' },
    { Cookie: cookie },
  )
  return v.parse(tokenSchema, await response.json()).data.createIdToken.idToken
}

const answerSchema = v.object({
  outcome: v.string(),
  application: v.nullish(v.object({ id: v.string() })),
})

async function apply(url: string, bearer: string, attempt: Attempt): Promise<Promised> {
  const body = { spot_work_id: attempt.spotWorkId, idempotency_key: attempt.key }
  const response = await postJson(`${url}/twirp/dp.work.Work/ApplyToSpot`, body, {
    Authorization: `Bearer ${bearer}`,
  })
  const { outcome, application } = v.parse(answerSchema, await response.json())
  return { ...attempt, outcome: outcome.replace('APPLY_OUTCOME_', ''), applicationId: application?.id }
}

async function say(url: string, bearer: string, { listingId, key }: Note): Promise<string> {
  const body = { kind: 'LISTING_KIND_SPOT', listing_id: listingId, body: key, idempotency_key: key }
  const response = await postJson(`${url}/twirp/dp.message.Messages/SendMessage`, body, {
    Authorization: `Bearer ${bearer}`,
  })
  return v.parse(v.object({ outcome: v.string() }), await response.json()).outcome
}

type Unanswered = { attempts: Attempt[]; notes: Note[] }

/** One doctor applies and writes until the backend is dead; what never was answered. */
async function workUntilDeath(
  url: string,
  bearer: string,
  { attempts, notes }: Unanswered,
): Promise<Unanswered> {
  const left: Unanswered = { attempts: [], notes: [] }
  for (const [at, attempt] of attempts.entries()) {
    try {
      promised.push(await apply(url, bearer, attempt))
    } catch {
      left.attempts.push(attempt)
    }
    const note = notes[at]
    if (!note) continue
    const outcome = await say(url, bearer, note).catch(() => null)
    if (outcome === null) left.notes.push(note)
    else {
      expect(outcome).toBe('SEND_OUTCOME_SENT')
      said.push(note)
    }
  }
  return left
}

test(`${KILLS} times killed under applications and messages: every promise is kept, nothing is half written`, async () => {
  let open: Unanswered = { attempts: [], notes: [] }
  for (let round = 0; round < KILLS; round += 1) {
    const backend = await scene.start()
    if (round === 0) {
      for (let doctor = 0; doctor < DOCTORS; doctor += 1) cookies.push(await logIn(backend.url, doctor))
      await expect(scene.withDatabase(async () => undefined)).rejects.toMatchObject({ code: 'FOLDER_IN_USE' })
    }
    // The sessions were promised before the first kill.
    const bearers = await Promise.all(cookies.map((cookie) => bearerOf(backend.url, cookie)))
    const ids = listings.slice(round * LISTINGS_A_ROUND, (round + 1) * LISTINGS_A_ROUND)
    const doctors = bearers.map((bearer, doctor) => {
      const isOwn = (one: { doctor: number }) => one.doctor === doctor
      const fresh = ids.map((spotWorkId) => ({ doctor, spotWorkId, key: crypto.randomUUID() }))
      // An account sends thirty messages in ten minutes: one a round.
      const note = { doctor, listingId: ids[doctor] ?? '', key: crypto.randomUUID() }
      return workUntilDeath(backend.url, bearer, {
        attempts: [...open.attempts.filter(isOwn), ...fresh],
        notes: [...open.notes.filter(isOwn), note],
      })
    })
    // After so many answers, however fast the machine is, and somewhere within what comes next.
    const answers = promised.length + Math.floor(Math.random() * 20)
    let done = false
    const ended = Promise.all(doctors).finally(() => (done = true))
    while (promised.length < answers && !done) await wait(1)
    await wait(Math.random() * 60)
    await backend.kill()
    expect(existsSync(scene.lock)).toBe(true)
    const left = await ended
    open = {
      attempts: left.flatMap(({ attempts }) => attempts),
      notes: left.flatMap(({ notes }) => notes),
    }
  }

  const matched = promised.filter(({ outcome }) => outcome === 'MATCHED')
  expect(new Set(promised.map(({ outcome }) => outcome))).toEqual(new Set(['MATCHED', 'FILLED']))
  expect(matched.length).toBeGreaterThan(KILLS)

  // A repeat still gets the answer that was given, whichever life of the process gave it.
  const last = await scene.start()
  const bearers = await Promise.all(cookies.map((cookie) => bearerOf(last.url, cookie)))
  for (const { outcome, applicationId, ...attempt } of promised) {
    const again = await apply(last.url, bearers[attempt.doctor] ?? '', attempt)
    expect(again).toEqual({ ...attempt, outcome, applicationId })
  }
  expect(said.length).toBeGreaterThan(KILLS)
  for (const note of said)
    expect(await say(last.url, bearers[note.doctor] ?? '', note)).toBe('SEND_OUTCOME_SENT')
  await last.kill()

  await scene.withDatabase(async (database) => {
    const { rows: kept } = await database.execute<{ id: string }>(
      sql`select a.id from application a join work w on w.application_id = a.id where a.state = 'MATCHED'`,
    )
    const ids = new Set(kept.map(({ id }) => id))
    expect(matched.filter(({ applicationId }) => !ids.has(applicationId ?? ''))).toEqual([])
    const { rows: written } = await database.execute<{ body: string }>(sql`select body from message`)
    const bodies = written.map(({ body }) => body)
    expect(said.filter(({ key }) => !bodies.includes(key))).toEqual([])
    expect(bodies).toHaveLength(new Set(bodies).size)
    for (const [name, statement] of Object.entries(HALF_WRITTEN)) {
      expect({ name, rows: (await database.execute(statement)).rows }).toEqual({ name, rows: [] })
    }
  })
}, 300_000)

/** Each finds rows that must not exist. */
const HALF_WRITTEN = {
  'a count that is not the number of matched applications': sql`
    select s.id, s.filled_slots, s.applicant_count from spot_work s
    where (s.filled_slots, s.applicant_count) <> (
      select count(*) filter (where a.state = 'MATCHED'), count(*) from application a where a.spot_work_id = s.id)`,
  'a full listing that is open, or the other way round': sql`
    select id from spot_work where (status = 'FILLED') <> (filled_slots = slots)`,
  'an application without its work': sql`
    select a.id from application a left join work w on w.application_id = a.id where w.id is null`,
  'a work without its application': sql`
    select w.id from work w left join application a on a.id = w.application_id where a.id is null`,
  'an application without its one event': sql`
    select a.id from application a left join application_event e on e.application_id = a.id
    group by a.id having count(e.id) <> 1`,
  'an application without its one notice': sql`
    select a.id from application a left join notification n on n.dedupe_key like '%' || a.id::text
    group by a.id having count(n.id) <> 1`,
  'an application without the answer to its command': sql`
    select a.id from application a
    left join idempotency_key k on k.response -> 'application' ->> 'id' = a.id::text where k.key is null`,
  'a message without its thread knowing of it': sql`
    select m.id from message m join message_thread t on t.id = m.thread_id where m.sent_at > t.last_message_at`,
  'a thread that counts other messages than it has': sql`
    select t.id from message_thread t where t.unread_hospital <> (
      select count(*) from message m where m.thread_id = t.id)`,
  'a slot given twice': sql`
    select spot_work_id, slot_no from application where state = 'MATCHED'
    group by spot_work_id, slot_no having count(*) > 1`,
}
