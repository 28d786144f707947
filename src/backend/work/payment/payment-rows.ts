import { PAY_STATE, payStateOf } from '../../../domain/money/payment.ts'
import { PAID_COLUMN, WITHHELD_COLUMN, WORK_ID_COLUMN } from '../../../domain/money/payment-csv.ts'
import { grossYen, taxableYen, withheldEstimate, withholdingTableOf } from '../../../domain/money/withheld.ts'
import { paydayRuleOf } from '../../../domain/money/agreed-payday.ts'
import { WITHHOLDING_TABLE } from '../../../domain/listing/listing-words.ts'
import type { WithholdingBand } from '../../../domain/listing/take-home.ts'
import { tokyoDay, tokyoText } from '../../../domain/text/tokyo-time.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { earnedOf, payDayOf, paydayOfRow } from './payment-message.ts'

type Cell = string | number

/** 「2026-12-18 17:00」, which spreadsheets read as a time. */
const moment = (at: Date) => tokyoText(at).slice(0, 16).replace('T', ' ')

const parts = (row: WorkRecordRow): Cell[] => {
  const { fee, incentiveYen, extraYen, carfareYen } = earnedOf(row)
  return [fee, incentiveYen, extraYen, carfareYen]
}

type BandsOf = (year: number) => readonly WithholdingBand[]

function estimateOf(row: WorkRecordRow, bandsOf: BandsOf): Cell {
  const year = Number(payDayOf(row).slice(0, 4))
  const { terms } = row.terms
  const pay = { yen: taxableYen(earnedOf(row)), table: withholdingTableOf(terms), year }
  return (
    withheldEstimate({ ...pay, isPaidOnDay: paydayRuleOf(terms)?.kind === 'ON_THE_DAY' }, bandsOf(year)) ?? ''
  )
}

/** The doctor's year as cells, the heading first. */
export function yearRows(rows: readonly WorkRecordRow[], bandsOf: BandsOf, now: Date): Cell[][] {
  const heading = ['支払日(予定)', '支払った日', '状態', '病院', '勤務の開始', '勤務の終了', '給与']
  return [
    [
      ...heading,
      'インセンティブ',
      '追加の支払い',
      '交通費',
      '支給額',
      WITHHELD_COLUMN,
      '源泉徴収額(見込み)',
      '差引支給額',
    ],
    ...rows.map((row) => {
      const payday = paydayOfRow(row)
      const gross = grossYen(earnedOf(row))
      const withheld = row.payment?.withheldYen ?? null
      return [
        payday?.day ?? '',
        row.payment?.paidOn ?? '',
        PAY_STATE[payStateOf(row.state, payday?.lastDay ?? null, tokyoDay(now))],
        row.hospital.name,
        moment(row.plannedStart),
        moment(row.plannedEnd),
        ...parts(row),
        gross,
        withheld ?? '',
        withheld === null ? estimateOf(row, bandsOf) : '',
        withheld === null ? '' : gross - withheld,
      ]
    }),
  ]
}

/** A hospital's list as cells, the heading first: `paidRows` reads it back once the clerk has marked what is paid. */
export function hospitalRows(rows: readonly WorkRecordRow[], bandsOf: BandsOf): Cell[][] {
  const heading = [WORK_ID_COLUMN, '支払日(予定)', '支払った日', '先生', '勤務の開始', '勤務の終了', '給与']
  return [
    [
      ...heading,
      'インセンティブ',
      '追加の支払い',
      '交通費',
      '支給額',
      '課税対象額',
      '源泉徴収の欄',
      '源泉徴収額(目安)',
      WITHHELD_COLUMN,
      PAID_COLUMN,
    ],
    ...rows.map((row) => [
      row.id,
      paydayOfRow(row)?.day ?? '',
      row.payment?.paidOn ?? '',
      row.doctorName,
      moment(row.plannedStart),
      moment(row.plannedEnd),
      ...parts(row),
      grossYen(earnedOf(row)),
      taxableYen(earnedOf(row)),
      WITHHOLDING_TABLE[withholdingTableOf(row.terms.terms)],
      estimateOf(row, bandsOf),
      row.payment?.withheldYen ?? '',
      row.payment?.markedBy === 'HOSPITAL' ? 1 : '',
    ]),
  ]
}
