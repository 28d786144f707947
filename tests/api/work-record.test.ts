import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** A work from its day on: stamps, report, the hospital's answer, and what the clock alone does. */

const AT_ONCE = 50
const AMBULANCE = { type: 'AMBULANCE', unitYen: 5_000, capYen: 8_000, note: null } as const

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

/** A matched work that takes place so many hours from now. */
async function working(from: number, to: number): Promise<Matched> {
  const one = await scene.matched({ ...inHours(300), incentives: [AMBULANCE], incentiveTypes: ['AMBULANCE'] })
  await records.takesPlace(one, from, to)
  return one
}

/** A work that is over and not reported. */
async function finished(): Promise<Matched> {
  const one = await working(-12, -4)
  await records.run()
  await records.run()
  return one
}

async function reported(fields = {}): Promise<Matched> {
  const one = await finished()
  expect(await records.report(one, fields)).toBe('REPORTED')
  return one
}

describe('stamps', () => {
  test('arrival, start and end are recorded once each, and move the work on', async () => {
    const one = await working(0.5, 8)
    expect(await records.stamp(one, 'END')).toBe('NOT_YET')
    expect(await records.stamp(one, 'ARRIVE')).toBe('STAMPED')
    expect(await records.stateOf(one)).toBe('SCHEDULED')
    scene.at(1)
    expect(await records.stamp(one, 'START')).toBe('STAMPED')
    expect(await records.stateOf(one)).toBe('IN_PROGRESS')
    expect(await records.stamp(one, 'START')).toBe('ALREADY_STAMPED')
    scene.at(2)
    expect(await records.stamp(one, 'END')).toBe('STAMPED')
    expect(await records.stateOf(one)).toBe('FINISHED')
    const { work: seen } = await records.look(one)
    expect(seen.stamps.map((stamp: { kind: string }) => stamp.kind)).toEqual([
      'STAMP_KIND_ARRIVE',
      'STAMP_KIND_END',
      'STAMP_KIND_START',
    ])
  })

  test('a time is written down and corrected with a reason; every one is kept, the last counts', async () => {
    const one = await working(-2, 6)
    await records.run()
    const written = (at: number, more = {}) =>
      records.stamp(one, 'START', { at: hours(at).toISOString(), reason: '処置中でした。', ...more })
    expect(await written(-1.9, { reason: '' })).toBe('invalid_argument')
    expect(await written(1)).toBe('TIMES_INVALID')
    expect(await written(-4)).toBe('TIMES_INVALID')
    expect(await written(-1.9)).toBe('STAMPED')
    expect(await written(-1.5)).toBe('STAMPED')
    expect(await records.stamp(one, 'ARRIVE', { at: hours(-1).toISOString(), reason: '忘れました。' })).toBe(
      'TIMES_INVALID',
    )
    const { work: seen } = await records.look(one)
    expect(seen.stamps).toHaveLength(1)
    expect(new Date(seen.stamps[0].at)).toEqual(hours(-1.5))
    expect(seen.stamps[0]).toMatchObject({ source: 'STAMP_SOURCE_MANUAL', reason: '処置中でした。' })
    expect(await records.stampsOf(one.workId)).toHaveLength(2)
    expect((await records.read(one)).work.stamps).toEqual(seen.stamps)
  })

  test('are refused too early, while cancelling, after the report, and to strangers', async () => {
    const early = await working(3, 11)
    expect(await records.stamp(early, 'ARRIVE')).toBe('NOT_YET')
    const cancelling = await working(0.5, 8)
    await scene.ask(cancelling, 'CAUTION_3', { phone_confirmed: true })
    expect(await records.stamp(cancelling, 'ARRIVE')).toBe('CANCELLING')
    const done = await reported()
    expect(await records.stamp(done, 'END')).toBe('ENDED')
    const stranger = await insertDoctor(scene.db.database)
    expect(await records.stamp({ ...early, bearer: stranger.bearer }, 'ARRIVE')).toBe('NOT_FOUND')
    expect(await records.stamp({ ...early, bearer: early.member.bearer }, 'ARRIVE')).toBe('not_found')
    expect(await records.stamp(early, 'ARRIVE', { work_id: 'x' })).toBe('invalid_argument')
    expect(await records.stamp(early, 'ARRIVE', { kind: 'STAMP_KIND_UNSPECIFIED' })).toBe('invalid_argument')
  })

  test(`${AT_ONCE} identical stamps at once have one effect and one response`, async () => {
    const one = await working(0.5, 8)
    const all = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        records.stamp(one, 'START', { idempotency_key: `stamp-${one.id}` }),
      ),
    )
    expect(new Set(all)).toEqual(new Set(['STAMPED']))
    expect(await records.stampsOf(one.workId)).toHaveLength(1)
  })
})

