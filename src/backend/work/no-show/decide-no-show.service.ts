import { DECIDE_NO_SHOW_OUTCOME } from '../../../domain/work/no-show.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { lockStaff, recordStaffAction } from '../../gate/staff-action.service.ts'
import { findPlace, lockWork, type WorkPlace, setWorkState } from '../core/work-place.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { noShowNotice } from './no-show-notice.ts'
import { closeNoShow, findNoShow, hasStamp } from './no-show.store.ts'

type Decision = {
  staffAccountId: string
  request: { workId: string; key: string; decision: 'CONFIRMED' | 'REJECTED'; reason: string }
  now: Date
}

async function decide(tx: Executor, place: WorkPlace, { staffAccountId, request, now }: Decision) {
  const { workId, decision, reason } = request
  const work = await lockWork(tx, workId)
  if (!work || (await findNoShow(tx, workId))?.state !== 'OPEN') return 'ALREADY_DECIDED'
  if (decision === 'CONFIRMED') {
    if (!mayWorkFollow(work.state, 'NO_SHOW', 'OPERATOR') || (await hasStamp(tx, workId))) return 'WORKED'
    await setWorkState(tx, workId, 'NO_SHOW')
  }
  await closeNoShow(tx, workId, { state: decision, closedAt: now, staffAccountId, reason })
  const kind = decision === 'CONFIRMED' ? 'NO_SHOW_CONFIRMED' : 'NO_SHOW_REJECTED'
  await recordStaffAction(tx, { staffAccountId, kind, subject: workId, words: reason, at: now })
  const notices = [noShowNotice(kind, place, now), noShowNotice('NO_SHOW_DECIDED', place, now)]
  await orderNotices(tx, notices, now)
  return decision
}

/**
 * Our staff decide about a reported absence. NOT_FOUND: unknown work; NOT_STAFF: the caller has left meanwhile. A work
 * with a stamp or a report is no absence. Idempotent by key.
 */
export const decideNoShow = (database: Database, command: Decision) =>
  inTransaction(database, async (tx) => {
    const { staffAccountId: accountId, request, now } = command
    if (!(await lockStaff(tx, accountId))) return 'NOT_STAFF'
    const place = await findPlace(tx, request.workId)
    if (!place) return 'NOT_FOUND'
    await lockDoctor(tx, place.doctorId, now)
    const once = { accountId, operation: 'decideNoShow', request, words: DECIDE_NO_SHOW_OUTCOME, now }
    return answerOnce(tx, once, () => decide(tx, place, command))
  })
