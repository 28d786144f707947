import { DECIDE_CHANGE_OUTCOME } from '../../../domain/work/date-change.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { lockForMember, type MemberCommand } from '../cancellation/member-command.ts'
import { findOpenChange } from './date-change.store.ts'
import { answerRefusal, settleChange } from './settle-change.service.ts'

export type ChangeAnswer = {
  workId: string
  /** The request that the member has read. */
  changeId: string
  key: string
  isAccepted: boolean
  /** To the doctor. */
  word: string
}

async function attemptToDecide(tx: Executor, command: MemberCommand<ChangeAnswer>) {
  const { member, request, now } = command
  const locked = await lockForMember(tx, command)
  if (!locked) return 'NOT_FOUND'
  const { accountId, memberId } = member
  const once = { accountId, operation: 'decideDateChange', request, words: DECIDE_CHANGE_OUTCOME, now }
  return answerOnce(tx, once, async () => {
    const { work, place } = locked
    const { isAccepted, word } = request
    const change = await findOpenChange(tx, work.id)
    if (change?.id !== request.changeId || change.requestedBy !== 'DOCTOR') return 'ALREADY_DECIDED'
    const refusal = await answerRefusal(tx, { work, change, isAccepted }, now)
    if (refusal) return refusal
    return settleChange(tx, { work, change, place, isAccepted, actor: 'HOSPITAL', word, memberId }, now)
  })
}

/**
 * The hospital accepts or declines a doctor's request; accepting moves the work, and its date of a contract, for the
 * same pay. Idempotent by key.
 */
export const decideDateChange = (database: Database, command: MemberCommand<ChangeAnswer>) =>
  inTransaction(database, (tx) => attemptToDecide(tx, command))
