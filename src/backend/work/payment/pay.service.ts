import {
  mayTakeBack,
  PAY_OUTCOME,
  RECEIPT_OUTCOME,
  type PayOutcome,
  type ReceiptOutcome,
} from '../../../domain/money/payment.ts'
import { taxableYen } from '../../../domain/money/withheld.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import { setWorkState } from '../cancellation/cancellation.store.ts'
import { workCommand, type MemberCommand } from '../cancellation/member-command.ts'
import { doctorCommand, type DoctorCommand } from '../doctor-command.ts'
import { findRecord, type WorkRecordRow } from '../record/record.store.ts'
import { earnedOf } from './payment-message.ts'
import { paymentNotice } from './payment-notice.ts'
import { markPayment, openPayments, UNMARKED } from './payment.store.ts'

export type PayRequest = { workId: string; key: string; paidOn: string; withheldYen: number | null }
export type TakeBackRequest = { workId: string; key: string }
export type ReceiptRequest = { workId: string; key: string; isReceived: boolean }

const withWorkId = (record: WorkRecordRow) => ({ ...record, workId: record.id })

type OfMember<Request> = MemberCommand<Request> & { record: WorkRecordRow }

async function pay(
  tx: Executor,
  { member, request, record, now }: OfMember<PayRequest>,
): Promise<PayOutcome> {
  const { workId, paidOn, withheldYen } = request
  const { state, payment } = record
  // The doctor may have confirmed the pay before the hospital has marked it.
  const isConfirmedByDoctor = state === 'PAID' && payment?.markedBy === 'DOCTOR'
  if (state === 'PAID' && !isConfirmedByDoctor) return 'ALREADY_PAID'
  if (!isConfirmedByDoctor && !mayWorkFollow(state, 'PAID', 'HOSPITAL')) return 'NOT_CONFIRMED'
  if ((withheldYen ?? 0) > taxableYen(earnedOf(record))) return 'WITHHELD_TOO_HIGH'
  const work = withWorkId(record)
  await openPayments(tx, [work])
  const mark = { paidOn, markedAt: now, markedBy: 'HOSPITAL', memberId: member.memberId } as const
  await markPayment(tx, workId, { ...mark, ...(withheldYen !== null && { withheldYen }) })
  await setWorkState(tx, workId, 'PAID')
  await orderNotices(tx, [paymentNotice({ kind: 'WORK_PAID', occasion: now.getTime() }, work)], now)
  return 'PAID'
}

async function takeBack(tx: Executor, { record, now }: OfMember<TakeBackRequest>): Promise<PayOutcome> {
  const { state, payment } = record
  if (!mayWorkFollow(state, 'CONFIRMED', 'HOSPITAL') || payment?.markedBy !== 'HOSPITAL') return 'NOT_PAID'
  const isLate = payment.receivedAt !== null || !payment.markedAt || !mayTakeBack(payment.markedAt, now)
  if (isLate) return 'TOO_LATE'
  await markPayment(tx, record.id, UNMARKED)
  await setWorkState(tx, record.id, 'CONFIRMED')
  const told = { kind: 'PAY_TAKEN_BACK', occasion: now.getTime() } as const
  await orderNotices(tx, [paymentNotice(told, withWorkId(record))], now)
  return 'TAKEN_BACK'
}

/** A member's command about the pay of one work. Idempotent by key. */
const byMember = <Request extends TakeBackRequest>(
  operation: string,
  run: (tx: Executor, command: OfMember<Request>) => Promise<PayOutcome>,
) =>
  workCommand({ operation, words: PAY_OUTCOME }, async (tx, _, command: MemberCommand<Request>) => {
    // Read under the locks.
    const record = await findRecord(tx, command.request.workId)
    return record ? run(tx, { ...command, record }) : 'NOT_FOUND'
  })

/** The hospital marks a confirmed work as paid. */
export const markPaid = byMember('markPaid', pay)

/** The hospital takes its own mark back, within a short time and before the doctor has confirmed the pay. */
export const takeBackPaid = byMember('takeBackPaid', takeBack)

async function receive(tx: Executor, record: WorkRecordRow, now: Date): Promise<ReceiptOutcome> {
  const { id, state, payment } = record
  if (state === 'PAID') {
    if (!payment?.receivedAt) await markPayment(tx, id, { receivedAt: now })
    return 'RECEIVED'
  }
  if (!mayWorkFollow(state, 'PAID', 'DOCTOR')) return 'NOT_CONFIRMED'
  await openPayments(tx, [withWorkId(record)])
  const mark = { paidOn: tokyoDay(now), markedAt: now, markedBy: 'DOCTOR' } as const
  await markPayment(tx, id, { ...mark, receivedAt: now })
  await setWorkState(tx, id, 'PAID')
  return 'RECEIVED'
}

async function unreceive(tx: Executor, record: WorkRecordRow, now: Date): Promise<ReceiptOutcome> {
  const { id, payment } = record
  if (!payment?.receivedAt) return 'TAKEN_BACK'
  if (!mayTakeBack(payment.receivedAt, now)) return 'TOO_LATE'
  if (payment.markedBy === 'HOSPITAL') {
    await markPayment(tx, id, { receivedAt: null })
    return 'TAKEN_BACK'
  }
  await markPayment(tx, id, UNMARKED)
  await setWorkState(tx, id, 'CONFIRMED')
  return 'TAKEN_BACK'
}

/** The doctor confirms that the pay of a work has arrived (入金確認), or takes that back. Idempotent by key. */
export const markReceived = doctorCommand(
  { operation: 'markReceived', words: RECEIPT_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<ReceiptRequest>) => {
    const record = await findRecord(tx, request.workId)
    if (record?.doctorId !== doctorId) return 'NOT_FOUND'
    return request.isReceived ? receive(tx, record, now) : unreceive(tx, record, now)
  },
)
