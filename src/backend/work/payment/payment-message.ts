import type { MessageInitShape } from '@bufbuild/protobuf'
import { PaidBy, PayState, type PaymentSchema } from '../../../contract/gen/payment_pb.ts'
import type { WithholdingBand } from '../../../domain/listing/take-home.ts'
import { WITHHOLDING_TABLE } from '../../../domain/listing/listing-words.ts'
import { paydayOfWork, paydayRuleOf } from '../../../domain/money/agreed-payday.ts'
import { mayTakeBack, payStateOf, type PaidBy as Side } from '../../../domain/money/payment.ts'
import {
  grossYen,
  taxableYen,
  withheldEstimate,
  withholdingTableOf,
  type Earned,
} from '../../../domain/money/withheld.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { toRecordMessage } from '../record/record-message.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

export const earnedOf = ({ fee, report }: Pick<WorkRecordRow, 'fee' | 'report'>): Earned => ({
  fee,
  incentiveYen: report?.incentiveYen ?? 0,
  extraYen: report?.extraYen ?? 0,
  carfareYen: report?.carfareYen ?? 0,
})

/** Payday, by the payment or, before there is one, by the terms. */
export const paydayOfRow = (row: WorkRecordRow) => {
  if (!row.payment) return paydayOfWork(row)
  const { payday, lastDay } = row.payment
  return payday !== null && lastDay !== null ? { day: payday, lastDay } : null
}

/** The civil day by which a payment belongs to a year: that of the pay, planned where there is none yet. */
export const payDayOf = (row: WorkRecordRow): string =>
  row.payment?.paidOn ?? paydayOfRow(row)?.day ?? tokyoDay(row.plannedEnd)

type Shown = {
  now: Date
  /** Who reads it. */
  side: Side
  /** The tables of the year of a payment. */
  bandsOf: (year: number) => readonly WithholdingBand[]
}

const isOwnMark = ({ state, payment }: WorkRecordRow, { side, now }: Shown): boolean => {
  if (state !== 'PAID' || !payment?.markedAt) return false
  if (side === 'DOCTOR') return payment.receivedAt !== null && mayTakeBack(payment.receivedAt, now)
  return payment.markedBy === 'HOSPITAL' && payment.receivedAt === null && mayTakeBack(payment.markedAt, now)
}

/** For either side of the work. */
export function toPaymentMessage(row: WorkRecordRow, shown: Shown): MessageInitShape<typeof PaymentSchema> {
  const { payment, state, terms } = row
  const earned = earnedOf(row)
  const payday = paydayOfRow(row)
  const table = withholdingTableOf(terms.terms)
  const year = Number(payDayOf(row).slice(0, 4))
  const isPaidOnDay = paydayRuleOf(terms.terms)?.kind === 'ON_THE_DAY'
  const pay = { yen: taxableYen(earned), table, isPaidOnDay, year }
  return {
    work: toRecordMessage(row),
    state: PayState[payStateOf(state, payday?.lastDay ?? null, tokyoDay(shown.now))],
    payday: payday?.day ?? '',
    lastDay: payday?.lastDay ?? '',
    grossYen: grossYen(earned),
    taxableYen: taxableYen(earned),
    withheldYen: payment?.withheldYen ?? undefined,
    estimateYen: withheldEstimate(pay, shown.bandsOf(year)) ?? undefined,
    withholding: WITHHOLDING_TABLE[table],
    paidOn: payment?.paidOn ?? '',
    markedBy: payment?.markedBy ? PaidBy[payment.markedBy] : undefined,
    receivedAt: timestampOf(payment?.receivedAt),
    mayTakeBack: isOwnMark(row, shown),
    hospitalId: String(row.hospitalId),
    ...(shown.side === 'HOSPITAL' && { doctorId: row.doctorId, doctorName: row.doctorName }),
  }
}
