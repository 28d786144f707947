import { DECIDE_CHANGE_OUTCOME } from '../../../domain/work/date-change.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import { findOpenChange } from './date-change.store.ts'
import { dateChangeRefusal, settleChange } from './settle-change.service.ts'

export type ChangeAnswer = {
  workId: string
  /** The request that the member has read. */
  changeId: string
  key: string
  isAccepted: boolean
  /** To the doctor. */
  word: string
}

/**
 * The hospital accepts or declines a doctor's request; accepting moves the work, and its date of a contract, for the
 * same pay. Idempotent by key.
 */
export const decideDateChange = workCommand(
  { operation: 'decideDateChange', words: DECIDE_CHANGE_OUTCOME },
  async (tx, { work, place }, { member: { memberId }, request, now }: MemberCommand<ChangeAnswer>) => {
    const { isAccepted, word } = request
    const change = await findOpenChange(tx, work.id)
    if (change?.id !== request.changeId || change.requestedBy !== 'DOCTOR') return 'ALREADY_DECIDED'
    const refusal = await dateChangeRefusal(tx, { work, change, isAccepted }, now)
    if (refusal) return refusal
    return settleChange(tx, { work, change, place, isAccepted, actor: 'HOSPITAL', word, memberId }, now)
  },
)
