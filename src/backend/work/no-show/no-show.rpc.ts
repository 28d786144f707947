import { NoShows } from '../../../contract/gen/no_show_pb.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { noShowProblem, NO_SHOW_TEXT } from '../../../domain/work/no-show.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { signedIn, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { findRecord } from '../record/record.store.ts'
import { memberOfWork, ofWork, workNotFound } from '../core/work-party.ts'
import { findNoShow } from './no-show.store.ts'
import { reportNoShow, withdrawNoShow } from './report-no-show.service.ts'

/** The methods of `dp.hospital.NoShows`. */
export function createNoShowMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  return [
    rpcMethod(NoShows.method.getNoShow, async ({ workId }, call) => {
      signedIn(call)
      const id = toWorkId(workId)
      const [row, noShow] = await Promise.all([findRecord(database, id), findNoShow(database, id)])
      const { role } = await memberOf(call, 'READ_APPLICATIONS', ofWork(row))
      if (!row) throw workNotFound()
      const isOpen = noShow !== null && noShow.state !== 'WITHDRAWN'
      const hasStamp = row.stamps.length > 0
      const mayAct = mayOperate(role, 'ANSWER_REPORTS')
      return {
        noShow,
        mayReport: mayAct && !isOpen && noShowProblem({ ...row, hasStamp }, clock()) === null,
        mayWithdraw: mayAct && noShow?.state === 'OPEN',
      }
    }),

    rpcMethod(NoShows.method.reportNoShow, async (message, call) => {
      const workId = toWorkId(message.workId)
      const key = toIdempotencyKey(message.idempotencyKey)
      const attempts = toDetail(message.attempts, NO_SHOW_TEXT.least)
      const member = await memberOfWork({ database, memberOf }, call, workId, 'ANSWER_REPORTS')
      const request = { workId, key, attempts }
      const outcome = await reportNoShow(database, { member, request, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),

    rpcMethod(NoShows.method.withdrawNoShow, async (message, call) => {
      const workId = toWorkId(message.workId)
      const key = toIdempotencyKey(message.idempotencyKey)
      const member = await memberOfWork({ database, memberOf }, call, workId, 'ANSWER_REPORTS')
      const outcome = await withdrawNoShow(database, { member, request: { workId, key }, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),
  ]
}
