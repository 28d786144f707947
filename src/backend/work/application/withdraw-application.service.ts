import * as v from 'valibot'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import {
  undoUntil,
  withdrawOutcome,
  type WithdrawOutcome,
} from '../../../domain/application/withdraw-outcome.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { toApplicationView, withdrawAnswerSchema, type WithdrawAnswer } from '../core/application.ts'
import { withdrawalNotices } from '../core/application-notice.ts'
import { findAnswer, insertAnswer, type Answer } from '../../command/answer.service.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import {
  endApplication,
  findListingOfApplication,
  lockApplication,
  lockListing,
} from '../core/application-end.store.ts'

export type WithdrawRequest = {
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
}

const OPERATION = 'withdrawApplication'

type Attempt = { doctorId: string; applicationId: string; now: Date; answer: Omit<Answer, 'response'> }

async function attemptToWithdraw(tx: Executor, attempt: Attempt): Promise<WithdrawAnswer> {
  const { doctorId, applicationId, now, answer } = attempt
  // Lock order in every transaction: doctor, listing, application.
  const status = await lockDoctor(tx, doctorId, now)
  if (status === null) return { outcome: 'NOT_FOUND', application: null }
  const earlier = await findAnswer(tx, answer)
  if (earlier) return v.parse(withdrawAnswerSchema, earlier.response)

  const refuse = async (outcome: WithdrawOutcome) => {
    const response: WithdrawAnswer = { outcome, application: null }
    await insertAnswer(tx, { ...answer, response }, now)
    return response
  }
  const role = roleOfDoctorStatus(status)
  if (role !== 'TrustedDoctor' && role !== 'MedicalLicenseVerified') return refuse('NOT_ALLOWED')
  const listing = await findListingOfApplication(tx, { id: applicationId, doctorId })
  if (listing === null) return refuse('NOT_FOUND')
  await lockListing(tx, listing)
  // Read under the lock: an earlier decision of the hospital is visible, a later one finds the application
  // withdrawn.
  const row = await lockApplication(tx, applicationId)
  if (!row) return refuse('NOT_FOUND')
  const application = toApplicationView(row)
  const startTime = row.workStart?.toISOString() ?? row.terms.startTime
  const situation = { ...application, startTime, workState: row.workState }
  const outcome = withdrawOutcome(situation, now)
  if (outcome === 'WITHDRAWN') {
    const until = undoUntil(situation)
    const isUndone = until !== null && now <= until
    await endApplication(tx, {
      id: row.id,
      listing,
      from: row.state,
      to: 'WITHDRAWN',
      actor: 'DOCTOR',
      at: now,
      reason: isUndone ? '誤応募の取り消し' : '取り下げ',
      notices: withdrawalNotices(row, isUndone),
    })
  }
  const response: WithdrawAnswer = {
    outcome,
    application:
      outcome === 'WITHDRAWN'
        ? { ...application, state: 'WITHDRAWN', decidedAt: now.toISOString() }
        : application,
  }
  await insertAnswer(tx, { ...answer, response }, now)
  return response
}

/**
 * Withdraws an application. Idempotent by key; outcomes other than WITHDRAWN store only the response. Throws
 * on an outage, and after five transient conflicts (`withRetry`).
 */
export const withdrawApplication = (
  database: Database,
  {
    accountId,
    doctorId,
    request,
    now,
  }: { accountId: string; doctorId: string; request: WithdrawRequest; now: Date },
): Promise<WithdrawAnswer> => {
  const { applicationId, key } = request
  // The application's id is the whole request.
  const answer = { accountId, operation: OPERATION, key, fingerprint: applicationId }
  return inTransaction(database, (tx) => attemptToWithdraw(tx, { doctorId, applicationId, now, answer }))
}
