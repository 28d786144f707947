import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { CONFIRM_SCHEDULES_OUTCOME, type ConfirmSchedulesOutcome } from '../../../domain/work/engagement.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { contractOf } from './engagement.service.ts'
import { confirmSchedule, findTentative, insertWorks } from './engagement.store.ts'

export type ConfirmSchedulesRequest = {
  scheduleIds: string[]
  /** The idempotency key: one per tap of the button. */
  key: string
}

type Attempt = { accountId: string; doctorId: string; request: ConfirmSchedulesRequest; now: Date }

async function confirm(tx: Executor, one: Attempt, status: string): Promise<ConfirmSchedulesOutcome> {
  const { doctorId, request, now } = one
  if (roleOfDoctorStatus(status) !== 'TrustedDoctor') return 'NOT_ALLOWED'
  const known = await findTentative(tx, { doctorId, ids: request.scheduleIds })
  const open = known.filter(({ state, start }) => state === 'TENTATIVE' && start > now)
  let confirmed = 0
  for (const { id, start, end, fee, applicationId, hospitalId, terms } of open) {
    const { breakMinutes } = contractOf(terms)
    const source = { applicationId, hospitalId, doctorId, breakMinutes, now }
    const works = await insertWorks(tx, source, [{ start, end, fee }])
    const workId = works.get(start.getTime())
    if (workId === undefined) continue
    await confirmSchedule(tx, id, workId)
    confirmed += 1
  }
  if (open.length === 0) return 'NOTHING_LEFT'
  return confirmed === open.length ? 'CONFIRMED' : 'PARTLY'
}

/**
 * A doctor confirms tentative dates of regular contracts; those that overlap another work stay tentative. Dates of
 * other doctors are not found. Idempotent by key. Throws on an outage, and after five transient conflicts.
 */
export const confirmSchedules = (database: Database, one: Attempt): Promise<ConfirmSchedulesOutcome> =>
  inTransaction(database, async (tx): Promise<ConfirmSchedulesOutcome> => {
    const { accountId, doctorId, request, now } = one
    const status = await lockDoctor(tx, doctorId, now)
    if (status === null) return 'NOT_ALLOWED'
    const once = {
      accountId,
      operation: 'confirmSchedules',
      request,
      words: CONFIRM_SCHEDULES_OUTCOME,
      now,
    }
    return answerOnce(tx, once, async () => confirm(tx, one, status))
  })
