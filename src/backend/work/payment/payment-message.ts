import type { Told } from '../../../contract/plain.ts'
import { WITHHOLDING_TABLE } from '../../../domain/money/pay-words.ts'
import type { PaidBy } from '../../../domain/work/payment.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { toRecord } from '../record/record-message.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import {
  compensationOf,
  enteredOf,
  estimated,
  isDifference,
  mayTakeBackOf,
  paydayOfRow,
  receivedAtOf,
  stateOfLine,
  tablesOf,
  totalsOf,
  taxablesOf,
  grossOf,
  payYearOf,
  type BandsOf,
  type PayGroup,
} from './pay-group.ts'

type Shown = {
  now: Date
  /** Who reads it. */
  side: PaidBy
  /** The tables of the year of a payment. */
  bandsOf: BandsOf
  /** The other lines of the months, where `rows` holds a part of them: for the estimate of 乙欄. */
  beside?: readonly WorkRecordRow[]
}

const toLine = (row: WorkRecordRow, today: string, taxableYen: number): Told<'dp.work.PayLine'> => ({
  id: row.lineId,
  work: toRecord(row),
  state: stateOfLine(row, today),
  grossYen: grossOf(row),
  taxableYen,
  compensationYen: compensationOf(row),
  isDifference: isDifference(row),
  receivedAt: row.line?.receivedAt ?? null,
})

function toMessage(
  group: PayGroup,
  { now, side, bandsOf }: Shown,
  estimateYen: number | null,
): Told<'dp.work.Payment'> {
  const { key, rows, first } = group
  const { payment } = first
  const today = tokyoDay(now)
  const payday = paydayOfRow(first)
  const taxables = taxablesOf(rows)
  return {
    id: key,
    ...totalsOf(group, today),
    payday: payday?.day ?? '',
    lastDay: payday?.lastDay ?? '',
    withheldYen: (side === 'HOSPITAL' ? enteredOf(rows) : payment?.withheldYen) ?? null,
    estimateYen,
    isFictitious: estimateYen !== null && bandsOf(payYearOf(first)).some((band) => band.isFictitious),
    withholding: tablesOf(group)
      .map((table) => WITHHOLDING_TABLE[table])
      .join('・'),
    paidOn: payment?.paidOn ?? '',
    markedBy: payment?.markedBy ?? null,
    receivedAt: receivedAtOf(group),
    mayTakeBack: mayTakeBackOf(group, side, now),
    hospitalId: String(first.hospitalId),
    hospitalName: first.hospital.name,
    doctorId: side === 'HOSPITAL' ? first.doctorId : '',
    doctorName: side === 'HOSPITAL' ? first.doctorName : '',
    lines: rows.map((row) => toLine(row, today, taxables.get(row.lineId) ?? 0)),
  }
}

/** Payments for either side, in the order of their first works. */
export function toPaymentMessages(rows: readonly WorkRecordRow[], shown: Shown) {
  const { groups, estimates } = estimated(rows, shown)
  return groups.map((group) => toMessage(group, shown, estimates.get(group.key) ?? null))
}
