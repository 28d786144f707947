import { shiftText } from '../../../domain/text/shift-text.ts'
import { toHospitalPayments, toPayment } from '../../../platform/addresses.ts'
import type { NewNotice } from '../../notices/notice-order.service.ts'

type Paid = {
  workId: string
  doctorId: string
  hospitalId: number
  terms: { hospitalName: string }
  plannedStart: Date
  plannedEnd: Date
}

type Told = { kind: 'WORK_PAID' | 'PAY_TAKEN_BACK' | 'PAYMENT_OVERDUE'; occasion?: number }

/** A notice about the pay of a work. `occasion` tells apart marks of one work that were taken back. */
export const paymentNotice = (
  { kind, occasion }: Told,
  { workId, doctorId, hospitalId, terms, plannedStart, plannedEnd }: Paid,
): NewNotice => ({
  kind,
  to: kind === 'PAYMENT_OVERDUE' ? { hospitalId } : { doctorId },
  dedupeKey: [kind, workId, ...(occasion === undefined ? [] : [occasion])].join(':'),
  facts: {
    doctorId,
    hospitalName: terms.hospitalName,
    shift: shiftText(plannedStart.toISOString(), plannedEnd.toISOString()),
    address: kind === 'PAYMENT_OVERDUE' ? toHospitalPayments() : toPayment(workId),
  },
})
