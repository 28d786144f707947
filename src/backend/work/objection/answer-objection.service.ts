import {
  ANSWER_OBJECTION_OUTCOME,
  mayObjectionFollow,
  type ObjectionAnswer,
} from '../../../domain/work/objection.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import { workCommand, type MemberCommand } from '../cancellation/member-command.ts'
import { findReport } from '../record/record.store.ts'
import { objectionNotice } from './objection-notice.ts'
import { addExtraYen, closeObjection, findObjections } from './objection.store.ts'

export type AnswerObjectionRequest = {
  workId: string
  key: string
  answer: ObjectionAnswer
  /** To the doctor. */
  note: string
  /** Added to the pay by an agreement. */
  addedYen: number
}

/**
 * The hospital answers an objection; what it adds to the pay is named in the answer and in the doctor's notice. Nothing is
 * added to a work that is paid. NOT_FOUND: a work of another hospital, or a member who has left. Idempotent by key.
 */
export const answerObjection = workCommand(
  { operation: 'answerObjection', words: ANSWER_OBJECTION_OUTCOME },
  async (
    tx,
    { place, work },
    { member: { memberId }, request, now }: MemberCommand<AnswerObjectionRequest>,
  ) => {
    const { answer, note } = request
    const addedYen = answer === 'AGREED' ? request.addedYen : 0
    const [latest] = await findObjections(tx, work.id)
    if (!latest || !mayObjectionFollow(latest.state, answer, 'HOSPITAL')) return 'NOT_OPEN'
    if (addedYen > 0) {
      const report = work.state === 'CONFIRMED' ? await findReport(tx, work.id) : null
      if (!report) return 'PAID'
      await addExtraYen(tx, report, addedYen)
    }
    await closeObjection(tx, latest.id, {
      state: answer,
      closedAt: now,
      memberId,
      answer: note,
      addedYen,
    })
    const kind = answer === 'AGREED' ? 'OBJECTION_AGREED' : 'OBJECTION_DECLINED'
    await orderNotices(tx, [objectionNotice(kind, place, { id: latest.id, addedYen })], now)
    return answer
  },
)
