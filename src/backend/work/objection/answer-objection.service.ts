import {
  ANSWER_OBJECTION_OUTCOME,
  mayObjectionFollow,
  type ObjectionAnswer,
} from '../../../domain/work/objection.ts'
import { reportFault, type WorkReport } from '../../../domain/work/record.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { WorkPlace } from '../core/work-place.store.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import { insertDifference } from '../payment/difference.store.ts'
import { extraPayOf, plannedWork } from '../record/planned-work.ts'
import { findReport, insertReport, type WorkReportRow } from '../record/record.store.ts'
import { yenOf } from '../record/write-report.ts'
import { objectionNotice } from './objection-notice.ts'
import { addExtraYen, closeObjection, findObjections } from './objection.store.ts'

export type AnswerObjectionRequest = {
  workId: string
  key: string
  answer: ObjectionAnswer
  /** To the doctor. */
  note: string
  /** Added to the pay by an agreement, beyond what follows from a correction. */
  addedYen: number
  /** What was really done, where an agreement corrects the report. */
  corrected: WorkReport | null
}

type Yen = Pick<WorkReportRow, 'carfareYen' | 'incentiveYen' | 'extraYen'>

const yenSum = ({ carfareYen, incentiveYen, extraYen }: Yen): number => carfareYen + incentiveYen + extraYen

/** The pay of a report after an agreement: what the hospital has added before stays beside what follows from the rules. */
function yenAfter(
  place: WorkPlace,
  report: WorkReportRow,
  { addedYen, corrected }: Pick<AnswerObjectionRequest, 'addedYen' | 'corrected'>,
): Yen {
  const { carfareYen, incentiveYen, extraYen } = report
  if (!corrected) return { carfareYen, incentiveYen, extraYen: extraYen + addedYen }
  const due = yenOf(place, corrected)
  const added = Math.max(0, extraYen - extraPayOf(place, report).dueYen)
  const isSameCarfare = corrected.carfareYen === report.reportedCarfareYen
  return {
    ...due,
    carfareYen: isSameCarfare ? carfareYen : due.carfareYen,
    extraYen: due.extraYen + added + addedYen,
  }
}

/** The report that counts after an agreement: confirmed when the first one was, in the doctor's words. */
const rowAfter = (report: WorkReportRow, corrected: WorkReport | null, yen: Yen): WorkReportRow => ({
  ...report,
  ...(corrected && { ...corrected, reportedCarfareYen: corrected.carfareYen }),
  ...yen,
  comment: report.comment,
  number: report.number + 1,
})

/**
 * The hospital answers an objection. An agreement may correct the report: a row of its own counts from then on, and the
 * sums, medians and hours follow. What it adds to the pay is named in the answer and in the doctor's notice. Pay that was
 * paid stays as it was paid: more becomes a line of pay of its own, less is told to both sides. NOT_FOUND: a work of another hospital, or a member who has left. Idempotent by key.
 */
export const answerObjection = workCommand(
  { operation: 'answerObjection', words: ANSWER_OBJECTION_OUTCOME },
  async (
    tx,
    { place, work },
    { member: { memberId }, request, now }: MemberCommand<AnswerObjectionRequest>,
  ) => {
    const { answer, note } = request
    const isAgreed = answer === 'AGREED'
    const [addedYen, corrected] = isAgreed ? [request.addedYen, request.corrected] : [0, null]
    const [latest] = await findObjections(tx, work.id, 'REPORT')
    if (!latest || !mayObjectionFollow(latest.state, answer, 'HOSPITAL')) return 'NOT_OPEN'
    const report = await findReport(tx, work.id)
    const fault = corrected && reportFault(corrected, plannedWork(place), now)
    if (fault) return fault
    const change = report && yenAfter(place, report, { addedYen, corrected })
    const paidDifferenceYen = change && work.state === 'PAID' ? yenSum(change) - yenSum(report) : 0
    if (change && (corrected || paidDifferenceYen !== 0))
      await insertReport(tx, rowAfter(report, corrected, change))
    else if (change && addedYen > 0) await addExtraYen(tx, report, addedYen)
    const payday =
      report && paidDifferenceYen !== 0
        ? await insertDifference(tx, { work: place, since: report.number, yen: paidDifferenceYen, now })
        : null
    await closeObjection(tx, latest.id, {
      state: answer,
      closedAt: now,
      memberId,
      answer: note,
      addedYen,
      correctedNumber: report && corrected ? report.number + 1 : null,
      paidDifferenceYen: paidDifferenceYen === 0 ? null : paidDifferenceYen,
    })
    const kind = answer === 'AGREED' ? 'OBJECTION_AGREED' : 'OBJECTION_DECLINED'
    await orderNotices(
      tx,
      [
        objectionNotice(kind, place, {
          ...{ id: latest.id, addedYen, isCorrected: corrected !== null },
          ...{ paidDifferenceYen, payday },
        }),
      ],
      now,
    )
    return answer
  },
)
