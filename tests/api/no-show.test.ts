import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital as hospitalTable } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp, wordOf } from '#tests/support/backend-calls.ts'
import {
  cancellations,
  inHours,
  type CancellationHouse,
  type Fields,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** A doctor who did not come: the hospital reports it, our staff decide; and the works that need our staff. */

const ATTEMPTS = '開始の10分後と25分後に、登録の携帯電話に電話しました。'
const REASON = '先生と病院の双方に電話で確認しました。'

describe('absence from a work', () => {
  let scene: CancellationHouse
  let records: ReturnType<typeof workRecords>
  let worker: TestDoctor

  beforeAll(async () => {
    scene = await cancellations()
    records = workRecords(scene)
    worker = await insertStaff(scene.db.database, '運営 花子')
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const hospital = (
    method: string,
    { workId, member }: Pick<Matched, 'workId' | 'member'>,
    more: Fields = {},
  ) =>
    callTwirp(
      scene.backend,
      `dp.hospital.NoShows/${method}`,
      { work_id: workId, idempotency_key: crypto.randomUUID(), ...more },
      member.bearer,
    )
  const report = (one: Pick<Matched, 'workId' | 'member'>, more: Fields = {}) =>
    hospital('ReportNoShow', one, { attempts: ATTEMPTS, ...more })
  const office = (method: string, body: Fields, bearer: string | undefined = worker.bearer) =>
    callTwirp(scene.backend, `dp.staff.Troubles/${method}`, body, bearer)
  const decide = (
    { workId }: Pick<Matched, 'workId'>,
    decision: string,
    more: Fields = {},
    bearer?: string,
  ) =>
    office(
      'DecideNoShow',
      {
        work_id: workId,
        idempotency_key: crypto.randomUUID(),
        decision: `NO_SHOW_DECISION_${decision}`,
        reason: REASON,
        ...more,
      },
      bearer,
    )
  const troublesOf = async ({ workId }: Pick<Matched, 'workId'>) =>
    (await office('ListTroubles', {})).body.troubles?.find((one: Fields) => one['work_id'] === workId)

  /** A work that takes place so many hours from now, moved on by the clock. */
  async function working(from: number, to: number): Promise<Matched> {
    const one = await scene.matched(inHours(300))
    await records.takesPlace(one, from, to)
    await records.run()
    await records.run()
    return one
  }

  test('is reported, told to the doctor, decided, and told to both', async () => {
    const one = await working(-1, 7)
    expect(await records.stateOf(one)).toBe('IN_PROGRESS')
    expect((await hospital('GetNoShow', one)).body).toMatchObject({ may_report: true })
    expect(wordOf(await report(one))).toBe('REPORTED')
    expect(wordOf(await report(one))).toBe('ALREADY_REPORTED')
    expect(await troublesOf(one)).toMatchObject({
      kind: 'TROUBLE_KIND_NO_SHOW',
      no_show: { attempts: ATTEMPTS },
    })
    expect(wordOf(await decide(one, 'CONFIRMED'))).toBe('CONFIRMED')
    expect(await records.stateOf(one)).toBe('NO_SHOW')
    expect(wordOf(await decide(one, 'REJECTED'))).toBe('ALREADY_DECIDED')
    expect(await troublesOf(one)).toBeUndefined()
    expect((await hospital('GetNoShow', one)).body.no_show).toMatchObject({
      state: 'NO_SHOW_STATE_CONFIRMED',
      reason: REASON,
    })
    expect(await records.toldOf(one)).toEqual(
      expect.arrayContaining(['NO_SHOW_CONFIRMED', 'NO_SHOW_DECIDED', 'NO_SHOW_REPORTED']),
    )
    const actions = await scene.db.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, one.workId))
    expect(actions).toMatchObject([
      { kind: 'NO_SHOW_CONFIRMED', staffAccountId: worker.accountId, words: REASON },
    ])
    // A work recorded as absence is neither stamped nor reported.
    expect(await records.stamp(one, 'START')).not.toBe('STAMPED')
    expect(await records.report(one)).not.toBe('REPORTED')
  })

  test('is not reported before half an hour, after a stamp, a report or a week', async () => {
    const early = await working(-0.4, 7)
    expect((await hospital('GetNoShow', early)).body.may_report ?? false).toBe(false)
    expect(wordOf(await report(early))).toBe('NOT_YET')
    const there = await working(0.2, 8)
    expect(await records.stamp(there, 'ARRIVE')).toBe('STAMPED')
    await records.takesPlace(there, -1, 7)
    expect(wordOf(await report(there))).toBe('STAMPED')
    const told = await working(-12, -4)
    expect(await records.report(told)).toBe('REPORTED')
    expect(wordOf(await report(told))).toBe('ENDED')
    expect(wordOf(await report(await working(-8 * 24, -8 * 24 + 8)))).toBe('TOO_LATE')
  })

  test('is taken back until our staff decide, and may be reported again', async () => {
    const one = await working(-2, 6)
    expect(wordOf(await hospital('WithdrawNoShow', one))).toBe('ALREADY_DECIDED')
    await report(one)
    expect(wordOf(await hospital('WithdrawNoShow', one))).toBe('WITHDRAWN')
    expect(wordOf(await decide(one, 'CONFIRMED'))).toBe('ALREADY_DECIDED')
    expect(wordOf(await report(one))).toBe('REPORTED')
    expect(wordOf(await decide(one, 'REJECTED'))).toBe('REJECTED')
    expect(await records.stateOf(one)).toBe('IN_PROGRESS')
    expect(wordOf(await hospital('WithdrawNoShow', one))).toBe('ALREADY_DECIDED')
    expect(wordOf(await report(one))).toBe('ALREADY_REPORTED')
  })

  test('is no absence once the doctor has stamped or reported', async () => {
    const stamped = await working(-2, 6)
    await report(stamped)
    expect(await records.stamp(stamped, 'START')).toBe('STAMPED')
    expect(wordOf(await decide(stamped, 'CONFIRMED'))).toBe('WORKED')
    expect(await records.stateOf(stamped)).toBe('IN_PROGRESS')
    expect(wordOf(await decide(stamped, 'REJECTED'))).toBe('REJECTED')
  })

  test('50 at once are one, with one answer each; a key is one request', async () => {
    const one = await working(-2, 6)
    const key = { idempotency_key: crypto.randomUUID() }
    const said = await Promise.all(Array.from({ length: 50 }, () => report(one, key)))
    expect(new Set(said.map(wordOf))).toEqual(new Set(['REPORTED']))
    expect((await report(one, { ...key, attempts: `${ATTEMPTS}折り返しはありません。` })).status).toBe(400)
    const decided = await Promise.all(
      Array.from({ length: 50 }, (_, at) => decide(one, at % 2 ? 'CONFIRMED' : 'REJECTED')),
    )
    expect(decided.map(wordOf).filter((word) => word !== 'ALREADY_DECIDED')).toHaveLength(1)
    const told = await records.toldOf(one)
    expect(told.filter((kind) => kind === 'NO_SHOW_REPORTED')).toHaveLength(1)
    expect(told.filter((kind) => kind === 'NO_SHOW_DECIDED')).toHaveLength(1)
  })

  test('is the word of the work’s hospital, and the decision of our staff alone', async () => {
    const one = await working(-2, 6)
    const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
    const stranger = await insertDoctor(scene.db.database)
    const [, place] = makeHospitals(2)
    if (!place) throw new Error('no second hospital')
    await scene.db.database.insert(hospitalTable).values(place.row).onConflictDoNothing()
    const neighbour = await insertMember(scene.db.database, place.row.id)
    const next = await working(-2, 6)
    for (const member of [
      viewer,
      neighbour,
      { ...viewer, bearer: one.bearer },
      { ...viewer, bearer: stranger.bearer },
    ]) {
      const status = member === neighbour ? 404 : 403
      expect((await report({ ...one, member })).status).toBe(status)
      expect((await hospital('WithdrawNoShow', { ...one, member })).status).toBe(status)
    }
    expect((await hospital('GetNoShow', { ...one, member: neighbour })).status).toBe(404)
    expect((await hospital('GetNoShow', { ...one, member: viewer })).body.may_report ?? false).toBe(false)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, next.member.memberId))
    expect((await report(next)).status).toBe(403)
    await report(one)
    for (const bearer of [one.bearer, one.member.bearer, stranger.bearer]) {
      expect((await decide(one, 'CONFIRMED', {}, bearer)).status).toBe(403)
      expect((await office('ListTroubles', {}, bearer)).status).toBe(403)
    }
    const gone = await insertStaff(scene.db.database, '運営 次郎')
    await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, gone.accountId))
    expect((await decide(one, 'CONFIRMED', {}, gone.bearer)).status).toBe(403)
    expect(await records.stateOf(one)).toBe('IN_PROGRESS')
  })

  test('malformed requests are refused with a word', async () => {
    const one = await working(-2, 6)
    for (const more of [
      { attempts: '電話した' },
      { attempts: 'あ'.repeat(501) },
      { attempts: `${ATTEMPTS}\0` },
      { work_id: 'x' },
      { idempotency_key: '' },
    ])
      expect((await report(one, more)).status).toBe(400)
    expect((await report({ ...one, workId: crypto.randomUUID() })).status).toBeGreaterThanOrEqual(403)
    await report(one)
    for (const more of [{ reason: '短い' }, { decision: 'NO_SHOW_DECISION_UNSPECIFIED' }, { work_id: 'x' }])
      expect((await decide(one, 'CONFIRMED', more)).status).toBe(400)
    expect((await decide({ workId: crypto.randomUUID() }, 'CONFIRMED')).status).toBe(404)
  })

  test('works without a stamp or a report, and disputes, are listed', async () => {
    const silent = await working(-1.5, 6)
    const stamped = await working(-1.5, 6)
    await records.stamp(stamped, 'START')
    const unreported = await working(-120, -112)
    const fresh = await working(-50, -42)
    const disputed = await working(-12, -4)
    for (let times = 0; times < 3; times += 1) {
      await records.report(disputed)
      await records.answer(disputed, 'CORRECTION_REQUESTED')
    }
    expect(await troublesOf(silent)).toMatchObject({ kind: 'TROUBLE_KIND_NO_STAMP' })
    expect(await troublesOf(stamped)).toBeUndefined()
    expect(await troublesOf(unreported)).toMatchObject({ kind: 'TROUBLE_KIND_NO_REPORT' })
    expect(await troublesOf(fresh)).toBeUndefined()
    expect(await troublesOf(disputed)).toMatchObject({ kind: 'TROUBLE_KIND_DISPUTE', reports: 3 })
  })
})
