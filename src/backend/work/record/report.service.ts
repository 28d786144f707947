import {
  REPORT_OUTCOME,
  reportFault,
  type ReportOutcome,
  type WorkReport,
} from '../../../domain/work/record.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import { isReceiptAsked } from '../../../domain/work/carfare.ts'
import type { Executor } from '../../database/client.ts'
import { keepReceipt } from '../../file/work-receipt.service.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace, type LockedWork, lockWork, setWorkState } from '../core/work-place.store.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { recordNotice } from './record-notice.ts'
import { plannedWork } from './planned-work.ts'
import { writeReport } from './write-report.ts'

export type ReportRequest = {
  workId: string
  key: string
  report: WorkReport
  /** An uploaded file: the receipt of the carfare. */
  receiptId?: string
}

/** Why a work in this state cannot be reported; null when it can. Past its planned end a work needs no stamp. */
function stateRefusal({ state, plannedEnd }: LockedWork, now: Date): ReportOutcome | null {
  if (state === 'CONFIRMED' || state === 'PAID') return 'CONFIRMED'
  const isOver = state === 'IN_PROGRESS' && plannedEnd <= now
  if (isOver || mayWorkFollow(state, 'REPORTED', 'DOCTOR')) return null
  return state === 'SCHEDULED' || state === 'CANCELLATION_REQUESTED' || state === 'IN_PROGRESS'
    ? 'NOT_YET'
    : 'ENDED'
}

async function submit(
  tx: Executor,
  { accountId, doctorId, request, now }: DoctorCommand<ReportRequest>,
): Promise<ReportOutcome> {
  const { workId, report, receiptId: fileId = null } = request
  const place = await findPlace(tx, workId)
  if (place?.doctorId !== doctorId) return 'NOT_FOUND'
  const work = await lockWork(tx, workId)
  if (!work) return 'NOT_FOUND'
  const refusal = stateRefusal(work, now) ?? reportFault(report, plannedWork(place), now)
  if (refusal) return refusal
  const needsReceipt = isReceiptAsked(place.carfare, report.carfareYen)
  if (needsReceipt && !(await keepReceipt(tx, { workId, accountId, fileId }))) return 'RECEIPT_MISSING'
  const written = await writeReport(tx, place, { report, reportedBy: 'DOCTOR', now })
  if (!written) return 'TOO_MANY'
  if (work.state === 'IN_PROGRESS') await setWorkState(tx, workId, 'FINISHED')
  await setWorkState(tx, workId, 'REPORTED')
  const { number: occasion, until: at } = written
  await orderNotices(tx, [recordNotice('WORK_REPORTED', place, { occasion, at })], now)
  return 'REPORTED'
}

/**
 * The doctor reports a work, or reports it anew until the hospital has confirmed it. Whatever has become of the
 * account, work that was done is reported and paid. Idempotent by key.
 */
export const submitReport = doctorCommand({ operation: 'submitReport', words: REPORT_OUTCOME }, submit)
