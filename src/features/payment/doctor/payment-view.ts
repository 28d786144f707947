import { PaidBy, PayState, type PayLine, type Payment } from '../../../contract/gen/payment_pb.ts'
import { requiredWord, wireWordOf } from '../../../contract/wire-word.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { shownRecord } from '../../record/doctor/record-view.ts'

const lineView = (line: PayLine, now: Date) => ({
  id: line.id,
  work: shownRecord(line.work, now),
  state: requiredWord(PayState, line.state, 'PayLine.state'),
  grossYen: line.grossYen,
  /** Of a work that the hospital has cancelled: キャンセル補償 in place of the pay. */
  compensationYen: line.compensationYen ?? null,
  /** What an agreed objection has added to pay that was paid. */
  isDifference: line.isDifference,
  isReceived: line.receivedAt !== undefined,
})
export type PayLineView = ReturnType<typeof lineView>

/** Maps a payment to its view model, for either side. */
export function paymentView(payment: Payment | undefined, now: Date) {
  const lines = payment?.lines.map((line) => lineView(line, now)) ?? []
  const [first] = lines
  if (!payment || !first) throw new Error('payment service: the payment is missing')
  const { payday, paidOn, grossYen } = payment
  const withheldYen = payment.withheldYen ?? null
  const taxYen = withheldYen ?? payment.estimateYen ?? null
  return {
    id: payment.id,
    lines,
    first,
    state: requiredWord(PayState, payment.state, 'Payment.state'),
    payday,
    lastDay: payment.lastDay,
    /** The month to which the payment belongs: that of the pay, or of its plan. */
    month: monthOf(paidOn || payday || civilDay(first.work.plannedStart)),
    /** The first day on which all that is due can have been paid. */
    firstDay: payment.firstDay,
    grossYen,
    taxableYen: payment.taxableYen,
    withheldYen,
    estimateYen: payment.estimateYen ?? null,
    isFictitious: payment.isFictitious,
    /** Null where nothing is known of the tax. */
    netYen: taxYen === null ? null : grossYen - taxYen,
    withholding: payment.withholding,
    paidOn,
    markedBy: wireWordOf(PaidBy, payment.markedBy),
    isReceived: payment.receivedAt !== undefined,
    receivedAt: instantText(payment.receivedAt),
    mayTakeBack: payment.mayTakeBack,
    hospitalId: payment.hospitalId,
    hospitalName: payment.hospitalName,
    doctorId: payment.doctorId,
    doctorName: payment.doctorName,
  }
}
export type PaymentView = ReturnType<typeof paymentView>
