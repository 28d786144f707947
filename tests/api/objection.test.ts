import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { objection } from '#app/backend/database/schema/work/objection.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { OBJECTION_DAYS, objectionAnswerDue } from '#app/domain/work/objection.ts'
import { callTwirp, key, wordOf } from '#tests/support/backend-calls.ts'
import {
  cancellations,
  type CancellationHouse,
  type Fields,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { payments } from '#tests/support/payments.ts'
import { differingSums } from '#tests/support/performance-recount.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** 異議: a doctor objects to a confirmed report, the hospital answers, our staff see both. */

describe('objections', () => {
  let scene: CancellationHouse
  let paid: ReturnType<typeof payments>
  let staff: TestDoctor
  beforeAll(async () => {
    scene = await cancellations()
    paid = payments(scene)
    staff = await insertStaff(scene.db.database, '運営 花子')
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const ofDoctor = (method: string, { bearer }: { bearer: string }, body: Fields) =>
    callTwirp(scene.backend, `dp.work.Objections/${method}`, body, bearer)
  const ofHospital = (method: string, { bearer }: { bearer: string }, body: Fields) =>
    callTwirp(scene.backend, `dp.hospital.WorkObjections/${method}`, body, bearer)
  const object = async ({ workId, bearer }: Pick<Matched, 'workId' | 'bearer'>, more: Fields = {}) =>
    wordOf(
      await ofDoctor(
        'Object',
        { bearer },
        {
          work_id: workId,
          subject: 'OBJECTION_SUBJECT_PAY',
          detail: '救急車の手当が1台分足りません。',
          ...key(),
          ...more,
        },
      ),
    )
  const withdraw = async ({ workId, bearer }: Pick<Matched, 'workId' | 'bearer'>, more: Fields = {}) =>
    wordOf(await ofDoctor('WithdrawObjection', { bearer }, { work_id: workId, ...key(), ...more }))
  const answer = async (
    { workId, member }: Pick<Matched, 'workId' | 'member'>,
    word: 'AGREED' | 'DECLINED',
    more: Fields = {},
  ) =>
    wordOf(
      await ofHospital('AnswerObjection', member, {
        work_id: workId,
        answer: `OBJECTION_ANSWER_${word}`,
        note: '記録を確かめ、ご指摘のとおりでした。',
        ...key(),
        ...more,
      }),
    )
  const requestsTo = async ({ member }: Pick<Matched, 'member'>) =>
    (
      await callTwirp(
        scene.backend,
        'dp.hospital.HospitalApplications/ListInbox',
        { limit: 30 },
        member.bearer,
      )
    ).body.work_requests ?? []
  const openAt = async ({ member }: Pick<Matched, 'member'>) =>
    (await ofHospital('ListOpenObjections', member, {})).body.objections ?? []
  const look = async ({ workId, bearer }: Matched) =>
    (await ofDoctor('GetObjection', { bearer }, { work_id: workId })).body
  const read = async ({ workId, member }: Matched) =>
    (await ofHospital('GetWorkObjection', member, { work_id: workId })).body
  const rowsOf = ({ workId }: Matched) =>
    scene.db.database.select().from(objection).where(eq(objection.workId, workId))
  const extraOf = async ({ workId }: Matched) => (await paid.reportsOf(workId)).at(-1)?.extraYen
  const told = async () =>
    (await scene.db.database.select().from(notification))
      .map(({ type }) => String(type))
      .filter((type) => type.startsWith('OBJECTION'))
  const troubles = async () =>
    (await callTwirp(scene.backend, 'dp.staff.Troubles/ListTroubles', {}, staff.bearer)).body.troubles ?? []
  const troubleOf = async ({ workId }: Matched) =>
    (await troubles()).find((one: { work_id: string }) => one.work_id === workId)

  test('an agreement corrects times and counts, and everything that follows from them', async () => {
    const one = await paid.confirmed()
    expect(await object(one)).toBe('OBJECTED')
    const [first] = (await paid.reportsOf(one.workId)).slice(-1)
    const corrected = {
      actual_start: first?.actualStart.toISOString(),
      actual_end: first?.actualEnd.toISOString(),
      break_minutes: (first?.breakMinutes ?? 0) - 30,
      ambulance_accepted: (first?.ambulanceAccepted ?? 0) + 1,
      admissions_ambulance: 1,
      walk_ins: 3,
      ward_calls: 9,
    }
    const invalid = { ...corrected, admissions_walk_in: 4 }
    expect(await answer(one, 'AGREED', { corrected: invalid })).toBe('COUNTS_INVALID')
    expect(await answer(one, 'AGREED', { corrected })).toBe('AGREED')
    const rows = await paid.reportsOf(one.workId)
    const last = rows.at(-1)
    expect(rows).toHaveLength((first?.number ?? 0) + 1)
    expect(last).toMatchObject({
      answer: 'CONFIRMED',
      answeredAt: first?.answeredAt,
      ambulanceAccepted: (first?.ambulanceAccepted ?? 0) + 1,
      wardCalls: 9,
      incentiveYen: (first?.incentiveYen ?? 0) + 5_000,
    })
    expect(last?.extraYen).toBeGreaterThan(first?.extraYen ?? 0)
    expect(await differingSums(scene.db.database)).toEqual([])
    const { work: seen } = await paid.look(one)
    expect(seen.report).toMatchObject({ number: last?.number, reported: { ward_calls: 9 } })
    expect(await look(one)).toMatchObject({ objection: { is_corrected: true } })
  })

  test('reaches the hospital and our staff; an agreement adds what it says, and no more', async () => {
    const one = await paid.confirmed()
    expect(await look(one)).toMatchObject({ may_object: true })
    expect(await object(one)).toBe('OBJECTED')
    expect(await look(one)).toMatchObject({ objection: { state: 'OBJECTION_STATE_OPEN' } })
    expect(await read(one)).toMatchObject({
      may_answer: true,
      objection: { subject: 'OBJECTION_SUBJECT_PAY', detail: '救急車の手当が1台分足りません。' },
    })
    expect(await troubleOf(one)).toMatchObject({ kind: 'TROUBLE_KIND_OBJECTION' })
    // Asked for within a week, in the inbox and among the works.
    const due = { due_at: objectionAnswerDue(NOW).toISOString().replace('.000Z', 'Z') }
    expect(await requestsTo(one)).toContainEqual(
      expect.objectContaining({ work_id: one.workId, kind: 'WORK_REQUEST_KIND_OBJECTION', ...due }),
    )
    expect(await openAt(one)).toMatchObject([
      { work_id: one.workId, objection: { subject: 'OBJECTION_SUBJECT_PAY', answer_due_at: due.due_at } },
    ])
    const before = await extraOf(one)
    expect(await answer(one, 'AGREED', { added_yen: 5_000 })).toBe('AGREED')
    expect(await extraOf(one)).toBe((before ?? 0) + 5_000)
    expect(await differingSums(scene.db.database)).toEqual([])
    expect(await look(one)).toMatchObject({
      objection: { state: 'OBJECTION_STATE_AGREED', added_yen: 5_000 },
    })
    expect(await troubleOf(one)).toBeUndefined()
    expect(await requestsTo(one)).not.toContainEqual(
      expect.objectContaining({ kind: 'WORK_REQUEST_KIND_OBJECTION' }),
    )
    expect(await openAt(one)).toEqual([])
    expect(await told()).toEqual(expect.arrayContaining(['OBJECTION_MADE', 'OBJECTION_AGREED']))
    expect(await object(one)).toBe('ANSWERED')
    expect(await answer(one, 'DECLINED')).toBe('NOT_OPEN')
  })

  test('declined, the pay stays, and our staff still see it', async () => {
    const one = await paid.confirmed()
    await object(one)
    const before = await extraOf(one)
    expect(await answer(one, 'DECLINED', { added_yen: 9_000 })).toBe('DECLINED')
    expect(await extraOf(one)).toBe(before)
    expect(await troubleOf(one)).toMatchObject({ objection: { state: 'OBJECTION_STATE_DECLINED' } })
    await scene.db.database
      .update(objection)
      .set({ closedAt: hours(-15 * 24) })
      .where(eq(objection.workId, one.workId))
    expect(await troubleOf(one)).toBeUndefined()
  })

  test('taken back it can be made again, three times', async () => {
    const one = await paid.confirmed()
    for (let time = 0; time < 3; time += 1) {
      expect(await object(one)).toBe('OBJECTED')
      expect(await object(one)).toBe('ALREADY_OPEN')
      expect(await withdraw(one)).toBe('WITHDRAWN')
      expect(await withdraw(one)).toBe('NOT_OPEN')
      scene.at(time + 1)
    }
    expect(await object(one)).toBe('TOO_MANY')
    expect(await answer(one, 'AGREED')).toBe('NOT_OPEN')
  })

  test('the same key has one effect and one answer; fifty at once make one', async () => {
    const one = await paid.confirmed()
    const same = key()
    const answers = await Promise.all(Array.from({ length: 50 }, () => object(one, same)))
    expect(new Set(answers)).toEqual(new Set(['OBJECTED']))
    expect(await object(one, { ...same, detail: '別の内容を同じキーで送ります。' })).toBe('invalid_argument')
    const back = key()
    expect(await withdraw(one, back)).toBe('WITHDRAWN')
    expect(await withdraw(one, back)).toBe('WITHDRAWN')
    const others = await Promise.all(Array.from({ length: 50 }, () => object(one)))
    expect(others.filter((word) => word === 'OBJECTED')).toHaveLength(1)
    const given = await Promise.all(
      Array.from({ length: 50 }, () => answer(one, 'AGREED', { added_yen: 100 })),
    )
    expect(given.filter((word) => word === 'AGREED')).toHaveLength(1)
    expect(await rowsOf(one)).toHaveLength(2)
    expect(await extraOf(one)).toBe(100)
  })

  test('only in time, only after the confirmation', async () => {
    const waiting = await paid.reported()
    expect(await object(waiting)).toBe('NOT_CONFIRMED')
    const one = await paid.confirmed()
    await scene.db.database
      .update(workReport)
      .set({ answeredAt: hours(-24 * (OBJECTION_DAYS + 1)) })
      .where(eq(workReport.workId, one.workId))
    expect(await look(one)).toMatchObject({ until: expect.any(String) })
    expect((await look(one)).may_object).toBeFalsy()
    expect(await object(one)).toBe('TOO_LATE')
  })

  test('is between the two parties', async () => {
    const one = await paid.confirmed()
    const stranger = await insertDoctor(scene.db.database)
    expect(await object({ ...one, bearer: stranger.bearer })).toBe('not_found')
    expect(await object({ ...one, bearer: one.member.bearer })).toBe('not_found')
    expect(await object({ ...one, bearer: '' })).toBe('unauthenticated')
    expect(await object(one)).toBe('OBJECTED')
    expect(await withdraw({ ...one, bearer: stranger.bearer })).toBe('not_found')
    const nextDoor = (await paid.confirmed()).member
    expect(await answer({ ...one, member: nextDoor }, 'AGREED')).toBe('not_found')
    const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
    expect(await answer({ ...one, member: viewer }, 'AGREED')).toBe('permission_denied')
    expect(await read({ ...one, member: viewer })).toMatchObject({ objection: expect.anything() })
    expect((await read({ ...one, member: nextDoor })).code).toBe('not_found')
    expect(await openAt({ member: nextDoor })).toEqual([])
    expect(await requestsTo({ member: nextDoor })).not.toContainEqual(
      expect.objectContaining({ work_id: one.workId }),
    )
    expect(await openAt({ member: viewer })).toMatchObject([{ work_id: one.workId }])
    expect((await ofHospital('ListOpenObjections', one, {})).body.code).toBe('permission_denied')
    const former = await insertMember(scene.db.database, one.hospitalId)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: new Date() })
      .where(eq(hospitalMember.id, former.memberId))
    expect(await answer({ ...one, member: former }, 'AGREED')).toBe('permission_denied')
  })

  test('malformed input is refused in Japanese', async () => {
    const one = await paid.confirmed()
    for (const more of [
      { subject: 'OBJECTION_SUBJECT_UNSPECIFIED' },
      { detail: '短い' },
      { detail: 'あ'.repeat(501) },
      { work_id: '1' },
      { idempotency_key: '' },
    ])
      expect(await object(one, more)).toBe('invalid_argument')
    await object(one)
    for (const more of [{ answer: 'X' }, { note: '' }, { added_yen: -1 }, { added_yen: 10_000_001 }])
      expect(await answer(one, 'AGREED', more)).toMatch(/invalid_argument|malformed/)
  })
})
