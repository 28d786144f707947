import { Engagements } from '../../../contract/gen/contract_end_pb.ts'
import { Engagements as HospitalEngagements } from '../../../contract/gen/hospital_contract_end_pb.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail } from '../core/work-input.ts'
import type { OfContract, ContractSide } from './contract-command.service.ts'
import { contractSides, toCivilDay, toContract } from './contract-sides.ts'
import { giveEndNotice, withdrawEndNotice, type EndNotice } from './end-notice.service.ts'

type AskedEnd = {
  applicationId: string
  idempotencyKey: string
  endDate: string
  reason: string
}

const toNotice = ({ endDate, reason, ...asked }: AskedEnd): EndNotice => ({
  ...toContract(asked),
  endDate: toCivilDay(endDate, '終了日を入力してください。'),
  reason: toDetail(reason, 0),
})

/** The methods of `dp.work.Engagements` and `dp.hospital.Engagements`. */
export function createContractEndMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  const { doctorSide, hospitalSide } = contractSides(database, memberOf)

  const give = async (side: ContractSide, request: EndNotice) => ({
    outcome: await giveEndNotice(database, { side, request, now: clock() }),
  })

  const withdraw = async (side: ContractSide, request: OfContract) => ({
    outcome: await withdrawEndNotice(database, { side, request, now: clock() }),
  })

  return [
    rpcMethod(Engagements.method.giveEndNotice, async (message, call) =>
      give(doctorSide(call), toNotice(message)),
    ),
    rpcMethod(Engagements.method.withdrawEndNotice, async (message, call) =>
      withdraw(doctorSide(call), toContract(message)),
    ),
    rpcMethod(HospitalEngagements.method.giveEndNotice, async (message, call) => {
      const request = toNotice(message)
      return give(await hospitalSide(call, request.applicationId), request)
    }),
    rpcMethod(HospitalEngagements.method.withdrawEndNotice, async (message, call) => {
      const request = toContract(message)
      return withdraw(await hospitalSide(call, request.applicationId), request)
    }),
  ]
}
