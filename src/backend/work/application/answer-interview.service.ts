import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { replyDue } from '../../../domain/application/application-state.ts'
import {
  ANSWER_INTERVIEW_OUTCOME,
  DECISION_AFTER_INTERVIEW_MS,
  type AnswerInterviewOutcome,
} from '../../../domain/application/interview.ts'
import { momentText } from '../../../domain/text/shift-text.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findListingOfApplication, lockApplication, lockListing } from '../core/application-end.store.ts'
import { applicationNotice } from '../core/application-notice.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { answerOpenInterview } from '../core/proposal.store.ts'

export type AnswerInterviewRequest = {
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
  /** One of the proposed starts; null when none of them fits. */
  chosenStart: Date | null
}

const OPERATION = 'answerInterview'

type Attempt = { accountId: string; doctorId: string; request: AnswerInterviewRequest; now: Date }

async function answer(tx: Executor, one: Attempt, status: string): Promise<AnswerInterviewOutcome> {
  const { doctorId, request, now } = one
  if (roleOfDoctorStatus(status) !== 'TrustedDoctor') return 'NOT_ALLOWED'
  const listing = await findListingOfApplication(tx, { id: request.applicationId, doctorId })
  if (listing === null) return 'NOT_FOUND'
  await lockListing(tx, listing)
  const row = await lockApplication(tx, request.applicationId)
  if (!row) return 'NOT_FOUND'
  const { interview } = row
  const isOpen = row.state === 'INTERVIEW' && interview !== null && interview.answeredAt === null
  if (row.state === 'EXPIRED') return 'EXPIRED'
  if (!isOpen) return 'ALREADY_DECIDED'
  if (row.replyDueAt !== null && row.replyDueAt <= now) return 'EXPIRED'
  const { chosenStart } = request
  // Times that were replaced while the page was open are no longer among the proposed ones.
  const isProposed = interview.starts.some((start) => Date.parse(start) === chosenStart?.getTime())
  if (chosenStart && !isProposed) return 'ALREADY_DECIDED'
  if (chosenStart && chosenStart <= now) return 'PASSED'
  const replyDueAt = chosenStart
    ? new Date(chosenStart.getTime() + interview.minutes * 60_000 + DECISION_AFTER_INTERVIEW_MS)
    : replyDue(now, new Date(row.terms.startTime))
  await answerOpenInterview(tx, { id: row.id, interviewId: interview.id, chosenStart, replyDueAt, now })
  const notice = chosenStart
    ? applicationNotice('INTERVIEW_CHOSEN', row, interview.id, momentText(chosenStart.toISOString()))
    : applicationNotice('INTERVIEW_NONE_FITS', row, interview.id)
  await orderNotices(tx, [notice], now)
  return chosenStart ? 'CHOSEN' : 'NONE_FITS'
}

/**
 * A doctor picks one of the times for an interview, or none. Idempotent by key; outcomes other than CHOSEN and
 * NONE_FITS store only the response. One transaction, locks in the order doctor, listing, application. Throws on
 * an outage, and after five transient conflicts (`withRetry`).
 */
export const answerInterview = (database: Database, one: Attempt): Promise<AnswerInterviewOutcome> =>
  inTransaction(database, async (tx): Promise<AnswerInterviewOutcome> => {
    const { accountId, doctorId, request, now } = one
    const status = await lockDoctor(tx, doctorId, now)
    if (status === null) return 'NOT_FOUND'
    const once = { accountId, operation: OPERATION, request, words: ANSWER_INTERVIEW_OUTCOME, now }
    return answerOnce(tx, once, async () => answer(tx, one, status))
  })
