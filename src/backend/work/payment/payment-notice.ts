import { toHospitalPayments, toPayment } from '../../../platform/addresses.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
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
  const [first, ...others] = works
  const shift = plannedShift(first)
  return noticeAbout(kind, first, {
    of: [first.lineId, ...(occasion === undefined ? [] : [occasion])],
    shift: others.length === 0 ? shift : `${shift} ほか${others.length}件`,
    page: { DOCTOR: toPayment(first.lineId), HOSPITAL: toHospitalPayments() },
  })
}
