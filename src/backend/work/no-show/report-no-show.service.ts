import {
  noShowProblem,
  REPORT_NO_SHOW_OUTCOME,
  WITHDRAW_NO_SHOW_OUTCOME,
} from '../../../domain/work/no-show.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import type { OfWork } from '../core/doctor-command.ts'
import { noShowNotice } from './no-show-notice.ts'
import { closeNoShow, findNoShow, hasStamp, openNoShow } from './no-show.store.ts'

/**
 * The hospital says that the doctor of a work did not come; the doctor is told at once, our staff decide. NOT_FOUND: a
 * work of another hospital, or a member who has left. Idempotent by key.
 */
export const reportNoShow = workCommand(
  { operation: 'reportNoShow', words: REPORT_NO_SHOW_OUTCOME },
  async (
    tx,
    { place, work },
    { member: { memberId }, request, now }: MemberCommand<{ workId: string; key: string; attempts: string }>,
  ) => {
    const earlier = await findNoShow(tx, work.id)
    if (earlier && earlier.state !== 'WITHDRAWN') return 'ALREADY_REPORTED'
    const problem = noShowProblem({ ...work, hasStamp: await hasStamp(tx, work.id) }, now)
    if (problem) return problem
    const { workId, attempts } = request
    await openNoShow(tx, { workId, memberId, attempts, reportedAt: now })
    await orderNotices(tx, [noShowNotice('NO_SHOW_REPORTED', place, now)], now)
    return 'REPORTED'
  },
)

/** The hospital takes its word back while our staff have not decided. Idempotent by key. */
export const withdrawNoShow = workCommand(
  { operation: 'withdrawNoShow', words: WITHDRAW_NO_SHOW_OUTCOME },
  async (tx, { place, work }, { now }: MemberCommand<OfWork>) => {
    if ((await findNoShow(tx, work.id))?.state !== 'OPEN') return 'ALREADY_DECIDED'
    await closeNoShow(tx, work.id, { state: 'WITHDRAWN', closedAt: now })
    await orderNotices(tx, [noShowNotice('NO_SHOW_WITHDRAWN', place, now)], now)
    return 'WITHDRAWN'
  },
)
