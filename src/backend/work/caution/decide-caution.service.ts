import { DECIDE_CAUTION_OUTCOME } from '../../../domain/work/caution-objection.ts'
import { mayObjectionFollow } from '../../../domain/work/objection.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import { toCautions } from '../../../platform/addresses.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { noticeAbout, plannedShift } from '../../notice/notice-about.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import type { CautionNoticeKind } from '../../notice/caution-notice-kinds.ts'
import { lockStaff, recordStaffAction } from '../../gate/staff-action.service.ts'
import { findPlace, lockWork, type WorkPlace, setWorkState } from '../core/work-place.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { noShowNotice } from '../no-show/no-show-notice.ts'
import { closeNoShow } from '../no-show/no-show.store.ts'
import { closeObjection, findObjections } from '../objection/objection.store.ts'
import { lockWeather } from '../weather/weather.store.ts'
import { findLeftBy, hasOverlap, takeCautionBack } from './caution.store.ts'

type Decision = {
  staffAccountId: string
  request: {
    workId: string
    key: string
    decision: 'TAKEN_BACK' | 'KEPT'
    /** To the doctor; of an absence to the hospital too. */
    reason: string
  }
  now: Date
}

const cautionNotice = (kind: CautionNoticeKind, place: WorkPlace, objectionId: string): NewNotice =>
  noticeAbout(kind, place, {
    of: [objectionId],
    shift: plannedShift(place),
    page: { DOCTOR: toCautions() },
  })

/**
 * The work is no absence: it goes on as one that is under way or over, with its report, and the hospital reads our staff's
 * reason where it has reported the absence.
 */
async function takeAbsenceBack(tx: Executor, place: WorkPlace, { staffAccountId, request, now }: Decision) {
  const { workId, reason } = request
  const work = await lockWork(tx, workId)
  const next = place.plannedEnd > now ? 'IN_PROGRESS' : 'FINISHED'
  if (!work || !mayWorkFollow(work.state, next, 'OPERATOR')) return
  await setWorkState(tx, workId, next)
  await closeNoShow(tx, workId, { state: 'REJECTED', closedAt: now, staffAccountId, reason })
  await orderNotices(tx, [noShowNotice('NO_SHOW_DECIDED', place, now)], now)
}

async function decide(tx: Executor, place: WorkPlace, command: Decision) {
  const { staffAccountId, request, now } = command
  const { workId, decision, reason } = request
  const [latest] = await findObjections(tx, workId, 'CAUTION')
  const state = decision === 'TAKEN_BACK' ? 'AGREED' : 'DECLINED'
  if (!latest || !mayObjectionFollow(latest.state, state, 'OPERATOR')) return 'NOT_OPEN'
  if (decision === 'TAKEN_BACK') {
    const left = await findLeftBy(tx, workId)
    // One doctor has no two works at a time (`work_no_overlap`).
    if (left?.isAbsence && (await hasOverlap(tx, left))) return 'OVERLAPPING'
    if (left?.isAbsence) await takeAbsenceBack(tx, place, command)
    else if (left?.leftAt && left.cancellation) await takeCautionBack(tx, left.cancellation.id)
  }
  await closeObjection(tx, latest.id, { state, closedAt: now, staffAccountId, answer: reason })
  const kind = `CAUTION_${decision}` as const
  await recordStaffAction(tx, { staffAccountId, kind, subject: workId, words: reason, at: now })
  await orderNotices(tx, [cautionNotice(kind, place, latest.id)], now)
  return decision
}

/**
 * Our staff decide about a doctor's objection to 注意 or absence. What is taken back counts no more: points, restrictions and
 * the state of the work follow from it. NOT_FOUND: unknown work; NOT_STAFF: the caller has left meanwhile. Idempotent by key.
 */
export const decideCaution = (database: Database, command: Decision) =>
  inTransaction(database, async (tx) => {
    const { staffAccountId: accountId, request, now } = command
    if (!(await lockStaff(tx, accountId))) return 'NOT_STAFF'
    const place = await findPlace(tx, request.workId)
    if (!place) return 'NOT_FOUND'
    await lockDoctor(tx, place.doctorId, now)
    await lockWeather(tx, 'USE')
    const once = { accountId, operation: 'decideCaution', request, words: DECIDE_CAUTION_OUTCOME, now }
    return answerOnce(tx, once, () => decide(tx, place, command))
  })
