import { inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateChange } from '#app/backend/database/schema/work/date-change.ts'
import { workPayment } from '#app/backend/database/schema/work/payment.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { WORK_STATE, type WorkState } from '#app/domain/application/application-words.ts'
import { WORK_TRANSITIONS } from '#app/domain/work/work-state.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { runLength } from '#tests/support/run-length.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { TOLD, workDayStage, type Stage, type WorkDayStage } from '#tests/support/work-day-stage.ts'

/**
 * Works from the match to their pay, by doctors, hospital, our staff and the clock in any order, some at the same moment
 * and some twice: states follow the table, slots are matches, money is what a recount says, and whatever a command has
 * answered to have done was told once.
 */

const SEQUENCES = runLength('WORK_SEQUENCES', { short: 20, long: 40 })
const DOCTORS = 2
const HOUR = 60

const RARE = [
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
  'propose',
  'retract',
  'agree',
  'refuse',
  'absent',
  'there',
  'wasAbsent',
  'wasThere',
] as const
/** What leads a work to its pay. */
const USUAL = [
  'jobs',
  'later',
  'arrive',
  'start',
  'end',
  'report',
  'correct',
  'confirm',
  'pay',
  'unpay',
  'receive',
  'unreceive',
] as const
type Step = { name: (typeof RARE | typeof USUAL)[number]; who: number; size: number; twice: boolean }

const step: fc.Arbitrary<Step> = fc.record({
  name: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
    { weight: 2, arbitrary: fc.constantFrom(...USUAL) },
  ),
  who: fc.integer({ min: 0, max: DOCTORS - 1 }),
  size: fc.integer({ min: 0, max: 3 }),
  twice: fc.boolean(),
})
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), {
  minLength: 4,
  maxLength: 16,
})

const usual = (name: Step['name'], who: number): Step => ({ name, who, size: 2, twice: false })
/** What has happened before: each sequence begins somewhere on the usual way. */
const BEFORE: readonly (readonly Step['name'][])[] = [
  [],
  ['later', 'jobs'],
  ['later', 'later', 'jobs'],
  ['later', 'later', 'jobs', 'report'],
  ['later', 'later', 'jobs', 'report', 'confirm'],
  ['later', 'later', 'jobs', 'report', 'confirm', 'pay'],
]
/** Hours that `later` passes, by its size. */
const HOURS = [1, 9, 29, 90]
const drawn = fc.record({ before: fc.nat({ max: BEFORE.length - 1 }), groups })

let scene: CancellationHouse
let stage: WorkDayStage

beforeAll(async () => {
  scene = await cancellations()
  const { database } = scene.db
  const spot = await insertListing(database)
  const member = await insertMember(database, (await scene.listingOf(Number(spot)))?.hospitalId ?? 0)
  stage = workDayStage(scene, {
    member,
    worker: await insertStaff(database, '運営 花子'),
  })
  await database.execute(sql`create table work_log (work_id uuid, before text, after text)`)
  await database.execute(sql`
    create function log_work() returns trigger language plpgsql as $$
    begin insert into work_log values (new.id, old.state, new.state); return null; end $$`)
  await database.execute(sql`
    create trigger log_work after update of state on work for each row
    when (old.state is distinct from new.state) execute function log_work()`)
}, 60_000)
afterAll(() => scene.db.close())

const COUNTED = Object.values(TOLD).flatMap((outcomes) => Object.values(outcomes).flat())

/** How often each outcome and each transition has come, for the long run. */
const seen = new Map<string, number>()
const tally = (kinds: readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]))

/** What a step has brought about: notices, each once however often the step was sent. */
async function run(of: Stage, { name, who, size, twice }: Step): Promise<readonly string[]> {
  if (name === 'jobs') return stage.jobs().then(() => [])
  if (name === 'later') return []
  const doctor = of.doctors[who]
  if (name === 'apply') return doctor ? stage.apply(of, doctor).then(() => []) : []
  const key = crypto.randomUUID()
  const send = () => stage.act(of, name, { who, size, key })
  const answers = await Promise.all(twice ? [send(), send()] : [send()])
  const outcomes = answers.filter((answer) => /^[A-Z_]+$/.test(answer ?? ''))
  // One that has read the work at another moment asks for something else under the same key.
  expect(new Set(outcomes).size, `${name}: ${answers.join(', ')}`).toBeLessThanOrEqual(1)
  const [outcome = ''] = outcomes
  const what = `${name} ${outcome ?? ''}`
  seen.set(what, (seen.get(what) ?? 0) + 1)
  return TOLD[name]?.[outcome ?? ''] ?? []
}

