import { PaidBy, PayState, type Payment } from '../../contract/gen/payment_pb.ts'
import { requiredWord, wordOf } from '../../contract/wire-word.ts'
import { monthOf } from '../../domain/text/month-days.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { recordView } from '../work-records/record-view.ts'

/** Maps a payment to its view model, for either side. */
export function paymentView(payment: Payment | undefined, now: Date) {
  if (!payment) throw new Error('payment service: the payment is missing')
  const { payday, paidOn, grossYen } = payment
  const work = recordView(payment.work, now)
  const withheldYen = payment.withheldYen ?? null
  const taxYen = withheldYen ?? payment.estimateYen ?? null
  return {
    work,
    state: requiredWord(PayState, payment.state, 'Payment.state'),
    payday,
    lastDay: payment.lastDay,
    /** The month to which the payment belongs: that of the pay, or of its plan. */
    month: monthOf(paidOn || payday || civilDay(work.endTime)),
    grossYen,
    taxableYen: payment.taxableYen,
    withheldYen,
    estimateYen: payment.estimateYen ?? null,
    /** Null where nothing is known of the tax. */
    netYen: taxYen === null ? null : grossYen - taxYen,
    withholding: payment.withholding,
    paidOn,
    markedBy: wordOf(PaidBy, payment.markedBy),
    isReceived: payment.receivedAt !== undefined,
    receivedAt: instantText(payment.receivedAt),
    mayTakeBack: payment.mayTakeBack,
    hospitalId: payment.hospitalId,
    doctorId: payment.doctorId,
    doctorName: payment.doctorName,
  }
}
export type PaymentView = ReturnType<typeof paymentView>
