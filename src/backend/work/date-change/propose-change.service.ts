import { randomUUID } from 'node:crypto'
import { replyDue } from '../../../domain/application/application-state.ts'
import { PROPOSE_CHANGE_OUTCOME, RETRACT_CHANGE_OUTCOME } from '../../../domain/work/date-change.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import type { OfWork } from '../core/doctor-command.ts'
import { changeNotice } from './change-notice.ts'
import { changeRefusal } from './change-refusal.service.ts'
import { closeChange, findOpenChange, insertDateChange, questionDate } from './date-change.store.ts'

export type ChangeProposal = {
  workId: string
  /** The idempotency key: one per tap of the button. */
  key: string
  start: Date
  end: Date
  /** To the doctor. */
  note: string
}

/**
 * The hospital asks the doctor to move a work, which stands as planned until the doctor accepts. It does not learn
 * whether the doctor works elsewhere at that time. Idempotent by key.
 */
export const proposeDateChange = workCommand(
  { operation: 'proposeDateChange', words: PROPOSE_CHANGE_OUTCOME },
  async (tx, locked, { member: { memberId }, request, now }: MemberCommand<ChangeProposal>) => {
    const { work, place } = locked
    const { start, end, note } = request
    const refusal = await changeRefusal(tx, locked, { start, end, by: 'HOSPITAL' }, now)
    if (refusal) return refusal
    const change = {
      id: randomUUID(),
      workId: work.id,
      doctorId: place.doctorId,
      hospitalId: place.hospitalId,
      requestedBy: 'HOSPITAL' as const,
      memberId,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      proposedStart: start,
      proposedEnd: end,
      note,
      requestedAt: now,
      answerDueAt: replyDue(now, start < work.plannedStart ? start : work.plannedStart),
    }
    await insertDateChange(tx, change)
    await questionDate(tx, work.id)
    await orderNotices(tx, [changeNotice('DATE_CHANGE_PROPOSED', change, place)], now)
    return 'REQUESTED'
  },
)

/** Withdraws the hospital's open request: the work stands as planned. Idempotent by key. */
export const retractDateChange = workCommand(
  { operation: 'retractDateChange', words: RETRACT_CHANGE_OUTCOME },
  async (tx, locked, { now }: MemberCommand<OfWork>) => {
    const open = await findOpenChange(tx, locked.work.id)
    if (open?.requestedBy !== 'HOSPITAL') return 'ALREADY_DECIDED'
    await closeChange(tx, open, { state: 'WITHDRAWN', actor: 'HOSPITAL', decidedAt: now })
    await orderNotices(tx, [changeNotice('DATE_CHANGE_RETRACTED', open, locked.place)], now)
    return 'WITHDRAWN'
  },
)
