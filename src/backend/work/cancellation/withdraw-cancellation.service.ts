import { TAKE_BACK_OUTCOME } from '../../../domain/cancellation/cancellation-outcome.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { cancellationNotice } from './cancellation-notice.ts'
import { decideCancellation, findPending, findPlace, lockWork, setWorkState } from './cancellation.store.ts'
import { mayCancel, type DoctorCommand } from './request-cancellation.service.ts'

async function attemptToWithdraw(
  tx: Executor,
  { accountId, doctorId, request, now }: DoctorCommand<{ workId: string; key: string }>,
) {
  const { workId } = request
  // Lock order: doctor, work.
  const status = await lockDoctor(tx, doctorId, now)
  const operation = 'withdrawCancellation'
  return answerOnce(tx, { accountId, operation, request, words: TAKE_BACK_OUTCOME, now }, async () => {
    if (status === null || !mayCancel(status)) return 'NOT_ALLOWED'
    const place = await findPlace(tx, workId)
    if (place?.doctorId !== doctorId) return 'NOT_FOUND'
    const work = await lockWork(tx, workId)
    if (!work) return 'NOT_FOUND'
    const pending = await findPending(tx, workId)
    if (!pending) return 'ALREADY_DECIDED'
    // The hospital has planned without the doctor by then.
    if (work.plannedStart <= now) return 'STARTED'
    await decideCancellation(tx, pending.id, { decision: 'WITHDRAWN', decidedAt: now })
    await setWorkState(tx, workId, 'SCHEDULED')
    await orderNotices(tx, [cancellationNotice('CANCELLATION_WITHDRAWN', pending.id, place)], now)
    return 'WITHDRAWN'
  })
}

/** Withdraws the doctor's undecided request: the work stands. Idempotent by key. */
export const withdrawCancellation = (
  database: Database,
  command: DoctorCommand<{ workId: string; key: string }>,
) => inTransaction(database, (tx) => attemptToWithdraw(tx, command))
