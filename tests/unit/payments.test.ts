import { expect, test } from 'vitest'
import type { WorkState } from '#app/domain/application/application-words.ts'
import { mayOperate } from '#app/domain/hospital/member-role.ts'
import { paidRows } from '#app/domain/money/payment-csv.ts'
import { monthsEstimates, paymentTax, type TaxedLine } from '#app/domain/money/payment-tax.ts'
import { mayTakeBack, payStateAmong, payStateOf, proposedPayDay } from '#app/domain/work/payment.ts'
import { grossYen, taxableYens, withheldEstimate, withheldFromFee } from '#app/domain/money/withheld.ts'

const EARNED = { fee: 85_000, incentiveYen: 15_000, extraYen: 2_500, carfareYen: 3_200 }

test('gross is the sum of the parts; carfare that is paid back is not taxed', () => {
  expect(grossYen(EARNED)).toBe(105_700)
  expect(taxableYens([{ ...EARNED, month: '2026-12' }])).toEqual([102_500])
})

test.each([
  [0, 0],
  [85_000, 8_678],
  [1_000_000, 102_100],
  [1_000_001, 102_100],
  [1_500_000, 204_200],
])('of a fee (報酬) of %i yen %i are withheld', (yen, withheld) => {
  expect(withheldFromFee(yen)).toBe(withheld)
})

test('what is withheld follows from the table that the terms name', () => {
  const bands = [
    { column: 'OTSU', period: 'MONTHLY', from: 0, below: null, baseTax: 0, rate: 30_630 },
    { column: 'HEI', period: 'DAILY', from: 0, below: null, baseTax: 100, rate: 0 },
  ] as const
  const pay = { yen: 100_000, isPaidOnDay: false, year: 2026 }
  expect(withheldEstimate({ ...pay, table: 'OTSU' }, bands)).toBe(3_063)
  expect(withheldEstimate({ ...pay, table: 'UNKNOWN' }, bands)).toBe(3_063)
  expect(withheldEstimate({ ...pay, table: 'HEI' }, bands)).toBe(100)
  expect(withheldEstimate({ ...pay, table: 'FEE' }, [])).toBe(10_210)
  expect(withheldEstimate({ ...pay, table: 'KOU' }, bands)).toBeNull()
  expect(withheldEstimate({ ...pay, table: 'OTSU' }, [])).toBeNull()
})

test('pay is late on the day after the last one, and only of what is due', () => {
  const at = (state: WorkState, lastDay: string | null, today: string, more = {}) =>
    payStateOf({ state, lastDay, isOwedAnyhow: false, isPaid: false, ...more }, today)
  expect(at('CONFIRMED', '2026-12-25', '2026-12-25')).toBe('DUE')
  expect(at('CONFIRMED', '2026-12-25', '2026-12-26')).toBe('OVERDUE')
  expect(at('CONFIRMED', null, '2026-12-26')).toBe('DUE')
  expect(at('REPORTED', '2026-12-25', '2026-12-26')).toBe('EXPECTED')
  expect(at('PAID', '2026-12-25', '2026-12-26', { isPaid: true })).toBe('PAID')
  const compensated = { isOwedAnyhow: true }
  expect(at('CANCELLED_BY_HOSPITAL', '2026-12-25', '2026-12-26')).toBe('EXPECTED')
  expect(at('CANCELLED_BY_HOSPITAL', '2026-12-25', '2026-12-26', compensated)).toBe('OVERDUE')
  expect(payStateAmong(['PAID', 'DUE', 'EXPECTED'])).toBe('DUE')
})

test.each([
  ['2026-12-25', '2026-11-20', '2027-01-03', '2026-12-25'],
  // Not to come, and not before the work.
  ['2026-12-25', '2026-11-20', '2026-12-01', '2026-12-01'],
  ['2026-11-10', '2026-11-20', '2026-12-01', '2026-11-20'],
  ['', '2026-11-20', '2026-12-01', '2026-12-01'],
])('planned for %s, worked on %s, asked on %s: %s is proposed', (payday, firstDay, today, day) => {
  expect(proposedPayDay({ payday, firstDay, today })).toBe(day)
})

test('乙欄 is one sum of the payment, 丙欄 and pay in hand are by the day', () => {
  const bands = [
    { column: 'OTSU', period: 'MONTHLY', from: 0, below: 100_000, baseTax: 0, rate: 30_630 },
    { column: 'OTSU', period: 'MONTHLY', from: 100_000, below: null, baseTax: 50_000, rate: 0 },
    { column: 'OTSU', period: 'DAILY', from: 0, below: null, baseTax: 700, rate: 0 },
    { column: 'HEI', period: 'DAILY', from: 0, below: null, baseTax: 100, rate: 0 },
  ] as const
  const line = { day: '2026-12-01', taxableYen: 60_000, table: 'OTSU', isPaidOnDay: false } as const
  const of = (...lines: TaxedLine[]) => paymentTax(lines, bands).yen
  expect(of(line)).toBe(1_837)
  // Two works of a month: by the sum, not twice 1,837.
  expect(of(line, { ...line, day: '2026-12-08', table: 'UNKNOWN' })).toBe(50_000)
  expect(of({ ...line, table: 'HEI' }, { ...line, day: '2026-12-08', table: 'HEI' })).toBe(200)
  expect(of({ ...line, table: 'HEI' }, { ...line, table: 'HEI' })).toBe(100)
  expect(of({ ...line, isPaidOnDay: true }, { ...line, day: '2026-12-08', isPaidOnDay: true })).toBe(1_400)
  expect(of(line, { ...line, table: 'KOU' })).toBeNull()
  expect(
    of({ ...line, taxableYen: 900_000, table: 'FEE' }, { ...line, taxableYen: 600_000, table: 'FEE' }),
  ).toBe(204_200)
})

