import { paidCarfare } from '../../../domain/work/carfare.ts'
import { ANSWER_REPORT_OUTCOME, type ReportAnswer } from '../../../domain/work/record.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace, lockWork, setWorkState } from '../core/work-place.store.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { openPayments } from './open-payment.store.ts'
import { recordNotice } from './record-notice.ts'
import { extraPayOf } from './planned-work.ts'
import { answerReportRow, findReport } from './record.store.ts'

export type ReportAnswerRequest = {
  workId: string
  /** The report that the member has read. */
  number: number
  key: string
  answer: ReportAnswer
  /** To the doctor. */
  note: string
  extraYen: number
  /** What is paid for the way, where the agreed rule leaves it to the hospital; null where nothing was said. */
  carfareYen: number | null
}

/** The hospital confirms a report, or asks the doctor to correct it. Idempotent by key. */
export const answerReport = workCommand(
  { operation: 'answerReport', words: ANSWER_REPORT_OUTCOME },
  async (tx, { work, place }, { member: { memberId }, request, now }: MemberCommand<ReportAnswerRequest>) => {
    const { answer, extraYen } = request
    const report = await findReport(tx, work.id)
    const isTheirs = report?.reportedBy === 'DOCTOR'
    const isOpen = isTheirs && report.number === request.number && report.answer === null
    if (!isOpen || !mayWorkFollow(work.state, answer, 'HOSPITAL')) return 'ALREADY_ANSWERED'
    const isConfirmed = answer === 'CONFIRMED'
    if (isConfirmed && extraYen < extraPayOf(place, report).dueYen) return 'EXTRA_TOO_LOW'
    await answerReportRow(tx, report, {
      answer,
      answeredAt: now,
      memberId,
      answerNote: request.note || null,
      ...(isConfirmed && {
        extraYen,
        carfareYen: paidCarfare(place.carfare, report.reportedCarfareYen, request.carfareYen),
      }),
    })
    await setWorkState(tx, work.id, answer)
    if (isConfirmed) await openPayments(tx, [place])
    const kind = isConfirmed ? 'WORK_CONFIRMED' : 'REPORT_CORRECTION'
    await orderNotices(tx, [recordNotice(kind, place, { occasion: report.number })], now)
    return answer
  },
)

/** Lets a report stand that the other side has not answered in time, with the pay that follows from it. */
export const letReportStand = (
  database: Database,
  { workId, doctorId, now }: { workId: string; doctorId: string; now: Date },
): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockDoctor(tx, doctorId, now)
    const work = await lockWork(tx, workId)
    const report = await findReport(tx, workId)
    const place = await findPlace(tx, workId)
    // The hospital may have answered, or the doctor reported anew, since the report was found.
    const isDue = report && report.answer === null && report.confirmDueAt <= now
    if (!work || !place || !isDue || !mayWorkFollow(work.state, 'CONFIRMED', 'SYSTEM')) return
    await answerReportRow(tx, report, {
      answer: 'CONFIRMED',
      answeredAt: now,
      extraYen: extraPayOf(place, report).dueYen,
      carfareYen: paidCarfare(place.carfare, report.reportedCarfareYen),
    })
    await setWorkState(tx, workId, 'CONFIRMED')
    await openPayments(tx, [place])
    const occasion = { occasion: report.number }
    const notices = [
      recordNotice('WORK_CONFIRMED', place, occasion),
      recordNotice(report.reportedBy === 'HOSPITAL' ? 'STATEMENT_STANDS' : 'REPORT_STANDS', place, occasion),
    ]
    await orderNotices(tx, notices, now)
  })
