import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { AppreciationSource, ThanksReply, ThanksStamp } from '../../../contract/gen/thanks_pb.ts'
import {
  ChangeThanksOutcome,
  SendThanksOutcome,
  Thanks,
  WithdrawThanksOutcome,
  type SentThanksSchema,
} from '../../../contract/gen/hospital_thanks_pb.ts'
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

const toMessage = (row: ThanksRow, now: Date): MessageInitShape<typeof SentThanksSchema> => ({
  source: AppreciationSource[row.source],
  stamp: ThanksStamp[row.stamp],
  body: row.body,
  sentAt: timestampFromDate(row.sentAt),
  isRead: row.readAt !== null,
  reply: row.reply ? ThanksReply[row.reply] : undefined,
  changeableUntil: mayChangeThanks(row, now) ? timestampFromDate(changeableUntil(row.sentAt)) : undefined,
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
        works: items.map(({ id, plannedStart, plannedEnd, doctorName, doctorStatus, title }) => ({
          id,
          plannedStart: timestampFromDate(plannedStart),
          plannedEnd: timestampFromDate(plannedEnd),
          doctorName,
          title,
          thanks: sent.filter(({ workId }) => workId === id).map((row) => toMessage(row, now)),
          hasDoctorLeft: doctorStatus === 'DEACTIVATED',
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
      return { outcome: SendThanksOutcome[outcome] }
    }),

    rpcMethod(Thanks.method.changeThanks, async (message, call) => {
      const request = toThanksRequest(message)
      const member = await memberOfWork({ database, memberOf }, call, request.workId, 'WRITE_THANKS')
      const outcome = await changeThanks(database, { member, request, now: clock() })
      if (outcome === 'NOT_FOUND') throw workNotFound()
      return { outcome: ChangeThanksOutcome[outcome] }
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
      return { outcome: WithdrawThanksOutcome[outcome] }
    }),
  ]
}
