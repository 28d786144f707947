import type { MessageInitShape } from '@bufbuild/protobuf'
import { PaidBy, PayState, type PayLineSchema, type PaymentSchema } from '../../../contract/gen/payment_pb.ts'
import { WITHHOLDING_TABLE } from '../../../domain/money/pay-words.ts'
import type { PaidBy as Side } from '../../../domain/work/payment.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { toRecordMessage } from '../record/record-message.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
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
  side: Side
  /** The tables of the year of a payment. */
  bandsOf: BandsOf
  /** The other lines of the months, where `rows` holds a part of them: for the estimate of 乙欄. */
  beside?: readonly WorkRecordRow[]
}

const toLine = (
  row: WorkRecordRow,
  today: string,
  taxableYen: number,
): MessageInitShape<typeof PayLineSchema> => {
  return {
    id: row.lineId,
    work: toRecordMessage(row),
    state: PayState[stateOfLine(row, today)],
    grossYen: grossOf(row),
    taxableYen,
    compensationYen: compensationOf(row) ?? undefined,
    isDifference: isDifference(row),
    receivedAt: timestampOf(row.line?.receivedAt),
  }
}

function toMessage(
  group: PayGroup,
  { now, side, bandsOf }: Shown,
  estimateYen: number | undefined,
): MessageInitShape<typeof PaymentSchema> {
  const { key, rows, first } = group
  const { payment } = first
  const today = tokyoDay(now)
  const payday = paydayOfRow(first)
  const taxables = taxablesOf(rows)
  const { state, ...totals } = totalsOf(group, today)
  return {
    id: key,
    ...totals,
    state: PayState[state],
    payday: payday?.day ?? '',
    lastDay: payday?.lastDay ?? '',
    withheldYen: (side === 'HOSPITAL' ? enteredOf(rows) : payment?.withheldYen) ?? undefined,
    estimateYen,
    isFictitious: estimateYen !== undefined && bandsOf(payYearOf(first)).some((band) => band.isFictitious),
    withholding: tablesOf(group)
      .map((table) => WITHHOLDING_TABLE[table])
      .join('・'),
    paidOn: payment?.paidOn ?? '',
    markedBy: payment ? PaidBy[payment.markedBy] : undefined,
    receivedAt: timestampOf(receivedAtOf(group)),
    mayTakeBack: mayTakeBackOf(group, side, now),
    hospitalId: String(first.hospitalId),
    hospitalName: first.hospital.name,
    ...(side === 'HOSPITAL' && { doctorId: first.doctorId, doctorName: first.doctorName }),
    lines: rows.map((row) => toLine(row, today, taxables.get(row.lineId) ?? 0)),
  }
}

/** Payments for either side, in the order of their first works. */
export function toPaymentMessages(rows: readonly WorkRecordRow[], shown: Shown) {
  const { groups, estimates } = estimated(rows, shown)
  return groups.map((group) => toMessage(group, shown, estimates.get(group.key) ?? undefined))
}
