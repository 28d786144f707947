import { Thanks } from '../../../contract/gen/hospital_thanks_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { changeableUntil, mayChangeThanks, thankableFrom } from '../../../domain/work/thanks.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { toCursor, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toWorkId } from '../core/work-input.ts'
import { memberOfWork, workNotFound } from '../core/work-party.ts'
import { changeThanks, sendThanks, withdrawThanks } from './send-thanks.service.ts'
import { toSource, toThanksRequest } from './thanks-input.ts'
import { findThankableWorks, findThanksForWorks, type ThanksRow } from './thanks.store.ts'

const PAGE = 20

const sentThanks = (row: ThanksRow, now: Date): Told<'dp.hospital.SentThanks'> => ({
  ...row,
  isRead: row.readAt !== null,
  changeableUntil: mayChangeThanks(row, now) ? changeableUntil(row.sentAt) : null,
  isRemoved: row.reportState === 'REMOVED',
})

/** The methods of `dp.hospital.Thanks`. */
export function createHospitalThanksMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  return [
    rpcMethod(Thanks.method.listThankableWorks, async (message, call) => {
      const after = toCursor(message.after)
      const { hospitalId, role } = await memberOf(call, 'READ_APPLICATIONS')
      const now = clock()
      const asked = { hospitalId, from: thankableFrom(now), now, after, limit: PAGE + 1 }
      const { items, nextCursor } = pageOf(
        await findThankableWorks(database, asked),
        PAGE,
        ({ plannedStart }) => plannedStart,
      )
      const ids = items.map(({ id }) => id)
      const sent = ids.length > 0 ? await findThanksForWorks(database, ids) : []
      return {
        works: items.map((work) => ({
          ...work,
          thanks: sent.filter(({ workId }) => workId === work.id).map((row) => sentThanks(row, now)),
          hasDoctorLeft: work.doctorStatus === 'DEACTIVATED',
        })),
        nextCursor: nextCursor ?? '',
        mayThank: mayOperate(role, 'WRITE_THANKS'),
      }
    }),

    rpcMethod(Thanks.method.sendThanks, async (message, call) => {
      const request = toThanksRequest(message)
      const member = await memberOfWork({ database, memberOf }, call, request.workId, 'WRITE_THANKS')
      const outcome = await sendThanks(database, { member, request, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),

    rpcMethod(Thanks.method.changeThanks, async (message, call) => {
      const request = toThanksRequest(message)
      const member = await memberOfWork({ database, memberOf }, call, request.workId, 'WRITE_THANKS')
      const outcome = await changeThanks(database, { member, request, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),

    rpcMethod(Thanks.method.withdrawThanks, async (message, call) => {
      const request = {
        workId: toWorkId(message.workId),
        source: toSource(message.source),
        key: toIdempotencyKey(message.idempotencyKey),
      }
      const member = await memberOfWork({ database, memberOf }, call, request.workId, 'WRITE_THANKS')
      const outcome = await withdrawThanks(database, { member, request, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome }
    }),
  ]
}
