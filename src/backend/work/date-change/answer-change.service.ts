import { ANSWER_CHANGE_OUTCOME } from '../../../domain/work/date-change.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { findPlace, lockWork } from '../cancellation/cancellation.store.ts'
import { mayCancel, type DoctorCommand } from '../cancellation/request-cancellation.service.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import type { ChangeAnswer } from './decide-change.service.ts'
import { findOpenChange } from './date-change.store.ts'
import { isRestShort } from './moved-rest.store.ts'
import { answerRefusal, settleChange } from './settle-change.service.ts'

export type ChangeReply = ChangeAnswer & { shortRestAcknowledged: boolean }

async function attemptToAnswer(tx: Executor, command: DoctorCommand<ChangeReply>) {
  const { accountId, doctorId, request, now } = command
  // Lock order: doctor, work.
  const status = await lockDoctor(tx, doctorId, now)
  const once = { accountId, operation: 'answerDateChange', request, words: ANSWER_CHANGE_OUTCOME, now }
  return answerOnce(tx, once, async () => {
    if (status === null || !mayCancel(status)) return 'NOT_ALLOWED'
    const place = await findPlace(tx, request.workId)
    if (place?.doctorId !== doctorId) return 'NOT_FOUND'
    const work = await lockWork(tx, request.workId)
    if (!work) return 'NOT_FOUND'
    const { isAccepted, word } = request
    const change = await findOpenChange(tx, work.id)
    if (change?.id !== request.changeId || change.requestedBy !== 'HOSPITAL') return 'ALREADY_DECIDED'
    const refusal = await answerRefusal(tx, { work, change, isAccepted }, now)
    if (refusal) return refusal
    const { proposedStart: start, proposedEnd: end } = change
    const moved = { workId: work.id, doctorId, start, end }
    if (isAccepted && !request.shortRestAcknowledged && (await isRestShort(tx, moved))) return 'SHORT_REST'
    return settleChange(tx, { work, change, place, isAccepted, actor: 'DOCTOR', word }, now)
  })
}

/** The doctor accepts or declines a request of the hospital; accepting moves the work. Idempotent by key. */
export const answerDateChange = (database: Database, command: DoctorCommand<ChangeReply>) =>
  inTransaction(database, (tx) => attemptToAnswer(tx, command))
