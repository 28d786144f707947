import type { Shown } from '../../../contract/plain.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { shownRecord } from '../../record/doctor/record-view.ts'

const lineView = ({ work, ...line }: Shown<'dp.work.PayLine'>, now: Date) => ({
  ...line,
  work: shownRecord(work, now),
})
export type PayLineView = ReturnType<typeof lineView>

/** A payment, for either side. */
export function paymentView(payment: Shown<'dp.work.Payment'>, now: Date) {
  const lines = payment.lines.map((line) => lineView(line, now))
  const [first] = lines
  if (!first) throw new Error('payment service: the payment has no line')
  const { payday, paidOn, grossYen, withheldYen, estimateYen } = payment
  const taxYen = withheldYen ?? estimateYen
  return {
    ...payment,
    lines,
    first,
    /** The month to which the payment belongs: that of the pay, or of its plan. */
    month: monthOf(paidOn || payday || civilDay(first.work.plannedStart)),
    /** Null where nothing is known of the tax. */
    netYen: taxYen === null ? null : grossYen - taxYen,
  }
}
export type PaymentView = ReturnType<typeof paymentView>
