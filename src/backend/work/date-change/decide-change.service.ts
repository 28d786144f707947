import { DECIDE_CHANGE_OUTCOME, type DecideChangeOutcome } from '../../../domain/work/date-change.ts'
import type { Database, Executor } from '../../database/client.ts'
import { withRetry } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import type { LockedWork } from '../cancellation/cancellation.store.ts'
import { lockForMember, type MemberCommand } from '../cancellation/member-command.ts'
import { changeNotice } from './change-notice.ts'
import { closeChange, findObstacle, findOpenChange, moveWork, type DateChange } from './date-change.store.ts'

export type ChangeAnswer = {
  workId: string
  /** The request that the member has read. */
  changeId: string
  key: string
  isAccepted: boolean
  /** To the doctor. */
  word: string
}

/** Why the request cannot be answered, or not accepted, now; null when it can. */
async function refusalOf(
  tx: Executor,
  { work, change, isAccepted }: { work: LockedWork; change: DateChange; isAccepted: boolean },
  now: Date,
): Promise<DecideChangeOutcome | null> {
  if (work.state !== 'SCHEDULED') return 'ENDED'
  if (change.answerDueAt <= now) return 'ALREADY_DECIDED'
  if (!isAccepted) return null
  if (work.plannedStart <= now) return 'STARTED'
  const { workId, doctorId, proposedStart: start, proposedEnd: end } = change
  if (start <= now) return 'HOURS_INVALID'
  return findObstacle(tx, { workId, doctorId, start, end })
}

async function attemptToDecide(tx: Executor, command: MemberCommand<ChangeAnswer>) {
  const { member, request, now } = command
  const locked = await lockForMember(tx, command)
  if (!locked) return 'NOT_FOUND'
  const { accountId, memberId } = member
  const once = { accountId, operation: 'decideDateChange', request, words: DECIDE_CHANGE_OUTCOME, now }
  return answerOnce(tx, once, async () => {
    const { work, place } = locked
    const { isAccepted } = request
    const change = await findOpenChange(tx, work.id)
    if (change?.id !== request.changeId) return 'ALREADY_DECIDED'
    const refusal = await refusalOf(tx, { work, change, isAccepted }, now)
    if (refusal) return refusal
    const state = isAccepted ? 'ACCEPTED' : 'DECLINED'
    const answer = request.word || null
    await closeChange(tx, change, { state, actor: 'HOSPITAL', decidedAt: now, memberId, answer })
    if (isAccepted) await moveWork(tx, work.id, { start: change.proposedStart, end: change.proposedEnd })
    await orderNotices(tx, [changeNotice(`DATE_CHANGE_${state}`, change, place)], now)
    return state
  })
}

/**
 * The hospital accepts or declines a doctor's request; accepting moves the work, and its date of a contract, for the
 * same pay. Idempotent by key.
 */
export const decideDateChange = (database: Database, command: MemberCommand<ChangeAnswer>) =>
  withRetry(() => database.transaction((tx) => attemptToDecide(tx, command)))
