import { ContractConversions } from '../../../contract/gen/contract_conversion_pb.ts'
import { ContractConversions as HospitalContractConversions } from '../../../contract/gen/hospital_contract_conversion_pb.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { contractSides, toContract } from './contract-sides.ts'
import { applyForConversion, confirmConversion } from './apply-conversion.service.ts'

/** The methods of `dp.work.ContractConversions` and `dp.hospital.ContractConversions`. */
export function createConversionMethods(
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] {
  const { doctorSide, hospitalSide } = contractSides(database, memberOf)
  return [
    rpcMethod(ContractConversions.method.applyForConversion, async (message, call) => {
      const request = toContract(message)
      const outcome = await applyForConversion(database, { side: doctorSide(call), request, now: clock() })
      return { outcome }
    }),

    rpcMethod(HospitalContractConversions.method.confirmConversion, async (message, call) => {
      const request = toContract(message)
      const side = await hospitalSide(call, request.applicationId)
      const outcome = await confirmConversion(database, { side, request, now: clock() })
      return { outcome }
    }),
  ]
}
