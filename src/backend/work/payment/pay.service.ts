import { randomUUID } from 'node:crypto'
import { PAY_OUTCOME, type PayOutcome } from '../../../domain/work/payment.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { MemberCommand } from '../core/member-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { findDoctorsOfLines, insertPayment, takeOut } from './mark.store.ts'
import { enteredOf, firstPayDayOf, isOpenLine, mayTakeBackOf, paydayOfRow, taxablesOf } from './pay-group.ts'
import { paymentNotice } from './payment-notice.ts'
import { findBeside, findLines } from './payment.store.ts'
import { openPayments } from '../record/open-payment.store.ts'

/** One payment: lines of one doctor and payday, which are works, compensations for works, and differences. */
export type PayRequest = { workIds: string[]; key: string; paidOn: string; withheldYen: number | null }

/** `workIds`: one line of the payment. */
export type TakeBackRequest = { workIds: string[]; key: string }

/** Lines of one payment. */
const MOST_TOGETHER = 1_000

type Rows = readonly [WorkRecordRow, ...WorkRecordRow[]]
type OfMember<Request> = MemberCommand<Request> & { rows: Rows }

const withWorkId = ([first, ...others]: Rows) => {
  const named = (row: WorkRecordRow) => ({ ...row, workId: row.id })
  return [named(first), ...others.map(named)] as const
}

export const isMixed = (rows: readonly WorkRecordRow[]): boolean =>
  new Set(rows.map((row) => [row.doctorId, row.hospitalId, paydayOfRow(row)?.day ?? ''].join())).size > 1

/** The doctor may have confirmed the pay before the hospital has marked it. */
const isMarkedByDoctor = ({ payment }: WorkRecordRow) => payment?.markedBy === 'DOCTOR'

/** The tax as entered now, or before the payment was taken back. */
const taxOf = ({ request, rows }: Pick<OfMember<PayRequest>, 'request' | 'rows'>) =>
  request.withheldYen ?? enteredOf(rows)

function refusalOf({ request, rows }: OfMember<PayRequest>): PayOutcome | null {
  const settled = rows.filter(({ payment }) => payment?.markedBy === 'HOSPITAL')
  if (settled.length > 0) return settled.length === rows.length ? 'ALREADY_PAID' : 'PARTLY_PAID'
  if (!rows.every((row) => isOpenLine(row) || isMarkedByDoctor(row))) return 'NOT_CONFIRMED'
  if (isMixed(rows)) return 'MIXED'
  if (rows.some((row) => request.paidOn < firstPayDayOf(row))) return 'BEFORE_WORK'
  const taxable = [...taxablesOf(rows).values()].reduce((sum, yen) => sum + yen, 0)
  return (taxOf({ request, rows }) ?? 0) > taxable ? 'WITHHELD_TOO_HIGH' : null
}

async function pay(tx: Executor, command: OfMember<PayRequest>): Promise<PayOutcome> {
  const refusal = refusalOf(command)
  if (refusal) return refusal
  const { member, request, rows, now } = command
  const [{ doctorId, hospitalId }] = rows
  const works = withWorkId(rows)
  await openPayments(tx, works)
  await insertPayment(
    tx,
    {
      id: randomUUID(),
      ...{ doctorId, hospitalId, markedAt: now, memberId: member.memberId },
      markedBy: 'HOSPITAL',
      paidOn: request.paidOn,
      withheldYen: taxOf(command),
    },
    { lineIds: request.workIds, left: rows.flatMap(({ payment }) => (payment ? [payment.id] : [])) },
  )
  await orderNotices(tx, [paymentNotice({ kind: 'WORK_PAID', occasion: now.getTime() }, works)], now)
  return 'PAID'
}

async function takeBack(
  tx: Executor,
  { member, rows: [named], now }: OfMember<TakeBackRequest>,
): Promise<PayOutcome> {
  const { payment } = named
  if (payment?.markedBy !== 'HOSPITAL' || payment.hospitalId !== member.hospitalId) return 'NOT_PAID'
  const [first = named, ...others] = await findBeside(tx, { of: named, limit: MOST_TOGETHER })
  const rows: Rows = [first, ...others]
  if (!mayTakeBackOf({ key: payment.id, rows: [...rows], first }, 'HOSPITAL', now)) return 'TOO_LATE'
  const entered =
    payment.withheldYen === null ? undefined : { lineId: first.lineId, yen: payment.withheldYen }
  await takeOut(tx, { paymentIds: [payment.id], lineIds: rows.map((row) => row.lineId), entered })
  const told = { kind: 'PAY_TAKEN_BACK', occasion: now.getTime() } as const
  await orderNotices(tx, [paymentNotice(told, withWorkId(rows))], now)
  return 'TAKEN_BACK'
}

/**
 * A member's command about a payment: under the locks of member and doctor, which every change of the doctor's works
 * takes first. NOT_FOUND where a work is not of the hospital. Idempotent by key.
 */
const byMember =
  <Request extends TakeBackRequest>(
    operation: string,
    run: (tx: Executor, command: OfMember<Request>) => Promise<PayOutcome>,
  ) =>
  (database: Database, command: MemberCommand<Request>): Promise<PayOutcome> =>
    inTransaction(database, async (tx) => {
      const { member, request, now } = command
      const { accountId, hospitalId, memberId } = member
      if (!(await lockMember(tx, memberId))) return 'NOT_FOUND'
      const { doctorIds, count } = await findDoctorsOfLines(tx, hospitalId, request.workIds)
      const [doctorId, ...others] = doctorIds
      if (doctorId === undefined || count < request.workIds.length) return 'NOT_FOUND'
      if (others.length > 0) return 'MIXED'
      await lockDoctor(tx, doctorId, now)
      return answerOnce(tx, { accountId, operation, request, words: PAY_OUTCOME, now }, async () => {
        // Read under the locks.
        const [first, ...rows] = await findLines(tx, request.workIds)
        return first ? run(tx, { ...command, rows: [first, ...rows] }) : 'NOT_FOUND'
      })
    })

/** The hospital marks a payment, the works of one doctor and payday or a part of them, as paid. */
export const markPaid = byMember('markPaid', pay)

/** The hospital takes its own mark of a payment back, within a short time and before the doctor has confirmed any of it. */
export const takeBackPaid = byMember('takeBackPaid', takeBack)
