import { randomUUID } from 'node:crypto'
import {
  mayTakeBack,
  proposedPayDay,
  RECEIPT_OUTCOME,
  type ReceiptOutcome,
} from '../../../domain/work/payment.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import type { WorkRecordRow } from '../record/record.store.ts'
import { insertPayment, setReceived, takeOut } from './mark.store.ts'
import { firstPayDayOf, isOpenLine, paydayOfRow } from './pay-group.ts'
import { isMixed } from './pay.service.ts'
import { findLines } from './payment.store.ts'
import { openPayments } from '../record/open-payment.store.ts'

export type ReceiptRequest = {
  /** Lines of one hospital and payday. */
  workIds: string[]
  key: string
  isReceived: boolean
  /** The civil day of the payment, for what the hospital has not marked; null: as planned. */
  receivedOn: string | null
}

const idsOf = (rows: readonly WorkRecordRow[]) => rows.map(({ lineId }) => lineId)

type Receipt = DoctorCommand<ReceiptRequest> & { rows: readonly WorkRecordRow[] }

async function receive(tx: Executor, { doctorId, request, rows, now }: Receipt): Promise<ReceiptOutcome> {
  const open = rows.filter(({ payment }) => payment === null)
  if (!open.every(isOpenLine)) return 'NOT_CONFIRMED'
  if (isMixed(rows)) return 'MIXED'
  const [first] = open
  if (first) {
    const firstDay = open.map(firstPayDayOf).reduce((one, other) => (one > other ? one : other))
    const planned = { payday: paydayOfRow(first)?.day ?? '', firstDay, today: tokyoDay(now) }
    const paidOn = request.receivedOn ?? proposedPayDay(planned)
    if (paidOn < firstDay) return 'BEFORE_WORK'
    await openPayments(
      tx,
      open.map((row) => ({ ...row, workId: row.id })),
    )
    const parties = { doctorId, hospitalId: first.hospitalId }
    await insertPayment(
      tx,
      { id: randomUUID(), ...parties, paidOn, markedAt: now, markedBy: 'DOCTOR' },
      { lineIds: idsOf(open), left: [] },
    )
  }
  await setReceived(tx, idsOf(rows), now)
  return 'RECEIVED'
}

async function unreceive(tx: Executor, { rows, now }: Receipt): Promise<ReceiptOutcome> {
  const received = rows.filter(({ line }) => line?.receivedAt)
  if (received.some(({ line }) => line?.receivedAt && !mayTakeBack(line.receivedAt, now))) return 'TOO_LATE'
  const own = received.filter(({ payment }) => payment?.markedBy === 'DOCTOR')
  const paymentIds = own.flatMap(({ payment }) => (payment ? [payment.id] : []))
  await setReceived(tx, idsOf(received), null)
  if (own.length > 0) await takeOut(tx, { paymentIds, lineIds: idsOf(own) })
  return 'TAKEN_BACK'
}

/**
 * The doctor confirms that a payment, or a part of it, has arrived (入金確認), or takes that back within a short time. The
 * day of what the hospital has marked stays the hospital's. Idempotent by key.
 */
export const markReceived = doctorCommand(
  { operation: 'markReceived', words: RECEIPT_OUTCOME },
  async (tx, command: DoctorCommand<ReceiptRequest>) => {
    const { doctorId, request } = command
    const rows = await findLines(tx, request.workIds)
    const isOwn = rows.length === request.workIds.length && rows.every((row) => row.doctorId === doctorId)
    if (!isOwn) return 'NOT_FOUND'
    return request.isReceived ? receive(tx, { ...command, rows }) : unreceive(tx, { ...command, rows })
  },
)
