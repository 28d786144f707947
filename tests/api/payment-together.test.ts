import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withholdingRow } from '#app/backend/database/schema/doctor/withholding.ts'
import { payment, workPayment } from '#app/backend/database/schema/work/payment.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { paidRows } from '#app/domain/money/payment-csv.ts'
import { cancellations, type CancellationHouse, type Fields } from '#tests/support/cancellations.ts'
import { insertMember } from '#tests/support/members.ts'
import { payments } from '#tests/support/payments.ts'

/** A payment is one doctor on one payday: its works, compensations, one tax and one day; who marks first is decided by the database. */

let scene: CancellationHouse
let money: ReturnType<typeof payments>

beforeAll(async () => {
  scene = await cancellations()
  money = payments(scene)
  const row = { column: 'OTSU', period: 'MONTHLY', rate: 0, year: 2026 } as const
  await scene.db.database.insert(withholdingRow).values([
    { ...row, from: 0, below: 150_000, baseTax: 4_000 },
    { ...row, from: 150_000, below: null, baseTax: 30_000 },
  ])
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

const fileOf = async (name: string, bearer: string) =>
  (
    await scene.backend.handlers.paymentFiles(
      new Request(`https://x.example/account/payments/${name}`, {
        headers: { Authorization: `Bearer ${bearer}` },
      }),
    )
  ).text()

const cellsOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((row, index) => ({ line: index + 1, cells: row.split(',') }))

test('works of a doctor on one payday are one payment with one tax, on both sides, in slips and files', async () => {
  const one = await money.confirmed()
  const other = await money.confirmed(one)
  const { payments: due } = await money.list(one)
  expect(due).toMatchObject([{ lines: [{ work: { id: other.workId } }, { work: { id: one.workId } }] }])
  const gross = due[0].gross_yen
  expect(gross).toBe(due[0].lines[0].gross_yen + due[0].lines[1].gross_yen)
  // The file names the payment once, and is read back as one.
  const text = (await fileOf('hospital-unpaid.csv', one.member.bearer)).replaceAll(/(?=\r\n)/g, '1')
  const read = paidRows(cellsOf(text.replace('支払い済み1', '支払い済み')))
  expect(read).toMatchObject({ findings: [], paid: [{ withheldYen: null }] })
  expect(read.paid[0]?.workIds.toSorted()).toEqual([one.workId, other.workId].toSorted())

  expect(await money.pay(one, {}, { beside: [other], withheld_yen: 9_001 })).toBe('PAID')
  expect(await money.stateOf(one)).toBe('PAID')
  expect(await money.stateOf(other)).toBe('PAID')
  expect((await money.rowOf(one))?.paymentId).toBe((await money.rowOf(other))?.paymentId)
  const told = [...(await money.toldOf(one)), ...(await money.toldOf(other))]
  expect(told.filter((kind) => kind === 'WORK_PAID')).toHaveLength(1)
  const { payments: own } = await money.year(one)
  expect(own).toMatchObject([{ gross_yen: gross, withheld_yen: 9_001, lines: [{}, {}] }])
  const { body } = await money.ofHospital('ListSlips', one.member.bearer, { year: 2026 })
  expect(body.slips).toMatchObject([{ works: 2, gross_yen: gross, withheld_yen: 9_001 }])
  const file = cellsOf(await fileOf('2026.csv', one.bearer))
  const column = file[0]?.cells.indexOf('源泉徴収額') ?? -1
  expect(file.slice(1).map(({ cells }) => cells[column])).toEqual(['9001', ''])
  // Taken back as a whole.
  expect(await money.undo(other)).toBe('TAKEN_BACK')
  expect([await money.stateOf(one), await money.stateOf(other)]).toEqual(['CONFIRMED', 'CONFIRMED'])
  expect((await money.list(one)).payments).toMatchObject([{ lines: [{}, {}] }])
})

test('a second payment of a month is estimated together with what was paid in it', async () => {
  const one = await money.confirmed()
  const other = await money.confirmed(one)
  for (const [work, payday] of [
    [one, '2026-11-10'],
    [other, '2026-11-25'],
  ] as const)
    await money.change(work, { payday, lastDay: payday })
  const taxes = async () => (await money.list(one)).payments.map((row: Fields) => row['estimate_yen'])
  expect(await taxes()).toEqual([4_000, 26_000])
  expect(await money.pay(one, {}, { withheld_yen: 3_000 })).toBe('PAID')
  expect(await taxes()).toEqual([27_000])
  const shown = await money.ofDoctor('GetPayment', one.bearer, { work_id: other.workId })
  expect(shown.body.payment).toMatchObject({ estimate_yen: 27_000 })
  expect(await fileOf('hospital-unpaid.csv', one.member.bearer)).toContain(',27000,')
  expect(await fileOf('2026.csv', one.bearer)).toContain(',27000,')
})

test('a chosen part is paid; the rest stays, and what overlaps with it is refused whole', async () => {
  const one = await money.confirmed()
  const other = await money.confirmed(one)
  expect(await money.pay(one)).toBe('PAID')
  expect((await money.list(one)).payments).toMatchObject([{ lines: [{ work: { id: other.workId } }] }])
  expect(await money.pay(one, {}, { beside: [other] })).toBe('PARTLY_PAID')
  expect(await money.stateOf(other)).toBe('CONFIRMED')
  const stranger = await money.confirmed()
  expect(await money.pay(other, {}, { beside: [stranger] })).toBe('NOT_FOUND')
  await money.change(other, { payday: '2027-01-25', lastDay: '2027-01-25' })
  const third = await money.cancelled(one)
  await money.change(third, { payday: '2027-02-25', lastDay: '2027-02-25' })
  expect(await money.pay(other, {}, { beside: [third] })).toBe('MIXED')
})

test('the day of a payment is not before the work nor to come, and decides the tax year', async () => {
  const one = await money.confirmed()
  expect(await money.pay(one, { paid_on: '2026-11-19' })).toBe('BEFORE_WORK')
  expect(await money.receive(one, true, { received_on: '2026-11-19' })).toBe('BEFORE_WORK')
  expect(await money.receive(one, true, { received_on: '2026-11-22' })).toBe('invalid_argument')
  // Paid in December, and pressed when that year is over.
  await money.takesPlace(one, -24 * 360, -24 * 360 + 8)
  await money.change(one, { payday: '2025-12-25', lastDay: '2025-12-25' })
  expect(await money.receive(one, true, { received_on: '' })).toBe('RECEIVED')
  expect((await money.rowOf(one))?.payment).toMatchObject({ paidOn: '2025-12-25', markedBy: 'DOCTOR' })
  expect((await money.year(one, 2025)).payments).toHaveLength(1)
  expect((await money.year(one, 2026)).payments ?? []).toEqual([])
  const other = await money.confirmed()
  await money.takesPlace(other, -24 * 360, -24 * 360 + 8)
  await money.receive(other, true, { received_on: '2025-12-28' })
  expect((await money.rowOf(other))?.payment).toMatchObject({ paidOn: '2025-12-28' })
})

test('a compensation is due by the terms, paid, told, summed and taken back like pay', async () => {
  const one = await money.cancelled()
  expect(await money.rowOf(one)).toMatchObject({ compensationYen: 60_000, cancelledOn: '2026-11-21' })
  const said = await scene.db.database.select({ body: notification.body }).from(notification)
  expect(said.some(({ body }) => body.includes('キャンセル補償 60,000円(1/25(月) 支払い予定)'))).toBe(true)
  expect((await money.list(one)).payments).toMatchObject([
    { state: 'PAY_STATE_DUE', taxable_yen: 60_000, lines: [{ compensation_yen: 60_000 }] },
  ])
  expect(await fileOf('hospital-unpaid.csv', one.member.bearer)).toContain(',60000,,60000,60000,')
  await money.change(one, { lastDay: '2026-11-20', payday: '2026-11-20' })
  await money.remind()
  await money.remind()
  expect((await money.toldOf(one)).filter((kind) => kind === 'PAYMENT_OVERDUE')).toHaveLength(1)
  expect(await money.pay(one, { paid_on: '2026-11-20' })).toBe('BEFORE_WORK')
  expect(await money.pay(one, {}, { withheld_yen: 60_001 })).toBe('WITHHELD_TOO_HIGH')
  expect(await money.pay(one)).toBe('PAID')
  expect(await money.stateOf(one)).toBe('CANCELLED_BY_HOSPITAL')
  expect((await money.year(one)).payments).toMatchObject([
    { state: 'PAY_STATE_PAID', gross_yen: 60_000, withheld_yen: 3_000 },
  ])
  const { body } = await money.ofHospital('ListSlips', one.member.bearer, { year: 2026 })
  expect(body.slips).toMatchObject([{ works: 1, gross_yen: 60_000, withheld_yen: 3_000 }])
  expect(await money.undo(one)).toBe('TAKEN_BACK')
  expect(await money.receive(one)).toBe('RECEIVED')
  expect(await money.stateOf(one)).toBe('CANCELLED_BY_HOSPITAL')
})

test('a compensation of before these were kept gets its line; one of nothing has none', async () => {
  const one = await money.cancelled()
  await scene.db.database.delete(workPayment).where(sql`${workPayment.workId} = ${one.workId}`)
  await money.remind()
  expect(await money.rowOf(one)).toMatchObject({ compensationYen: 60_000, payday: '2027-01-25' })
  const free = await scene.matched()
  await scene.cancel(free, { compensation_yen: 0, reason: 'HOSPITAL_CANCELLATION_REASON_DISASTER' })
  await money.remind()
  expect(await money.rowOf(free)).toBeUndefined()
})

test('the database refuses a compensation of nothing or less, and works of another doctor in a payment', async () => {
  const one = await money.cancelled()
  for (const compensationYen of [0, -1])
    await expect(money.change(one, { compensationYen })).rejects.toThrow()
  const other = await money.confirmed()
  await money.pay(other)
  await expect(
    money.change(one, { paymentId: (await money.rowOf(other))?.paymentId ?? '' }),
  ).rejects.toThrow()
})

test('two members mark at once, and doctor and hospital: one payment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const one = await money.confirmed()
    const other = await money.confirmed(one)
    const colleague = await insertMember(scene.db.database, one.hospitalId)
    const outcomes = await Promise.all([
      money.pay(one, {}, { beside: [other] }),
      money.pay({ ...one, member: colleague }, {}, { beside: [other] }),
      money.receive(one),
    ])
    expect(new Set(outcomes.slice(0, 2))).toEqual(new Set(['ALREADY_PAID', 'PAID']))
    expect(outcomes[2]).toBe('RECEIVED')
    const rows = [await money.rowOf(one), await money.rowOf(other)]
    expect(new Set(rows.map((row) => row?.paymentId)).size).toBe(1)
    expect(rows[0]?.payment).toMatchObject({ markedBy: 'HOSPITAL', withheldYen: 3_000 })
    expect(rows.map((row) => row?.receivedAt !== null)).toEqual([true, false])
  }
  const { database } = scene.db
  const empty = sql`not exists (select from ${workPayment} where ${workPayment.paymentId} = ${payment.id})`
  expect(await database.select().from(payment).where(empty)).toEqual([])
})
