import { shiftText } from '../../../domain/text/shift-text.ts'
import { toHospitalPayments, toPayment } from '../../../platform/addresses.ts'
import type { NewNotice } from '../../notice/notice-order.service.ts'

type Paid = {
  /** Of a pay or a compensation the id of its work. */
  lineId: string
  doctorId: string
  hospitalId: number
  terms: { hospitalName: string }
  plannedStart: Date
  plannedEnd: Date
}

type Told = { kind: 'WORK_PAID' | 'PAY_TAKEN_BACK' | 'PAYMENT_OVERDUE'; occasion?: number }

/** A notice about a payment, by its lines. `occasion` tells apart marks of one payment that were taken back. */
export function paymentNotice({ kind, occasion }: Told, works: readonly [Paid, ...Paid[]]): NewNotice {
  const [{ lineId, doctorId, hospitalId, terms, plannedStart, plannedEnd }, ...others] = works
  const shift = shiftText(plannedStart.toISOString(), plannedEnd.toISOString())
  return {
    kind,
    to: kind === 'PAYMENT_OVERDUE' ? { hospitalId } : { doctorId },
    dedupeKey: [kind, lineId, ...(occasion === undefined ? [] : [occasion])].join(':'),
    facts: {
      doctorId,
      hospitalName: terms.hospitalName,
      shift: others.length === 0 ? shift : `${shift} ほか${others.length}件`,
      address: kind === 'PAYMENT_OVERDUE' ? toHospitalPayments() : toPayment(lineId),
    },
  }
}
