import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** A finished work that the doctor has not reported is no dead end: the hospital states it, the doctor agrees or reports. */

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
}, 60_000)
afterAll(() => scene.db.close())

/** A finished work that ended so many hours ago. */
async function finished(ago: number): Promise<Matched> {
  const one = await scene.matched(inHours(300))
  await records.takesPlace(one, -ago - 8, -ago)
  await records.run()
  await records.run()
  return one
}

const requestsOf = async ({ workId, member }: Matched): Promise<string[]> => {
  const path = 'dp.hospital.HospitalApplications/ListInbox'
  const { body } = await callTwirp(scene.backend, path, { limit: 30 }, member.bearer)
  return (body.work_requests ?? [])
    .filter(({ work_id: id }: { work_id: string }) => id === workId)
    .map(({ kind }: { kind: string }) => kind)
}

test('not before the doctor was reminded for the last time', async () => {
  const one = await finished(71)
  expect((await records.read(one)).may_state ?? false).toBe(false)
  expect(await requestsOf(one)).toEqual([])
  expect(await records.state(one)).toBe('NOT_YET')
  expect(await records.toldOf(one)).not.toContain('WORK_UNREPORTED')
})

test('the hospital states it, the doctor agrees, and the pay follows', async () => {
  const one = await finished(73)
  expect(await records.toldOf(one)).toEqual(['WORK_REPORT_DUE', 'WORK_UNREPORTED'])
  expect((await records.read(one)).may_state).toBe(true)
  expect(await requestsOf(one)).toEqual(['WORK_REQUEST_KIND_UNREPORTED'])
  expect(await records.agree(one)).toBe('ALREADY_ANSWERED')
  expect(await records.state(one, { break_minutes: 600 })).toBe('TIMES_INVALID')
  const stated = { break_minutes: 0, ambulance_accepted: 2 }
  const again = { idempotency_key: `state-${one.workId}` }
  expect(await records.state(one, stated, again)).toBe('STATED')
  expect(await records.state(one, stated, again)).toBe('STATED')
  expect(await records.reportsOf(one.workId)).toHaveLength(1)
  expect(await records.stateOf(one)).toBe('REPORTED')
  expect(await requestsOf(one)).toEqual([])
  // Nobody answers his own statement.
  expect(await records.answer(one, 'CONFIRMED', { extra_yen: 100_000 })).toBe('ALREADY_ANSWERED')
  const { to_report: toReport } = await records.overview(one, '2026-12')
  expect(toReport.map(({ id }: { id: string }) => id)).toContain(one.workId)
  const { work: seen } = await records.look(one)
  expect(seen.report).toMatchObject({ by_hospital: true, overtime_minutes: 60, extra_yen: seen.hourly_fee })
  expect(await records.agree(one, { number: 2 })).toBe('ALREADY_ANSWERED')
  const stranger = await insertDoctor(scene.db.database)
  expect(await records.agree({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
  expect(await records.agree(one)).toBe('AGREED')
  expect(await records.agree(one)).toBe('ALREADY_ANSWERED')
  expect(await records.stateOf(one)).toBe('CONFIRMED')
  const { months } = await records.worked(one)
  expect(months).toEqual([
    expect.objectContaining({ minutes: 480, confirmed_yen: seen.fee + 10_000 + seen.hourly_fee }),
  ])
  expect((await records.look(one)).work.report.is_automatic ?? false).toBe(false)
  expect(await records.toldOf(one)).toEqual(
    ['WORK_REPORT_DUE', 'WORK_UNREPORTED', 'WORK_STATED', 'WORK_CONFIRMED', 'STATEMENT_AGREED'].toSorted(),
  )
})

test('a doctor who does not agree reports the work, and the hospital answers as ever', async () => {
  const one = await finished(80)
  expect(await records.state(one)).toBe('STATED')
  expect(await records.state(one, { break_minutes: 50 })).toBe('STATED')
  expect(await records.report(one)).toBe('REPORTED')
  expect(await records.state(one)).toBe('REPORTED')
  expect(await records.agree(one)).toBe('ALREADY_ANSWERED')
  expect(await requestsOf(one)).toEqual(['WORK_REQUEST_KIND_REPORT'])
  expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
})

test('without an answer the statement stands', async () => {
  const one = await finished(80)
  expect(await records.state(one)).toBe('STATED')
  await records.unanswered(one)
  expect(await records.stateOf(one)).toBe('CONFIRMED')
  expect((await records.look(one)).work.report.is_automatic).toBe(true)
  expect(await records.toldOf(one)).toContain('STATEMENT_STANDS')
})

test('a correction that nobody makes is stated by the hospital too', async () => {
  const one = await finished(10)
  expect(await records.report(one)).toBe('REPORTED')
  expect(await records.answer(one, 'CORRECTION_REQUESTED')).toBe('CORRECTION_REQUESTED')
  expect(await records.state(one)).toBe('NOT_YET')
  await scene.db.database
    .update(workReport)
    .set({ answeredAt: hours(-73) })
    .where(eq(workReport.workId, one.workId))
  expect(await requestsOf(one)).toEqual(['WORK_REQUEST_KIND_UNREPORTED'])
  expect(await records.state(one)).toBe('STATED')
})

test('nobody else states a work, and no malformed statement is taken', async () => {
  const one = await finished(80)
  const other = await scene.matched(inHours(400))
  expect(await records.state({ ...one, member: { ...one.member, bearer: other.bearer } })).toBe(
    'permission_denied',
  )
  expect(await records.state(one, { walk_ins: -1 })).toBe('invalid_argument')
  expect(await records.state(one, {}, { work_id: 'x' })).toBe('invalid_argument')
  expect(scene.backend.reported).toEqual([])
})
