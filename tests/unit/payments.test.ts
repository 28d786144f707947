import { expect, test } from 'vitest'
import { mayOperate } from '#app/domain/hospital/member-role.ts'
import { paidRows } from '#app/domain/money/payment-csv.ts'
import { mayTakeBack, payStateOf } from '#app/domain/money/payment.ts'
import {
  grossYen,
  taxableYen,
  withheldEstimate,
  withheldFromFee,
  withholdingTableOf,
} from '#app/domain/money/withheld.ts'

const EARNED = { fee: 85_000, incentiveYen: 15_000, extraYen: 2_500, carfareYen: 3_200 }

test('gross is the sum of the parts; carfare that is paid back is not taxed', () => {
  expect(grossYen(EARNED)).toBe(105_700)
  expect(taxableYen(EARNED)).toBe(102_500)
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
  const terms = (text: string) => [{ heading: '源泉徴収', text }]
  expect(withholdingTableOf(terms('丙欄(日雇い・2か月以内)'))).toBe('HEI')
  expect(withholdingTableOf(terms('何か'))).toBe('UNKNOWN')
})

test('pay is late on the day after the last one, and only of a confirmed work', () => {
  expect(payStateOf('CONFIRMED', '2026-12-25', '2026-12-25')).toBe('DUE')
  expect(payStateOf('CONFIRMED', '2026-12-25', '2026-12-26')).toBe('OVERDUE')
  expect(payStateOf('CONFIRMED', null, '2026-12-26')).toBe('DUE')
  expect(payStateOf('REPORTED', '2026-12-25', '2026-12-26')).toBe('EXPECTED')
  expect(payStateOf('PAID', '2026-12-25', '2026-12-26')).toBe('PAID')
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
      { line: 2, workId: ID, withheldYen: 8_500 },
      { line: 4, workId: OTHER, withheldYen: null },
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
