import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { cancellation } from '#app/backend/database/schema/work/cancellation.ts'
import { dateChange } from '#app/backend/database/schema/work/date-change.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { substituteSearch } from '#app/backend/database/schema/work/substitute-search.ts'
import { cancellations, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { runLength } from '#tests/support/run-length.ts'
import { substitutes } from '#tests/support/substitutes.ts'

/**
 * Matched works, moved, cancelled and handed over by doctors, hospital and jobs in any order, some at the same moment:
 * slots, matches and works agree, and whatever happened to a request was told once.
 */

const SEQUENCES = runLength('WORK_SEQUENCES', { short: 40, long: 80 })
const DOCTORS = 4
const SLOTS = 2

const STEPS = [
  'apply',
  'undo',
  'ask',
  'takeBack',
  'accept',
  'reject',
  'cancel',
  'move',
  'stay',
  'moveAccepted',
  'moveDeclined',
  'moveLapses',
  'search',
  'stop',
  'release',
] as const
type Step = { step: (typeof STEPS)[number]; who: number }

const step = fc.record<Step>({
  step: fc.constantFrom(...STEPS),
  who: fc.integer({ min: 0, max: DOCTORS - 1 }),
})
// One after the other, or two at once.
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 8, maxLength: 24 })

let scene: CancellationHouse
let member: TestMember
let changes: ReturnType<typeof dateChanges>
let search: ReturnType<typeof substitutes>

beforeAll(async () => {
  scene = await cancellations()
  changes = dateChanges(scene)
  search = substitutes(scene)
  const spot = await insertListing(scene.db.database)
  member = await insertMember(scene.db.database, (await scene.listingOf(Number(spot)))?.hospitalId ?? 0)
}, 60_000)
afterAll(() => scene.db.close())

type Stage = { spot: number; doctors: TestDoctor[] }

/** The doctor's last work of the stage, as the helpers take it. */
async function lastOf({ spot }: Stage, doctor: TestDoctor): Promise<Matched | null> {
  const row = (
    await scene.db.database
      .select()
      .from(work)
      .where(eq(work.doctorId, doctor.doctorId))
      .orderBy(work.createdAt, work.id)
  ).at(-1)
  if (!row?.applicationId) return null
  const { applicationId: id, id: workId, hospitalId } = row
  return { ...doctor, spot, id, workId, hospitalId, member }
}

async function run(stage: Stage, { step: name, who }: Step): Promise<unknown> {
  const doctor = stage.doctors[who]
  if (!doctor) throw new Error('no doctor')
  if (name === 'apply') return scene.apply(stage.spot, doctor.bearer)
  if (name === 'release') return search.run()
  const one = await lastOf(stage, doctor)
  if (!one) return null
  switch (name) {
    case 'undo':
      return scene.withdraw(one.bearer, one.id)
    case 'ask':
      return scene.ask(one, 'RECORDED')
    case 'takeBack':
      return scene.takeBack(one)
    case 'accept':
      return scene.decide(one, 'ACCEPT')
    case 'reject':
      return scene.decide(one, 'REJECT')
    case 'cancel':
      return scene.cancel(one)
    case 'move':
      return changes.request(one, [hours(242), hours(250)])
    case 'stay':
      return changes.withdraw(one)
    case 'moveAccepted':
      return changes.decide(one, 'ACCEPT')
    case 'moveDeclined':
      return changes.decide(one, 'DECLINE')
    case 'moveLapses':
      await scene.db.database
        .update(dateChange)
        .set({ answerDueAt: hours(-1) })
        .where(eq(dateChange.workId, one.workId))
      return scene.backend.jobs.run('date-change', [{}])
    case 'search':
      return search.start(one)
    case 'stop':
      return search.stop(one)
  }
}

/** The kinds of notices of a request in a state, besides that of its beginning. */
const TOLD = {
  change: { OPEN: [], ACCEPTED: ['ACCEPTED'], DECLINED: ['DECLINED'], WITHDRAWN: ['WITHDRAWN'], LAPSED: [] },
  search: { OPEN: [], STOPPED: [], FOUND: ['FOUND'], LAPSED: ['NOT_FOUND'], DECLINED: [], OFF: [] },
} as const

