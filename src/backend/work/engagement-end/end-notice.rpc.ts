import * as v from 'valibot'
import {
  Engagements,
  GiveEndNoticeOutcome,
  WithdrawEndNoticeOutcome,
} from '../../../contract/gen/engagement_end_pb.ts'
import { Engagements as HospitalEngagements } from '../../../contract/gen/hospital_engagement_pb.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../hospital/member-gate.ts'
import { invalidArgument, RpcError } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcCall, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toUuid } from '../../staff/staff-input.ts'
import { keyReused, toDetail } from '../cancellation/cancellation-input.ts'
import { findParties } from '../decide-application.store.ts'
import { doctorOf } from '../work-party.ts'
import { giveEndNotice, withdrawEndNotice, type EndNotice, type Side } from './end-notice.service.ts'

const civilDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => !Number.isNaN(Date.parse(day))),
)

type Asked = { applicationId: string; idempotencyKey: string }
type AskedEnd = Asked & { endDate: string; reason: string }

const toWithdrawal = ({ applicationId, idempotencyKey }: Asked) => ({
  applicationId: toUuid(applicationId, '契約の番号が正しくありません。'),
  key: toIdempotencyKey(idempotencyKey),
})

function toNotice({ endDate, reason, ...asked }: AskedEnd): EndNotice {
  if (!v.is(civilDay, endDate)) throw invalidArgument('終了日を入力してください。')
  return { ...toWithdrawal(asked), endDate, reason: toDetail(reason, 0) }
}

/** The methods of `dp.work.Engagements` and `dp.hospital.Engagements`. */
export function createEndNoticeMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  const doctorSide = (call: RpcCall): Side => ({ by: 'DOCTOR', ...doctorOf(call) })

  async function hospitalSide(call: RpcCall, applicationId: string): Promise<Side> {
    signedIn(call)
    const parties = await findParties(database, applicationId)
    const member = await memberOf(call, 'DECIDE_CANCELLATIONS', parties?.hospitalId)
    if (!parties) throw new RpcError('not_found', 'この契約は見つかりません。')
    return { by: 'HOSPITAL', accountId: member.accountId, member }
  }

  async function give(side: Side, request: EndNotice) {
    const outcome = await giveEndNotice(database, { side, request, now: clock() })
    if (outcome === 'KEY_REUSED') throw keyReused()
    return { outcome: GiveEndNoticeOutcome[outcome] }
  }

  async function withdraw(side: Side, request: ReturnType<typeof toWithdrawal>) {
    const outcome = await withdrawEndNotice(database, { side, request, now: clock() })
    if (outcome === 'KEY_REUSED') throw keyReused()
    return { outcome: WithdrawEndNoticeOutcome[outcome] }
  }

  return [
    rpcMethod(Engagements.method.giveEndNotice, async (message, call) =>
      give(doctorSide(call), toNotice(message)),
    ),
    rpcMethod(Engagements.method.withdrawEndNotice, async (message, call) =>
      withdraw(doctorSide(call), toWithdrawal(message)),
    ),
    rpcMethod(HospitalEngagements.method.giveEndNotice, async (message, call) => {
      const request = toNotice(message)
      return give(await hospitalSide(call, request.applicationId), request)
    }),
    rpcMethod(HospitalEngagements.method.withdrawEndNotice, async (message, call) => {
      const request = toWithdrawal(message)
      return withdraw(await hospitalSide(call, request.applicationId), request)
    }),
  ]
}
