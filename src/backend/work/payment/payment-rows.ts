import { COMPENSATION, DIFFERENCE, PAY_STATE } from '../../../domain/work/payment.ts'
import {
  PAID_COLUMN,
  PAYMENT_COLUMN,
  WITHHELD_COLUMN,
  WORK_ID_COLUMN,
} from '../../../domain/money/payment-csv.ts'
import { WITHHOLDING_TABLE } from '../../../domain/money/pay-words.ts'
import { tokyoDay, tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import {
  compensationOf,
  earnedOf,
  enteredOf,
  estimated,
  isDifference,
  paydayOfRow,
  stateOfLine,
  totalsOf,
  grossOf,
  taxablesOf,
  type BandsOf,
  type PayGroup,
} from './pay-group.ts'

type Cell = string | number

/** 「2026-12-18 17:00」, which spreadsheets read as a time. */
const moment = (at: Date) => tokyoText(at).slice(0, 16).replace('T', ' ')

const PARTS = ['給与', 'インセンティブ', '追加の支払い', '交通費', COMPENSATION, DIFFERENCE, '支給額']

/** Of what a row's yen are made; a compensation or a difference stands in place of the pay. */
function parts(row: WorkRecordRow): Cell[] {
  const gross = grossOf(row)
  if (compensationOf(row) !== null) return ['', '', '', '', gross, '', gross]
  if (isDifference(row)) return ['', '', '', '', '', gross, gross]
  const { fee, incentiveYen, extraYen, carfareYen } = earnedOf(row)
  return [fee, incentiveYen, extraYen, carfareYen, '', '', gross]
}

/** A payment's own cells stand in its first row only, so that the sum of a column is right. */
const rowsOf = (group: PayGroup, cells: (row: WorkRecordRow, isFirst: boolean) => Cell[]) =>
  group.rows.map((row, index) => cells(row, index === 0))

/** The doctor's year as cells, the heading first: a row per line of pay, those of a payment together. */
export function yearRows(rows: readonly WorkRecordRow[], bandsOf: BandsOf, now: Date): Cell[][] {
  const today = tokyoDay(now)
  const heading = ['支払日(予定)', '支払った日', '状態', '病院', '勤務の開始', '勤務の終了']
  const own = [WITHHELD_COLUMN, '源泉徴収額(見込み)', '差引支給額(支払いごと)']
  const { groups, estimates } = estimated(rows, { side: 'DOCTOR', bandsOf })
  return [
    [...heading, ...PARTS, ...own],
    ...groups.flatMap((group) => {
      const withheld = group.first.payment?.withheldYen ?? null
      return rowsOf(group, (row, isFirst) => [
        paydayOfRow(row)?.day ?? '',
        row.payment?.paidOn ?? '',
        PAY_STATE[stateOfLine(row, today)],
        row.hospital.name,
        moment(row.plannedStart),
        moment(row.plannedEnd),
        ...parts(row),
        isFirst ? (withheld ?? '') : '',
        isFirst && withheld === null ? (estimates.get(group.key) ?? '') : '',
        isFirst && withheld !== null ? totalsOf(group, today).grossYen - withheld : '',
      ])
    }),
  ]
}

/**
 * A hospital's list as cells, the heading first: `paidRows` reads it back once the clerk has marked what is paid and
 * entered the tax in one row of each payment.
 */
export function hospitalRows(
  rows: readonly WorkRecordRow[],
  bandsOf: BandsOf,
  beside: readonly WorkRecordRow[],
): Cell[][] {
  const heading = [
    PAYMENT_COLUMN,
    WORK_ID_COLUMN,
    '支払日(予定)',
    '支払った日',
    '先生',
    '勤務の開始',
    '勤務の終了',
  ]
  const tax = ['課税対象額', '源泉徴収の欄', '源泉徴収額(目安、支払いごと)', WITHHELD_COLUMN, PAID_COLUMN]
  const { groups, estimates } = estimated(rows, { side: 'HOSPITAL', bandsOf, beside })
  return [
    [...heading, ...PARTS, ...tax],
    ...groups.flatMap((group) => {
      const taxables = taxablesOf(group.rows)
      return rowsOf(group, (row, isFirst) => [
        group.key,
        row.lineId,
        paydayOfRow(row)?.day ?? '',
        row.payment?.paidOn ?? '',
        row.doctorName,
        moment(row.plannedStart),
        moment(row.plannedEnd),
        ...parts(row),
        taxables.get(row.lineId) ?? 0,
        WITHHOLDING_TABLE[row.terms.withholdingTable],
        isFirst ? (estimates.get(group.key) ?? '') : '',
        isFirst ? (enteredOf(group.rows) ?? '') : '',
        row.payment?.markedBy === 'HOSPITAL' ? 1 : '',
      ])
    }),
  ]
}
