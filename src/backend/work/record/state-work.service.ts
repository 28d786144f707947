import { STATE_WORK_OUTCOME, AGREE_OUTCOME, statementProblem } from '../../../domain/work/stated-work.ts'
import { reportFault, type WorkReport } from '../../../domain/work/record.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace, lockWork, setWorkState } from '../core/work-place.store.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import type { OfWork } from '../core/doctor-command.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { openPayments } from './open-payment.store.ts'
import { plannedWork } from './planned-work.ts'
import { recordNotice } from './record-notice.ts'
import { answerReportRow, findReport } from './record.store.ts'
import { writeReport } from './write-report.ts'

export type StateWorkRequest = { workId: string; key: string; report: WorkReport }

/** The hospital states a finished work whose doctor has not reported it. Idempotent by key. */
export const stateWork = workCommand(
  { operation: 'stateWork', words: STATE_WORK_OUTCOME },
  async (tx, { work, place }, { member: { memberId }, request, now }: MemberCommand<StateWorkRequest>) => {
    const { report } = request
    const facts = { ...work, report: await findReport(tx, work.id) }
    const problem = statementProblem(facts, now) ?? reportFault(report, plannedWork(place), now)
    if (problem) return problem
    if (!mayWorkFollow(work.state, 'REPORTED', 'HOSPITAL')) return 'ENDED'
    const written = await writeReport(tx, place, { report, reportedBy: 'HOSPITAL', memberId, now })
    if (!written) return 'TOO_MANY'
    await setWorkState(tx, work.id, 'REPORTED')
    const { number: occasion, until: at } = written
    await orderNotices(tx, [recordNotice('WORK_STATED', place, { occasion, at })], now)
    return 'STATED'
  },
)

export type AgreeRequest = OfWork & {
  /** The report that the doctor has read. */
  number: number
}

/** The doctor agrees to what the hospital has stated, whatever has become of the account. Idempotent by key. */
export const agreeToStatement = doctorCommand(
  { operation: 'agreeToStatement', words: AGREE_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<AgreeRequest>) => {
    const place = await findPlace(tx, request.workId)
    const work = place?.doctorId === doctorId ? await lockWork(tx, request.workId) : null
    if (!work || !place) return 'NOT_FOUND'
    const report = await findReport(tx, work.id)
    const isStated = report?.reportedBy === 'HOSPITAL' && report.answer === null
    const isOpen = isStated && report.number === request.number
    if (!isOpen || !mayWorkFollow(work.state, 'CONFIRMED', 'DOCTOR')) return 'ALREADY_ANSWERED'
    await answerReportRow(tx, report, { answer: 'CONFIRMED', answeredAt: now })
    await setWorkState(tx, work.id, 'CONFIRMED')
    await openPayments(tx, [place])
    const occasion = { occasion: report.number }
    const notices = [
      recordNotice('WORK_CONFIRMED', place, occasion),
      recordNotice('STATEMENT_AGREED', place, occasion),
    ]
    await orderNotices(tx, notices, now)
    return 'AGREED'
  },
)