describe('a report', () => {
  test('is computed by the agreed rules, told to the hospital, and confirmed by it', async () => {
    const one = await reported()
    expect(await records.stateOf(one)).toBe('REPORTED')
    const { work: seen } = await records.read(one)
    // Two ambulances at 5,000 yen, at most 8,000.
    expect(seen.report.incentives).toEqual([
      { type: 'INCENTIVE_TYPE_AMBULANCE', unit_yen: 5_000, cap_yen: 8_000, count: 2, yen: 8_000 },
    ])
    expect(seen.report.reported).toMatchObject({ ambulance_accepted: 2, ward_calls: 4, sleep_minutes: 120 })
    expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
    expect(await records.stateOf(one)).toBe('CONFIRMED')
    expect(await records.answer(one, 'CONFIRMED')).toBe('ALREADY_ANSWERED')
    expect(await records.report(one)).toBe('CONFIRMED')
    expect(await records.toldOf(one)).toEqual(['WORK_CONFIRMED', 'WORK_REPORTED'])
  })

  test('is corrected on request, and by the doctor until it is confirmed', async () => {
    const one = await reported()
    expect(await records.answer(one, 'CORRECTION_REQUESTED', { note: '短い' })).toBe('invalid_argument')
    expect(await records.answer(one, 'CORRECTION_REQUESTED')).toBe('CORRECTION_REQUESTED')
    expect(await records.stateOf(one)).toBe('CORRECTION_REQUESTED')
    expect((await records.look(one)).work.report.answer_note).toContain('1台')
    expect(await records.report(one, { ambulance_accepted: 1 })).toBe('REPORTED')
    // The hospital has read the first one.
    expect(await records.answer(one, 'CONFIRMED', { number: 1 })).toBe('ALREADY_ANSWERED')
    expect(await records.report(one, { ambulance_accepted: 1, ward_calls: 5 })).toBe('REPORTED')
    expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
    const rows = await records.reportsOf(one.workId)
    expect(rows.map(({ answer }) => answer)).toEqual(['CORRECTION_REQUESTED', null, 'CONFIRMED'])
    expect(rows.at(-1)).toMatchObject({ ambulanceAccepted: 1, incentiveYen: 5_000 })
  })

  test('overtime is paid at least by the hour', async () => {
    const one = await reported({ actual_end: hours(-3).toISOString() })
    const { least_extra_yen: least } = await records.read(one)
    expect(least).toBeGreaterThan(0)
    expect(await records.answer(one, 'CONFIRMED', { extra_yen: least - 1 })).toBe('EXTRA_TOO_LOW')
    expect(await records.answer(one, 'CONFIRMED', { extra_yen: least })).toBe('CONFIRMED')
    const { months } = await records.worked(one)
    const fee = (await scene.db.database.select().from(work).where(eq(work.id, one.workId)))[0]?.fee ?? 0
    expect(months).toEqual([
      expect.objectContaining({
        works: 1,
        minutes: 480,
        yen: fee + 8_000 + least,
        confirmed_yen: fee + 8_000 + least,
      }),
    ])
  })

  test('without an answer it stands after three business days, with the pay for overtime', async () => {
    const one = await reported({ actual_end: hours(-3).toISOString() })
    await records.run()
    expect(await records.stateOf(one)).toBe('REPORTED')
    await records.unanswered(one)
    expect(await records.stateOf(one)).toBe('CONFIRMED')
    const { work: seen } = await records.look(one)
    expect(seen.report).toMatchObject({ is_automatic: true, answer: 'REPORT_ANSWER_CONFIRMED' })
    expect(seen.report.extra_yen).toBeGreaterThan(0)
    expect(await records.toldOf(one)).toEqual(['REPORT_STANDS', 'WORK_CONFIRMED', 'WORK_REPORTED'])
  })

  test('may be written once the planned end is past, without any stamp', async () => {
    const one = await working(-9, -1)
    expect(await records.report(one)).toBe('NOT_YET')
    await records.run()
    expect(await records.stateOf(one)).toBe('IN_PROGRESS')
    expect(await records.report(one)).toBe('REPORTED')
  })

  test.each([
    ['an end before the start', { actual_end: hours(-13).toISOString() }, 'TIMES_INVALID'],
    ['an end that lies ahead', { actual_end: hours(1).toISOString() }, 'TIMES_INVALID'],
    ['a start of another day', { actual_start: hours(-40).toISOString() }, 'TIMES_INVALID'],
    ['a break longer than the work', { break_minutes: 480 }, 'TIMES_INVALID'],
    ['more sleep than work', { sleep_minutes: 481 }, 'TIMES_INVALID'],
    ['more admissions than ambulances', { admissions_ambulance: 3 }, 'COUNTS_INVALID'],
    ['more admissions than walk-ins', { admissions_walk_in: 4 }, 'COUNTS_INVALID'],
    ['no end', { actual_end: undefined }, 'invalid_argument'],
    ['a negative count', { walk_ins: -1 }, 'invalid_argument'],
    ['a count of thousands', { ward_calls: 5_000 }, 'invalid_argument'],
    [
      'a reason twice',
      { declined: Array(2).fill({ reason: 'AMBULANCE_DECLINE_REASON_OTHER', count: 1 }) },
      'invalid_argument',
    ],
    ['a comment too long', { comment: 'あ'.repeat(1_001) }, 'invalid_argument'],
  ])('is refused with %s', async (_what, fields, outcome) => {
    expect(await records.report(await finished(), fields)).toBe(outcome)
  })

  test('is nobody else’s, of either side', async () => {
    const one = await reported()
    const stranger = await insertDoctor(scene.db.database)
    expect(await records.report({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect((await records.look({ ...one, bearer: stranger.bearer })).code).toBe('not_found')
    const [, place] = makeHospitals(2)
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const elsewhere = await insertMember(scene.db.database, place.row.id)
    expect(await records.answer({ ...one, member: elsewhere }, 'CONFIRMED')).toBe('not_found')
    expect((await records.read({ ...one, member: elsewhere })).code).toBe('not_found')
    const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
    expect(await records.answer({ ...one, member: viewer }, 'CONFIRMED')).toBe('permission_denied')
    expect((await records.read({ ...one, member: viewer })).may_answer ?? false).toBe(false)
    expect(await records.answer({ ...one, member: { ...one.member, bearer: one.bearer } }, 'CONFIRMED')).toBe(
      'permission_denied',
    )
    expect(await records.stateOf(one)).toBe('REPORTED')
  })

  test('a cancelled work is not reported', async () => {
    const one = await scene.matched(inHours(300))
    await scene.cancel(one)
    await records.takesPlace(one, -12, -4)
    await records.run()
    expect(await records.report(one)).toBe('ENDED')
    expect(await records.stateOf(one)).toBe('CANCELLED_BY_HOSPITAL')
  })

  test(`${AT_ONCE} identical reports and answers at once have one effect each`, async () => {
    const one = await finished()
    const times = (run: () => Promise<unknown>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const sent = await times(() => records.report(one, {}, { idempotency_key: `report-${one.id}` }))
    expect(new Set(sent)).toEqual(new Set(['REPORTED']))
    expect(await records.reportsOf(one.workId)).toHaveLength(1)
    const answered = await times(() =>
      records.answer(one, 'CONFIRMED', { number: 1, idempotency_key: `answer-${one.id}` }),
    )
    expect(new Set(answered)).toEqual(new Set(['CONFIRMED']))
    expect(await records.toldOf(one)).toEqual(['WORK_CONFIRMED', 'WORK_REPORTED'])
  })
})

test('nothing was reported as a bug', () => {
  expect(scene.backend.reported).toEqual([])
})
