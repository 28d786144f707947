import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cancellation } from '#app/backend/database/schema/work/cancellation.ts'
import { weatherDeclaration } from '#app/backend/database/schema/work/weather.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { OBJECTION_DAYS } from '#app/domain/work/objection.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { callTwirp, wordOf } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse, type Fields } from '#tests/support/cancellations.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { BAD_WEATHER, weathers } from '#tests/support/weathers.ts'
import { cautions, DETAIL, REASON, type Cautions } from '#tests/support/cautions.ts'

/** Objections to 注意 and absences: the doctor's words and file, and what our staff decide. */

describe('objections to 注意', () => {
  let scene: CancellationHouse
  let left: Cautions
  beforeAll(async () => {
    scene = await cancellations()
    left = await cautions(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    scene.at(0)
    await scene.db.database.update(weatherDeclaration).set({ withdrawnAt: NOW })
  })

  test('are seen by doctor and staff with the facts, and by no hospital', async () => {
    const one = await left.cautioned()
    expect(await left.listOf(one)).toMatchObject({ points: 2 })
    expect(await left.cautionOf(one)).toMatchObject({
      tier: 'CANCELLATION_TIER_CAUTION_2',
      reason: 'CANCELLATION_REASON_PERSONAL_REASON',
      points: 2,
      may_object: true,
      spot_work_id: String(one.spot),
    })
    const key = { idempotency_key: crypto.randomUUID() }
    expect(wordOf(await left.object(one, key))).toBe('OBJECTED')
    expect(wordOf(await left.object(one, key))).toBe('OBJECTED')
    expect(wordOf(await left.object(one))).toBe('ALREADY_OPEN')
    expect(await left.cautionOf(one)).toMatchObject({
      points: 2,
      objection: { state: 'OBJECTION_STATE_OPEN', detail: DETAIL },
    })
    expect(await left.troubleOf(one)).toMatchObject({
      kind: 'TROUBLE_KIND_CAUTION',
      objection: { detail: DETAIL },
      cancellation: { tier: 'CANCELLATION_TIER_CAUTION_2', detail: '家族の事情で勤務できなくなりました。' },
    })
    const asHospital = (method: string, body: Fields = {}) =>
      callTwirp(scene.backend, `dp.hospital.${method}`, body, one.member.bearer)
    expect((await asHospital('WorkObjections/ListOpenObjections')).body.objections ?? []).toEqual([])
    const work = { work_id: one.workId }
    expect((await asHospital('WorkObjections/GetWorkObjection', work)).body.objection).toBeUndefined()
    const inbox = (await asHospital('HospitalApplications/ListInbox', { limit: 30 })).body
    expect(JSON.stringify(inbox)).not.toContain(one.workId)
    const answer = {
      ...work,
      idempotency_key: crypto.randomUUID(),
      answer: 'OBJECTION_ANSWER_AGREED',
      note: REASON,
      added_yen: 5_000,
    }
    expect(wordOf(await asHospital('WorkObjections/AnswerObjection', answer))).toBe('NOT_OPEN')
    expect((await left.cautionOf(one)).objection.state).toBe('OBJECTION_STATE_OPEN')
  })

  test('accepted: the 注意 counts no more, and a restriction by it ends', async () => {
    const person = await insertDoctor(scene.db.database)
    const works = [
      await left.cautioned(person, 30),
      await left.cautioned(person, 50),
      await left.cautioned(person, 70),
    ]
    const [first] = works
    if (!first) throw new Error('no work')
    expect(await left.listOf(first)).toMatchObject({ points: 6 })
    expect((await left.listOf(first)).restricted_until).toBeDefined()
    expect(await left.insertFree(person)).toBe('APPLY_OUTCOME_SELECTION_ONLY')
    await left.object(first)
    const key = { idempotency_key: crypto.randomUUID() }
    expect(wordOf(await left.decide(first, 'TAKEN_BACK', key))).toBe('TAKEN_BACK')
    expect(wordOf(await left.decide(first, 'TAKEN_BACK', key))).toBe('TAKEN_BACK')
    expect(wordOf(await left.decide(first, 'KEPT'))).toBe('NOT_OPEN')
    expect((await scene.statesOf(first)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    expect(await left.listOf(first)).toMatchObject({ points: 4 })
    expect((await left.listOf(first)).restricted_until).toBeUndefined()
    expect(await left.insertFree(person)).toBe('APPLY_OUTCOME_MATCHED')
    expect(await left.cautionOf(first)).toMatchObject({
      objection: { state: 'OBJECTION_STATE_AGREED', answer: REASON },
    })
    expect((await left.cautionOf(first)).points ?? 0).toBe(0)
    expect(await left.troubleOf(first)).toBeUndefined()
    expect(await left.kindsFor(first)).toEqual(['CAUTION_TAKEN_BACK'])
    expect(wordOf(await left.object(first))).toBe('ANSWERED')
    const actions = await scene.db.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, first.workId))
    expect(actions).toMatchObject([
      { kind: 'CAUTION_TAKEN_BACK', staffAccountId: left.worker.accountId, words: REASON },
    ])
  })

  test('rejected with words: the 注意 stays', async () => {
    const one = await left.cautioned()
    await left.object(one)
    expect((await left.decide(one, 'KEPT', { reason: '' })).status).toBe(400)
    expect(wordOf(await left.decide(one, 'KEPT'))).toBe('KEPT')
    expect(await left.listOf(one)).toMatchObject({ points: 2 })
    expect(await left.cautionOf(one)).toMatchObject({
      objection: { state: 'OBJECTION_STATE_DECLINED', answer: REASON },
    })
    expect(await left.kindsFor(one)).toEqual(['CAUTION_KEPT'])
    expect(await left.troubleOf(one)).toBeUndefined()
    expect(wordOf(await left.object(one))).toBe('ANSWERED')
    const asked = { kind: 'AUDIT_KIND_CAUTION_KEPT' }
    const { body } = await callTwirp(scene.backend, 'dp.staff.Audit/ListEntries', asked, left.worker.bearer)
    const entry = body.entries?.find((row: Fields) => row['doctor_id'] === one.doctorId)
    expect(entry).toMatchObject({ words: REASON })
  })

  test('are withdrawn until our staff decide, and made again, three times at the most', async () => {
    const one = await left.cautioned()
    expect(await left.withdraw(one)).toBe('NOT_OPEN')
    for (const round of [1, 2, 3]) {
      scene.at(round)
      expect(wordOf(await left.object(one))).toBe('OBJECTED')
      const key = { idempotency_key: crypto.randomUUID() }
      expect(await left.withdraw(one, key)).toBe('WITHDRAWN')
      expect(await left.withdraw(one, key)).toBe('WITHDRAWN')
      expect(wordOf(await left.decide(one, 'TAKEN_BACK'))).toBe('NOT_OPEN')
    }
    expect(wordOf(await left.object(one))).toBe('TOO_MANY')
    expect(await left.listOf(one)).toMatchObject({ points: 2 })
  })

  test(`are made until the end of the ${OBJECTION_DAYS}th day`, async () => {
    const one = await left.cautioned()
    // The bearer does not last as long: what was decided lies so far in the past.
    const decidedAt = (at: Date) =>
      scene.db.database.update(cancellation).set({ decidedAt: at }).where(eq(cancellation.workId, one.workId))
    // Noon of the 14th day before: its last day is today.
    await decidedAt(new Date(NOW.getTime() - OBJECTION_DAYS * DAY_MS))
    expect((await left.cautionOf(one)).may_object).toBe(true)
    expect(new Date((await left.cautionOf(one)).until).getTime()).toBeGreaterThan(NOW.getTime())
    await decidedAt(new Date(NOW.getTime() - OBJECTION_DAYS * DAY_MS - 12 * HOUR_MS - 1))
    expect((await left.cautionOf(one)).may_object ?? false).toBe(false)
    expect(wordOf(await left.object(one))).toBe('TOO_LATE')
  })

  test('are made by nobody else, and about nothing else', async () => {
    const one = await left.cautioned()
    const stranger = { ...one, ...(await insertDoctor(scene.db.database)) }
    expect((await left.object(stranger)).status).toBe(404)
    expect((await left.object({ ...one, bearer: one.member.bearer })).status).toBe(404)
    expect((await left.object({ ...one, bearer: '' })).status).toBe(401)
    expect((await left.object({ ...one, workId: crypto.randomUUID() })).status).toBe(404)
    await left.object(one)
    expect(
      (
        await left.asDoctor('WithdrawCautionObjection', stranger, {
          work_id: one.workId,
          idempotency_key: crypto.randomUUID(),
        })
      ).status,
    ).toBe(404)
    for (const bearer of [one.bearer, one.member.bearer]) {
      expect((await left.decide(one, 'TAKEN_BACK', {}, bearer)).status).toBe(403)
    }
    expect((await left.decide({ workId: crypto.randomUUID() }, 'KEPT')).status).toBe(404)
    const planned = await scene.matched()
    expect(wordOf(await left.object(planned))).toBe('NOTHING')
    const recorded = await scene.matched()
    await scene.ask(recorded, 'RECORDED')
    await scene.decide(recorded, 'ACCEPT')
    expect(wordOf(await left.object(recorded))).toBe('NOTHING')
    const pending = await scene.matched(inHours(30))
    await scene.ask(pending, 'CAUTION_2')
    expect(wordOf(await left.object(pending))).toBe('NOTHING')
  })

  test.each([
    { detail: '短い' },
    { detail: 'あ'.repeat(501) },
    { detail: `${DETAIL}\0` },
    { work_id: 'x' },
    { file_id: 'x' },
    { idempotency_key: 'short' },
  ])('nothing malformed: %o', async (fields) => {
    const one = await left.cautioned()
    expect(await left.object(one, fields)).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
  })

  test('the call for objections to reports refuses an objection to 注意', async () => {
    const one = await left.cautioned()
    const body = {
      work_id: one.workId,
      idempotency_key: crypto.randomUUID(),
      subject: 'OBJECTION_SUBJECT_CAUTION',
      detail: DETAIL,
    }
    expect((await callTwirp(scene.backend, 'dp.work.Objections/Object', body, one.bearer)).status).toBe(400)
  })

  test('a later declaration of bad weather settles an open one', async () => {
    const weather = await weathers(scene)
    const one = await scene.matched(inHours(30))
    await scene.ask(one, 'CAUTION_2', BAD_WEATHER)
    await scene.decide(one, 'ACCEPT')
    expect(wordOf(await left.object(one))).toBe('OBJECTED')
    await weather.declareOwn(one.member, addDays(tokyoDay(NOW), 1))
    expect(await left.cautionOf(one)).toMatchObject({ objection: { state: 'OBJECTION_STATE_AGREED' } })
    expect((await left.listOf(one)).points ?? 0).toBe(0)
    expect(wordOf(await left.decide(one, 'KEPT'))).toBe('NOT_OPEN')
  })

  test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
})
