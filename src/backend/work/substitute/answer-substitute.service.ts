import { ANSWER_SUBSTITUTE_OUTCOME } from '../../../domain/work/substitute.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import { substituteDate } from './date-substitute.service.ts'
import { searcherNotice } from './substitute-notice.ts'
import { endSearch, findOpenSearch, isToCome } from '../core/substitute.store.ts'

export type SubstituteAnswer = {
  workId: string
  /** The request that the member has read. */
  searchId: string
  key: string
  isArranged: boolean
  /** To the doctor. */
  word: string
}

/**
 * The hospital says that it has arranged a substitute for a date, which releases the doctor, or that it cannot.
 * Idempotent by key.
 */
export const answerSubstitute = workCommand(
  { operation: 'answerSubstitute', words: ANSWER_SUBSTITUTE_OUTCOME },
  async (tx, { place, work }, { member: { memberId }, request, now }: MemberCommand<SubstituteAnswer>) => {
    const search = await findOpenSearch(tx, work.id)
    // Where doctors apply for a listing, choosing among them is the answer.
    if (search?.id !== request.searchId || search.answerDueAt === null) return 'ALREADY_ENDED'
    if (!isToCome(work) || work.plannedStart <= now) return 'ENDED'
    if (search.answerDueAt <= now) return 'ALREADY_ENDED'
    const answered = { actor: 'HOSPITAL', now, memberId, answer: request.word || null } as const
    if (request.isArranged) {
      await endSearch(tx, search.id, { state: 'FOUND', ...answered })
      await substituteDate(tx, { place, work, search, memberId }, now)
      return 'ARRANGED'
    }
    await endSearch(tx, search.id, { state: 'DECLINED', ...answered })
    await orderNotices(tx, [searcherNotice('SUBSTITUTE_DATE_DECLINED', place, search.id)], now)
    return 'DECLINED'
  },
)