async function checkRequests(works: readonly (typeof work.$inferSelect)[]): Promise<number> {
  const { database } = scene.db
  const ids = ['00000000-0000-0000-0000-000000000000', ...works.map(({ id }) => id)]
  const stateOf = (workId: string) => works.find(({ id }) => id === workId)?.state
  const notices = await database.select().from(notification)
  const kindsOf = (id: string, prefix: string) =>
    notices
      .filter(({ dedupeKey }) => dedupeKey.endsWith(id))
      .map(({ type }) => String(type).replace(prefix, ''))
      .toSorted((a, b) => a.localeCompare(b))

  const moves = await database.select().from(dateChange).where(inArray(dateChange.workId, ids))
  for (const { id, state } of moves) {
    // Of a cancelled work a request lapses in silence.
    const told = kindsOf(id, 'DATE_CHANGE_').filter((kind) => kind !== 'LAPSED')
    expect(told).toEqual(['REQUESTED', ...TOLD.change[state]].toSorted((a, b) => a.localeCompare(b)))
  }
  for (const { workId, decision } of await database
    .select()
    .from(cancellation)
    .where(inArray(cancellation.workId, ids)))
    if (decision === 'PENDING') expect(stateOf(workId)).toBe('CANCELLATION_REQUESTED')
  const searches = await database.select().from(substituteSearch).where(inArray(substituteSearch.workId, ids))
  for (const { id, state, workId } of searches) {
    expect(kindsOf(id, 'SUBSTITUTE_')).toEqual(TOLD.search[state])
    // The hospital is told once per work, however often its doctor searches.
    const toHospital = kindsOf(workId, 'SUBSTITUTE_').filter((kind) => kind !== 'WANTED')
    const isFound = searches.some((one) => one.workId === workId && one.state === 'FOUND')
    expect(toHospital).toEqual(isFound ? ['SOUGHT', 'TAKEN_OVER'] : ['SOUGHT'])
    if (state === 'OPEN') expect(['SCHEDULED', 'CANCELLATION_REQUESTED']).toContain(stateOf(workId))
  }
  // Read whole by every sequence.
  await database.delete(notification)
  return searches.filter(({ state }) => state === 'OPEN').length
}

async function check({ spot, doctors }: Stage): Promise<void> {
  const { database } = scene.db
  const ids = doctors.map(({ doctorId }) => doctorId)
  const rows = await database.select().from(application).where(inArray(application.doctorId, ids))
  const works = await database.select().from(work).where(inArray(work.doctorId, ids))
  const matched = rows.filter(({ state }) => state === 'MATCHED')
  const standing = works.filter(({ state }) => !state.startsWith('CANCELLED'))
  expect(
    standing.map(({ applicationId }) => String(applicationId)).toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(matched.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)))
  expect(new Set(matched.map(({ slotNo }) => slotNo)).size).toBe(matched.length)
  const open = await checkRequests(works)
  const place = await scene.listingOf(spot)
  if (!place) throw new Error('no listing')
  expect(place.filledSlots).toBe(matched.length)
  expect(place.slots).toBeLessThanOrEqual(SLOTS + open)
  if (place.status !== 'CLOSED')
    expect(place.status).toBe(place.filledSlots === place.slots ? 'FILLED' : 'PUBLISHED')
  // A hospital's cancellation takes its slot, unless somebody has taken over before; the last one only closes the listing.
  const gone = works.filter(({ state }) => state === 'CANCELLED_BY_HOSPITAL').length
  if (gone === 0) expect(place.slots).toBe(SLOTS + open)
  else if (place.status !== 'CLOSED') expect(place.slots).toBeGreaterThanOrEqual(SLOTS - gone + open)
}

test(
  'in any order, slots and matches agree, and requests are told once',
  async () => {
    await fc.assert(
      fc.asyncProperty(groups, async (steps) => {
        const start = hours(240)
        const listing = await insertListing(scene.db.database, {
          slots: SLOTS,
          startTime: start,
          endTime: hours(248),
        })
        const stage = { spot: Number(listing), doctors: await insertDoctors(scene.db.database, DOCTORS) }
        // Every slot is taken to begin with.
        for (let who = 0; who < SLOTS; who += 1) await run(stage, { step: 'apply', who })
        for (const group of steps) await Promise.all(group.map((one) => run(stage, one)))
        // Every substitute who has come releases somebody.
        for (let time = 0; time < DOCTORS; time += 1) await search.run()
        await check(stage)
      }),
      { numRuns: SEQUENCES },
    )
    const { rows } = await scene.db.database.execute(sql`
      select s.id from spot_work s where s.filled_slots <> (
        select count(*) from application a where a.spot_work_id = s.id and a.state = 'MATCHED')`)
    expect(rows).toEqual([])
    expect(scene.backend.reported).toEqual([])
  },
  Math.max(120_000, SEQUENCES * 10_000),
)