const CONFIRMED: readonly WorkState[] = ['CONFIRMED', 'PAID']

const isState = (word: string): word is WorkState => Object.hasOwn(WORK_STATE, word)

async function checkStates(): Promise<void> {
  const { rows } = await scene.db.database.execute<{
    before: string
    after: string
  }>(sql`select distinct before, after from work_log`)
  for (const { before, after } of rows) {
    const may = isState(before) && isState(after) && WORK_TRANSITIONS[before][after] !== undefined
    expect({ before, after, may }).toEqual({ before, after, may: true })
    seen.set(`${before} → ${after}`, (seen.get(`${before} → ${after}`) ?? 0) + 1)
  }
}

/** Slots, matches and standing works are the same. */
async function checkSlots(of: Stage): Promise<void> {
  const applications = await stage.applicationsOf(of)
  const works = await stage.worksOf(of)
  const matched = applications.filter(({ state }) => state === 'MATCHED').map(({ id }) => id)
  const standing = works.filter(({ state }) => !state.startsWith('CANCELLED'))
  expect(standing.map(({ applicationId }) => applicationId ?? '').toSorted()).toEqual(matched.toSorted())
  expect((await scene.listingOf(of.spot))?.filledSlots).toBe(matched.length)
}

/** Pay, recounted from the last reports alone. */
async function checkMoney(of: Stage): Promise<void> {
  const { database } = scene.db
  const works = await stage.worksOf(of)
  const applications = await stage.applicationsOf(of)
  const ids = ['00000000-0000-4000-8000-000000000000', ...works.map(({ id }) => id)]
  const reports = await database.select().from(workReport).where(inArray(workReport.workId, ids))
  const pays = await database.select().from(workPayment).where(inArray(workPayment.workId, ids))
  const shown = new Map<string, number>()
  for (const doctor of of.doctors)
    for (const year of [2026, 2027]) {
      const body = await stage.records.year(await stage.signed(doctor), year)
      for (const { lines } of body.payments ?? [])
        for (const line of lines) {
          expect(shown.has(line.work.id), 'a work belongs to one year').toBe(false)
          shown.set(line.work.id, line.gross_yen)
        }
    }
  for (const { id, applicationId, state, fee, plannedEnd, reportNumber } of works) {
    const own = reports.filter(({ workId }) => workId === id)
    expect(own.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(own.map((_, at) => at + 1))
    const last = own.find(({ number }) => number === reportNumber)
    expect(reportNumber).toBe(own.length || null)
    const minutes = last
      ? Math.max(0, (last.actualEnd.getTime() - plannedEnd.getTime()) / 60_000 + 60 - last.breakMinutes)
      : 0
    const hourly = applications.find((one) => one.id === applicationId)?.terms.hourlyFee ?? 0
    const due =
      Math.ceil((minutes * hourly) / 60) + Math.ceil(((last?.permittedMinutes ?? 0) * hourly * 1.25) / 60)
    // The listing pays at most 3,000 yen for the way.
    expect(last?.carfareYen ?? 0).toBe(Math.min(3_000, last?.reportedCarfareYen ?? 0))
    expect(last?.incentiveYen ?? 0).toBe((last?.ambulanceAccepted ?? 0) * 5_000)
    const isConfirmed = CONFIRMED.includes(state)
    if (isConfirmed) {
      expect(last?.answer).toBe('CONFIRMED')
      expect(last?.extraYen).toBeGreaterThanOrEqual(due)
      if (last?.memberId === null) expect(last.extraYen).toBe(due)
    }
    expect(own.filter(({ answer }) => answer === 'CONFIRMED')).toHaveLength(isConfirmed ? 1 : 0)
    const pay = pays.find(({ workId }) => workId === id)
    const isCompensated = state === 'CANCELLED_BY_HOSPITAL'
    expect(pay !== undefined, `${state} has a payment`).toBe(isConfirmed || isCompensated)
    const isPaid = typeof pay?.paymentId === 'string'
    if (!isCompensated) expect(isPaid, `${state} is paid`).toBe(state === 'PAID')
    const reported = last ? last.incentiveYen + last.extraYen + last.carfareYen : 0
    const earned = pay?.compensationYen ?? fee + reported
    if (shown.has(id)) expect(shown.get(id)).toBe(earned)
    else expect(isConfirmed, 'what is confirmed is shown').toBe(false)
  }
  for (const doctor of of.doctors) {
    const own = works.filter((one) => one.doctorId === doctor.doctorId && CONFIRMED.includes(one.state))
    const counted = own.flatMap(({ id, reportNumber }) =>
      reports.filter(({ workId, number }) => workId === id && number === reportNumber),
    )
    expect(await stage.sumsOf(doctor)).toEqual({
      works: own.length,
      ambulances: counted.reduce((sum, { ambulanceAccepted }) => sum + ambulanceAccepted, 0),
      incentives: counted.reduce((sum, { incentiveYen }) => sum + incentiveYen, 0),
    })
  }
}

/** Everything that commands and jobs have done was told, once. */
async function checkNotices(of: Stage, done: readonly string[]): Promise<void> {
  const { rows } = await scene.db.database.execute<{
    type: string
    key: string
  }>(sql`select type, dedupe_key key from notification`)
  const told = rows.map(({ type }) => type)
  expect(tally(told.filter((type) => COUNTED.includes(type)))).toEqual(tally(done))
  const works = await stage.worksOf(of)
  const ids = ['00000000-0000-4000-8000-000000000000', ...works.map(({ id }) => id)]
  const reports = await scene.db.database.select().from(workReport).where(inArray(workReport.workId, ids))
  const confirmed = reports.filter(({ answer }) => answer === 'CONFIRMED')
  const count = (kind: string) => told.filter((type) => type === kind).length
  expect(count('WORK_CONFIRMED')).toBe(confirmed.length)
  expect(count('REPORT_STANDS')).toBe(confirmed.filter(({ memberId }) => memberId === null).length)
  const pays = await scene.db.database.select().from(workPayment).where(inArray(workPayment.workId, ids))
  expect(count('PAYMENT_OVERDUE')).toBe(pays.filter(({ remindedAt }) => remindedAt !== null).length)
  const changes = await scene.db.database.select().from(dateChange).where(inArray(dateChange.workId, ids))
  const lapsed = changes.filter(({ state }) => state === 'LAPSED').length
  expect(count('DATE_CHANGE_LAPSED') + count('DATE_CHANGE_UNANSWERED')).toBeLessThanOrEqual(lapsed)
}

test(
  'in any order, states follow the table, money is a recount, and everything is told once',
  async () => {
    const { database } = scene.db
    await fc.assert(
      fc.asyncProperty(drawn, async (sequence) => {
        stage.pass(0)
        await database.execute(sql`truncate application, notification, work_log cascade`)
        const listing = await insertListing(database, {
          slots: DOCTORS,
          startTime: hours(30),
          endTime: hours(38),
          applicationDeadline: hours(29),
        })
        const of: Stage = {
          spot: Number(listing),
          doctors: await insertDoctors(database, DOCTORS),
        }
        await stage.stayIn()
        for (const doctor of of.doctors) await stage.apply(of, doctor)
        const done: string[] = []
        const before = (BEFORE[sequence.before] ?? []).map((name) =>
          name === 'jobs' || name === 'later'
            ? [usual(name, 0)]
            : of.doctors.map((_, who) => usual(name, who)),
        )
        for (const group of [...before, ...sequence.groups]) {
          const later = group.find(({ name }) => name === 'later')
          // Every moment is its own.
          stage.pass(later ? (HOURS[later.size] ?? 1) * HOUR : 1)
          for (const told of await Promise.all(group.map((one) => run(of, one)))) done.push(...told)
        }
        // Whatever waits for the clock alone comes to its end.
        for (const days of [2, 20]) {
          stage.pass(days * 24 * HOUR)
          await stage.jobs()
        }
        const left = (await stage.worksOf(of)).map(({ state }) => state)
        for (const state of ['SCHEDULED', 'IN_PROGRESS', 'REPORTED']) expect(left).not.toContain(state)
        await checkStates()
        await checkSlots(of)
        await checkMoney(of)
        await checkNotices(of, done)
      }),
      { numRuns: SEQUENCES, endOnFailure: SEQUENCES < 100 },
    )
    expect(scene.backend.reported).toEqual([])
    if (SEQUENCES > 40) console.log(Object.fromEntries(seen))
  },
  Math.max(120_000, SEQUENCES * 2_000),
)
