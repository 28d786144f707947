import type { MessageInitShape } from '@bufbuild/protobuf'
import { PaidBy, PayState, type PayLineSchema, type PaymentSchema } from '../../../contract/gen/payment_pb.ts'
import { WITHHOLDING_TABLE } from '../../../domain/listing/listing-words.ts'
import type { PaidBy as Side } from '../../../domain/money/payment.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { toRecordMessage } from '../record/record-message.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import {
  compensationOf,
  enteredOf,
  estimateOf,
  mayTakeBackOf,
  paydayOfRow,
  payGroups,
  receivedAtOf,
  stateOfLine,
  tablesOf,
  totalsOf,
  taxablesOf,
  grossOf,
  type BandsOf,
  type PayGroup,
} from './pay-group.ts'

type Shown = {
  now: Date
  /** Who reads it. */
  side: Side
  /** The tables of the year of a payment. */
  bandsOf: BandsOf
}

const toLine = (
  row: WorkRecordRow,
  today: string,
  taxableYen: number,
): MessageInitShape<typeof PayLineSchema> => {
  return {
    work: toRecordMessage(row),
    state: PayState[stateOfLine(row, today)],
    grossYen: grossOf(row),
    taxableYen,
    compensationYen: compensationOf(row) ?? undefined,
    receivedAt: timestampOf(row.line?.receivedAt),
  }
}

function toMessage(group: PayGroup, { now, side, bandsOf }: Shown): MessageInitShape<typeof PaymentSchema> {
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
    estimateYen: estimateOf(group, bandsOf) ?? undefined,
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
    lines: rows.map((row) => toLine(row, today, taxables.get(row.id) ?? 0)),
  }
}

/** Payments for either side, in the order of their first works. */
export const toPaymentMessages = (rows: readonly WorkRecordRow[], shown: Shown) =>
  payGroups(rows, shown.side).map((group) => toMessage(group, shown))
