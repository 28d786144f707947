import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { workPayment } from '#app/backend/database/schema/work/payment.ts'
import { callTwirp, key, wordOf } from '#tests/support/backend-calls.ts'
import {
  cancellations,
  type CancellationHouse,
  type Fields,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { payments } from '#tests/support/payments.ts'
import { differingSums } from '#tests/support/performance-recount.ts'

/** An objection that is agreed to after the work was paid: more pay is a payment of its own, less takes nothing back. */

let scene: CancellationHouse
let paid: ReturnType<typeof payments>

beforeAll(async () => {
  scene = await cancellations()
  paid = payments(scene)
}, 60_000)
afterAll(() => scene.db.close())

const object = ({ workId, bearer }: Matched) =>
  callTwirp(
    scene.backend,
    'dp.work.Objections/Object',
    {
      work_id: workId,
      subject: 'OBJECTION_SUBJECT_PAY',
      detail: '救急車の手当が1台分足りません。',
      ...key(),
    },
    bearer,
  )
const answer = async ({ workId, member }: Matched, word: 'AGREED' | 'DECLINED', more: Fields = {}) =>
  wordOf(
    await callTwirp(
      scene.backend,
      'dp.hospital.WorkObjections/AnswerObjection',
      {
        work_id: workId,
        answer: `OBJECTION_ANSWER_${word}`,
        note: '記録を確かめ、ご指摘のとおりでした。',
        ...key(),
        ...more,
      },
      member.bearer,
    ),
  )
const look = async ({ workId, bearer }: Matched) =>
  (await callTwirp(scene.backend, 'dp.work.Objections/GetObjection', { work_id: workId }, bearer)).body
const read = async ({ workId, member }: Matched) =>
  (
    await callTwirp(
      scene.backend,
      'dp.hospital.WorkObjections/GetWorkObjection',
      { work_id: workId },
      member.bearer,
    )
  ).body
const fileOf = async (name: string, bearer: string) =>
  (
    await scene.backend.handlers.paymentFiles(
      new Request(`https://x.example/account/payments/${name}`, {
        headers: { Authorization: `Bearer ${bearer}` },
      }),
    )
  ).text()
const lineChanged = (lineId: string, row: Partial<typeof workPayment.$inferInsert>) =>
  scene.db.database.update(workPayment).set(row).where(eq(workPayment.id, lineId))

test('more pay for a work that is paid is a payment of its own, on both lists, in files, slips and the year', async () => {
  const one = await paid.confirmed()
  expect(await paid.pay(one)).toBe('PAID')
  const { payments: before } = await paid.year(one)
  const gross = before[0].gross_yen
  await object(one)
  expect(await read(one)).toMatchObject({ is_paid: true })
  expect(await answer(one, 'AGREED', { added_yen: 5_000 })).toBe('AGREED')
  expect(await look(one)).toMatchObject({
    objection: { added_yen: 5_000, paid_difference_yen: 5_000 },
  })
  // What was paid stays as it was paid; the difference is due on the payday of the day of the answer.
  const { payments: due } = await paid.list(one)
  const line = { gross_yen: 5_000, taxable_yen: 5_000, is_difference: true, work: { id: one.workId } }
  expect(due).toMatchObject([
    { state: 'PAY_STATE_DUE', payday: '2026-12-25', gross_yen: 5_000, lines: [line] },
  ])
  const lineId = due[0].lines[0].id
  expect(lineId).not.toBe(one.workId)
  const { payments: own } = await paid.year(one)
  expect(own).toMatchObject([
    { state: 'PAY_STATE_PAID', gross_yen: gross, lines: [{ id: one.workId }] },
    { state: 'PAY_STATE_DUE', gross_yen: 5_000, lines: [{ id: lineId, is_difference: true }] },
  ])
  expect((await paid.ofDoctor('GetPayment', one.bearer, { work_id: lineId })).body).toMatchObject({
    payment: { gross_yen: 5_000, lines: [line] },
  })
  const file = await fileOf('hospital-unpaid.csv', one.member.bearer)
  expect(file).toContain(lineId)
  expect(file).toContain(',,,,,,5000,5000,')
  expect(await paid.stateOf(one)).toBe('PAID')
  expect(await differingSums(scene.db.database)).toEqual([])

  // Missed, the hospital is reminded once; paid, it counts in the slip and the year, and can be taken back.
  const difference = { ...one, workId: lineId }
  await lineChanged(lineId, { payday: '2026-11-20', lastDay: '2026-11-20' })
  await paid.remind()
  await paid.remind()
  expect((await paid.toldOf(difference)).filter((kind) => kind === 'PAYMENT_OVERDUE')).toHaveLength(1)
  expect(await paid.pay(difference, { paid_on: '2026-11-20' })).toBe('BEFORE_WORK')
  expect(await paid.pay(difference, {}, { withheld_yen: 5_001 })).toBe('WITHHELD_TOO_HIGH')
  expect(await paid.pay(difference, {}, { withheld_yen: 500 })).toBe('PAID')
  expect((await paid.list(one)).payments ?? []).toEqual([])
  const { body } = await paid.ofHospital('ListSlips', one.member.bearer, { year: 2026 })
  expect(body.slips).toMatchObject([{ gross_yen: gross + 5_000, withheld_yen: 3_500 }])
  expect(await fileOf('2026.csv', one.bearer)).toContain(',5000,5000,500,')
  const next = (await paid.confirmed()).member
  expect(await paid.undo({ ...difference, member: next })).toBe('not_found')
  expect(await paid.undo(difference)).toBe('TAKEN_BACK')
  expect(await paid.stateOf(one)).toBe('PAID')
  expect(await paid.receive(difference)).toBe('RECEIVED')
  const stranger = await insertDoctor(scene.db.database)
  expect(await paid.receive({ ...difference, bearer: stranger.bearer })).toBe('NOT_FOUND')
})

test('less pay for a work that is paid takes nothing back; both sides read the difference', async () => {
  const one = await paid.reported()
  expect(await paid.report(one, { break_minutes: 0 })).toBe('REPORTED')
  const { least_extra_yen: least } = await paid.read(one)
  expect(least).toBeGreaterThan(0)
  await paid.answer(one, 'CONFIRMED', { extra_yen: least })
  await paid.pay(one)
  const gross = (await paid.year(one)).payments[0].gross_yen
  await object(one)
  const [last] = (await paid.reportsOf(one.workId)).slice(-1)
  const corrected = {
    actual_start: last?.actualStart.toISOString(),
    actual_end: last?.actualEnd.toISOString(),
    break_minutes: 60,
    ambulance_accepted: 2,
    admissions_ambulance: 1,
    walk_ins: 3,
    ward_calls: 4,
  }
  expect(await answer(one, 'AGREED', { corrected })).toBe('AGREED')
  for (const side of [await look(one), await read(one)])
    expect(side).toMatchObject({ objection: { is_corrected: true, paid_difference_yen: -least } })
  expect((await paid.year(one)).payments).toMatchObject([{ state: 'PAY_STATE_PAID', gross_yen: gross }])
  expect((await paid.list(one)).payments ?? []).toEqual([])
  expect((await paid.look(one)).work.report).toMatchObject({ reported: { break_minutes: 60 } })
  const said = await scene.db.database
    .select({ body: notification.body })
    .from(notification)
    .where(eq(notification.type, 'OBJECTION_AGREED'))
  expect(said.some(({ body }) => body.includes('精算のしかたは病院と先生で話し合ってください'))).toBe(true)
})
