import { MemberRole, Members } from '../../contract/gen/hospital_pb.ts'
import { isId } from '../../domain/decimal-id.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { membershipsOf } from './member-gate.ts'
import { markChosen } from './member.store.ts'

/** The methods of `dp.hospital.Members`. */
export const createMemberMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Members.method.getMember, async (_, call) => ({
    memberships: (await membershipsOf(database, call)).map(({ hospitalId, hospitalName, role, name }) => ({
      hospitalId: String(hospitalId),
      hospitalName,
      role: MemberRole[role],
      name,
    })),
  })),

  rpcMethod(Members.method.chooseHospital, async ({ hospitalId }, call) => {
    if (!isId(hospitalId)) throw invalidArgument('病院の番号が正しくありません。')
    const members = await membershipsOf(database, call)
    const member = members.find((one) => one.hospitalId === Number(hospitalId))
    if (!member) throw new RpcError('permission_denied', 'ほかの病院のページは表示できません。')
    await markChosen(database, member.memberId, clock())
    return {}
  }),
]