test('乙欄 of a second payment in a month is the tax of both less what was withheld from the first', () => {
  const bands = [
    { column: 'OTSU', period: 'MONTHLY', from: 0, below: 100_000, baseTax: 0, rate: 30_630 },
    { column: 'OTSU', period: 'MONTHLY', from: 100_000, below: null, baseTax: 50_000, rate: 0 },
    { column: 'HEI', period: 'DAILY', from: 0, below: null, baseTax: 100, rate: 0 },
  ] as const
  const line = { day: '2026-12-01', taxableYen: 60_000, table: 'OTSU', isPaidOnDay: false } as const
  const of = (...payments: { lines: TaxedLine[]; enteredYen?: number }[]) =>
    monthsEstimates(
      payments.map(({ enteredYen = null, lines }) => ({ lines, enteredYen })),
      bands,
    )
  expect(of({ lines: [line] }, { lines: [line] })).toEqual([1_837, 48_163])
  expect(of({ lines: [line], enteredYen: 2_000 }, { lines: [line] })).toEqual([1_837, 48_000])
  // What was withheld too much is not asked for again, nor given back by an estimate.
  expect(of({ lines: [line], enteredYen: 60_000 }, { lines: [line] })).toEqual([1_837, 0])
  // 丙欄 is of the day, whatever else is paid in the month, and its part of an entered tax is not 乙欄's.
  const daily = { ...line, table: 'HEI' } as const
  expect(of({ lines: [daily] }, { lines: [daily] })).toEqual([100, 100])
  expect(of({ lines: [line, daily], enteredYen: 2_100 }, { lines: [line] })).toEqual([1_937, 48_000])
  expect(of({ lines: [{ ...line, table: 'KOU' }] }, { lines: [line] })).toEqual([null, 1_837])
})

test('carfare is free of tax up to the sum of a month, not of a work', () => {
  const work = { fee: 50_000, incentiveYen: 0, extraYen: 0, carfareYen: 100_000, month: '2026-12' }
  expect(taxableYens([work])).toEqual([50_000])
  expect(taxableYens([work, work, work])).toEqual([50_000, 100_000, 150_000])
  expect(taxableYens([work, { ...work, month: '2027-01' }])).toEqual([50_000, 50_000])
})

test('a mark is taken back within thirty minutes', () => {
  const at = new Date('2026-12-25T10:00:00+09:00')
  expect(mayTakeBack(at, new Date('2026-12-25T10:29:59+09:00'))).toBe(true)
  expect(mayTakeBack(at, new Date('2026-12-25T10:30:00+09:00'))).toBe(false)
})

test('a member who may only read marks nothing', () => {
  expect(mayOperate('VIEWER', 'READ_PAYMENTS')).toBe(true)
  expect(mayOperate('VIEWER', 'WRITE_PAYMENTS')).toBe(false)
  expect(mayOperate('STAFF', 'WRITE_PAYMENTS')).toBe(true)
})

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const OTHER = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const table = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }))

test('the rows marked as paid are read by the names of the columns; every row that cannot be read is a finding', () => {
  expect(
    paidRows(
      table(
        ['支払い済み', '先生', '源泉徴収額', '勤務番号'],
        ['1', '山田', '¥8,500', ID],
        ['', '佐藤', '', OTHER],
        ['○', '鈴木', '', OTHER],
        ['1', '', '100', ID],
        ['はい?', '', '', ID],
        ['1', '', '', '12'],
        ['1', '', '-5', '00000000-0000-4000-8000-000000000000'],
      ),
    ),
  ).toEqual({
    paid: [
      { line: 2, workIds: [ID], withheldYen: 8_500 },
      { line: 4, workIds: [OTHER], withheldYen: null },
    ],
    findings: [
      { line: 5, text: '同じ勤務が2回あります。' },
      { line: 6, text: '「支払い済み」は 1 か空欄にしてください。' },
      { line: 7, text: '「勤務番号」が正しくありません。' },
      { line: 8, text: '「源泉徴収額」を数字で入力してください。' },
    ],
  })
  expect(paidRows(table(['a', 'b'])).findings).toHaveLength(1)
  expect(paidRows([]).findings).toHaveLength(1)
})

test('rows of one number are one payment with its tax in one place; works that are not marked are left out', () => {
  const third = '11111111-1111-4111-8111-111111111111'
  const heading = ['支払い番号', '勤務番号', '源泉徴収額', '支払い済み']
  expect(
    paidRows(table(heading, ['p', ID, '9000', ''], ['p', OTHER, '', '1'], ['q', third, '', '1'])),
  ).toEqual({
    paid: [
      { line: 2, workIds: [OTHER], withheldYen: 9_000 },
      { line: 4, workIds: [third], withheldYen: null },
    ],
    findings: [],
  })
  expect(paidRows(table(heading, ['p', ID, '9000', '1'], ['p', OTHER, '9000', '1'])).findings).toEqual([
    { line: 3, text: '「源泉徴収額」は、1つの「支払い番号」に1か所だけ入力してください。' },
  ])
})
