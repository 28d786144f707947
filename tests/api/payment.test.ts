import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDueDays } from '#app/backend/database/data-steps/read-due-days.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { workPayment } from '#app/backend/database/schema/work/payment.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { payments } from '#tests/support/payments.ts'

/** What a confirmed work is paid, from both sides: marks, the doctor's confirmation, undoing, reminders. */

const AT_ONCE = 50
/** A bearer does not last until a mark is old: the mark is made older. */
const minutesAgo = (count: number) => hours(-count / 60)

let scene: CancellationHouse
let money: ReturnType<typeof payments>

beforeAll(async () => {
  scene = await cancellations()
  money = payments(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

test('a confirmed work is due by its terms, the hospital marks it, and the doctor is told', async () => {
  const one = await money.confirmed()
  // 締め日 末日、支払日 翌月25日.
  expect(await money.rowOf(one)).toMatchObject({ payday: '2026-12-25', lastDay: '2026-12-25', payment: null })
  const list = await money.list(one)
  expect(list).toMatchObject({ may_write: true, payments: [{ state: 'PAY_STATE_DUE' }] })
  expect(await money.pay(one)).toBe('PAID')
  expect(await money.stateOf(one)).toBe('PAID')
  expect((await money.rowOf(one))?.payment).toMatchObject({
    paidOn: '2026-11-21',
    withheldYen: 3_000,
    markedBy: 'HOSPITAL',
    memberId: one.member.memberId,
  })
  expect(await money.toldOf(one)).toContain('WORK_PAID')
  expect((await money.list(one)).payments ?? []).toEqual([])
  const paid = await money.list(one, { shelf: 'PAYMENT_SHELF_PAID', month: '2026-11' })
  expect(paid.payments).toHaveLength(1)
  const { payments: own } = await money.year(one)
  const gross = own[0].gross_yen
  expect(own).toMatchObject([
    { state: 'PAY_STATE_PAID', payday: '2026-12-25', paid_on: '2026-11-21', withheld_yen: 3_000 },
  ])
  expect(own[0].taxable_yen).toBe(gross - 1_200)
  expect(own[0].doctor_name).toBe('')
})

test('a report that nobody answers stands, and is due too', async () => {
  const one = await money.reported()
  scene.at(8 * 24 * 60)
  await money.run()
  expect(await money.stateOf(one)).toBe('CONFIRMED')
  expect(await money.rowOf(one)).toMatchObject({ payday: '2026-12-25' })
})

test('only a confirmed work is paid, once, and no more is withheld than is taxed', async () => {
  const early = await money.reported()
  expect(await money.pay(early)).toBe('NOT_CONFIRMED')
  expect(await money.receive(early)).toBe('NOT_CONFIRMED')
  const one = await money.confirmed()
  expect(await money.pay(one, {}, { withheld_yen: 9_000_000 })).toBe('WITHHELD_TOO_HIGH')
  expect(await money.pay(one)).toBe('PAID')
  expect(await money.pay(one)).toBe('ALREADY_PAID')
  // A paid work's report is not answered again.
  expect(await money.answer(one, 'CONFIRMED')).toBe('ALREADY_ANSWERED')
})

test('many payments are marked at once, each with an outcome of its own', async () => {
  const one = await money.confirmed()
  const open = await money.reported()
  const { body } = await money.ofHospital('MarkPaid', one.member.bearer, {
    payments: [one.workId, open.workId, crypto.randomUUID()].map((id) => ({ work_ids: [id] })),
    paid_on: '2026-11-21',
    idempotency_key: crypto.randomUUID(),
  })
  expect(body.results.map(({ outcome }: { outcome: string }) => outcome.replace(/^.*_OUTCOME_/, ''))).toEqual(
    [
      'PAID',
      // Of another hospital, or of none.
      'NOT_FOUND',
      'NOT_FOUND',
    ],
  )
  expect((await money.rowOf(one))?.payment).toMatchObject({ withheldYen: null })
})

test('a mistaken mark is taken back within thirty minutes, unless the doctor has the pay', async () => {
  const one = await money.confirmed()
  expect(await money.undo(one)).toBe('NOT_PAID')
  await money.pay(one)
  await money.markedAt(one, minutesAgo(29))
  expect(await money.undo(one)).toBe('TAKEN_BACK')
  expect(await money.stateOf(one)).toBe('CONFIRMED')
  expect(await money.rowOf(one)).toMatchObject({ enteredYen: 3_000, payment: null })
  expect(await money.toldOf(one)).toContain('PAY_TAKEN_BACK')
  await money.pay(one, {}, { withheld_yen: undefined })
  expect(await money.rowOf(one)).toMatchObject({ enteredYen: null, payment: { withheldYen: 3_000 } })
  await money.markedAt(one, minutesAgo(30))
  expect(await money.undo(one)).toBe('TOO_LATE')
  const other = await money.confirmed()
  await money.pay(other)
  expect(await money.receive(other)).toBe('RECEIVED')
  expect(await money.undo(other)).toBe('TOO_LATE')
})

test('the doctor confirms the pay before the hospital, which then completes it', async () => {
  const one = await money.confirmed()
  expect(await money.receive(one)).toBe('RECEIVED')
  expect(await money.stateOf(one)).toBe('PAID')
  expect((await money.rowOf(one))?.payment).toMatchObject({ paidOn: '2026-11-21', markedBy: 'DOCTOR' })
  expect((await money.list(one)).payments).toHaveLength(1)
  expect(await money.pay(one)).toBe('PAID')
  expect((await money.rowOf(one))?.payment).toMatchObject({ markedBy: 'HOSPITAL', withheldYen: 3_000 })
  expect((await money.rowOf(one))?.receivedAt).not.toBeNull()
  const other = await money.confirmed()
  await money.receive(other)
  expect(await money.receive(other, false)).toBe('TAKEN_BACK')
  expect(await money.stateOf(other)).toBe('CONFIRMED')
  await money.receive(other)
  await money.change(other, { receivedAt: minutesAgo(30) })
  expect(await money.receive(other, false)).toBe('TOO_LATE')
})

test('a survey stays open once a work is paid', async () => {
  const one = await money.confirmed()
  await money.pay(one)
  const survey = await callTwirp(
    scene.backend,
    'dp.work.Surveys/GetSurvey',
    { work_id: one.workId },
    one.bearer,
  )
  expect(survey.body.phase).toBe('SURVEY_PHASE_OPEN')
})

test('the hospital is reminded of a missed payday once, and finds it in the inbox', async () => {
  const one = await money.confirmed()
  await money.change(one, { payday: '2026-11-19', lastDay: '2026-11-20' })
  await money.remind()
  await money.remind()
  const overdue = (kinds: string[]) => kinds.filter((kind) => kind === 'PAYMENT_OVERDUE')
  expect(overdue(await money.toldOf(one))).toHaveLength(1)
  const inbox = async () => {
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/ListInbox',
      { limit: 30 },
      one.member.bearer,
    )
    return (body.work_requests ?? []).map(({ kind }: { kind: string }) => kind)
  }
  expect(await inbox()).toEqual(['WORK_REQUEST_KIND_UNPAID'])
  await money.pay(one)
  expect(await inbox()).toEqual([])
})

test('a work whose terms name no payday is in the inbox, and gets its day once they can be read', async () => {
  const one = await money.confirmed()
  const inbox = async () => {
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/ListInbox',
      { limit: 30 },
      one.member.bearer,
    )
    return (body.work_requests ?? []).map(({ kind }: { kind: string }) => kind)
  }
  expect(await inbox()).toEqual([])
  await money.change(one, { payday: null, lastDay: null })
  expect(await inbox()).toEqual(['WORK_REQUEST_KIND_PAYDAY'])
  await readDueDays(scene.db.database)
  expect(await money.rowOf(one)).toMatchObject({ payday: '2026-12-25', lastDay: '2026-12-25' })
  expect(await inbox()).toEqual([])
})

test('works confirmed before payments were kept get one', async () => {
  const one = await money.confirmed()
  await scene.db.database.delete(workPayment).where(eq(workPayment.workId, one.workId))
  expect((await money.year(one)).payments).toMatchObject([{ payday: '2026-12-25', state: 'PAY_STATE_DUE' }])
  await money.remind()
  expect(await money.rowOf(one)).toMatchObject({ payday: '2026-12-25' })
})

test('nobody else reads or marks: strangers, the hospital next door, a viewer, a former member', async () => {
  const one = await money.confirmed()
  const stranger = await insertDoctor(scene.db.database)
  expect(await money.receive({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
  expect((await money.ofDoctor('GetPayment', stranger.bearer, { work_id: one.workId })).body.code).toBe(
    'not_found',
  )
  expect((await money.year(stranger)).payments ?? []).toEqual([])
  const next = await money.confirmed()
  expect(await money.pay({ ...one, member: next.member })).toBe('NOT_FOUND')
  expect(await money.pay({ ...one, member: next.member }, { hospital_id: String(one.hospitalId) })).toBe(
    'permission_denied',
  )
  expect(await money.undo({ ...one, member: next.member })).toBe('not_found')
  const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
  expect(await money.pay({ ...one, member: viewer })).toBe('permission_denied')
  expect(await money.issue({ ...one, member: viewer })).toBe('permission_denied')
  expect(await money.list({ member: viewer })).toMatchObject({ payments: [{}] })
  expect((await money.list({ member: viewer })).may_write).toBeFalsy()
  expect(await money.pay({ ...one, member: { ...one.member, bearer: one.bearer } })).toBe('permission_denied')
  await scene.db.database
    .update(hospitalMember)
    .set({ leftAt: new Date() })
    .where(eq(hospitalMember.id, one.member.memberId))
  expect(await money.pay(one)).toBe('permission_denied')
})

test.each([
  { payments: [] },
  { payments: [{ work_ids: [] }] },
  { payments: [{ work_ids: ['x'] }] },
  { paid_on: '2026-11-22' },
  { paid_on: '2026-02-30' },
  { paid_on: '' },
  { idempotency_key: 'x' },
  { idempotency_key: 'x'.repeat(250) },
  { hospital_id: '-1' },
])('a mark is refused malformed: %o', async (fields) => {
  expect(await money.pay(await money.confirmed(), fields)).toBe('invalid_argument')
})

test('a withheld amount below zero and the same work twice are refused', async () => {
  const one = await money.confirmed()
  expect(await money.pay(one, {}, { withheld_yen: -1 })).toBe('invalid_argument')
  const twice = { work_ids: [one.workId] }
  expect(await money.pay(one, { payments: [twice, twice] })).toBe('invalid_argument')
})

test(`a repeated key gets the first answer, also ${AT_ONCE} times at once`, async () => {
  const one = await money.confirmed()
  const again = { idempotency_key: `pay-${one.id}` }
  const all = await Promise.all(Array.from({ length: AT_ONCE }, () => money.pay(one, again)))
  expect(new Set(all)).toEqual(new Set(['PAID']))
  expect((await money.toldOf(one)).filter((kind) => kind === 'WORK_PAID')).toHaveLength(1)
  expect(await money.pay(one, { ...again, paid_on: '2026-11-22' })).toBe('invalid_argument')
  const other = await money.confirmed()
  const seen = { idempotency_key: `seen-${one.id}` }
  const received = await Promise.all(Array.from({ length: AT_ONCE }, () => money.receive(other, true, seen)))
  expect(new Set(received)).toEqual(new Set(['RECEIVED']))
})

test('a slip is noted by the doctor, issued by the hospital, and told once', async () => {
  const one = await money.confirmed()
  expect(await money.setSlip(one, 'RECEIVED')).toBe('NOT_FOUND')
  expect(await money.issue(one)).toBe('NOT_FOUND')
  await money.pay(one)
  expect(await money.issue(one)).toBe('ISSUED')
  expect(await money.issue(one)).toBe('ALREADY_ISSUED')
  expect((await money.year(one)).slips).toMatchObject([{ state: 'SLIP_STATE_WAITING' }])
  expect(await money.setSlip(one, 'RECEIVED')).toBe('SAVED')
  expect(await money.setSlip(one, 'UNSPECIFIED')).toBe('invalid_argument')
  expect(await money.setSlip(one, 'RECEIVED', { year: 1 })).toBe('invalid_argument')
  expect(await money.setSlip(one, 'RECEIVED', { hospital_id: 'x' })).toBe('invalid_argument')
  const [slip] = (await money.year(one)).slips
  expect(slip).toMatchObject({ state: 'SLIP_STATE_RECEIVED' })
  expect(slip.issued_at).toBeDefined()
  const { body } = await money.ofHospital('ListSlips', one.member.bearer, { year: 2026 })
  expect(body.slips).toMatchObject([{ doctor_id: one.doctorId, works: 1, withheld_yen: 3_000 }])
  expect((await money.ofHospital('ListSlips', one.member.bearer, { year: 2025 })).body.slips ?? []).toEqual(
    [],
  )
})
