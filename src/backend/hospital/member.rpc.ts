import { MemberMail, MemberRole, Members } from '../../contract/gen/hospital_pb.ts'
import { wordsOf } from '../../contract/wire-word.ts'
import { isId } from '../../domain/decimal-id.ts'
import { memberMailsIn } from '../../domain/hospital/member-mail.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { membershipsOf } from './member-gate.ts'
import { markChosen, setMails } from './member.store.ts'

/** The methods of `dp.hospital.Members`. */
export const createMemberMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Members.method.getMember, async (_, call) => ({
    memberships: (await membershipsOf(database, call)).map(
      ({ hospitalId, hospitalName, role, name, mails }) => ({
        hospitalId: String(hospitalId),
        hospitalName,
        role: MemberRole[role],
        name,
        mails: mails.map((kind) => MemberMail[kind]),
      }),
    ),
  })),

  rpcMethod(Members.method.chooseHospital, async ({ hospitalId }, call) => {
    if (!isId(hospitalId)) throw invalidArgument('病院の番号が正しくありません。')
    const members = await membershipsOf(database, call)
    const member = members.find((one) => one.hospitalId === Number(hospitalId))
    if (!member) throw new RpcError('permission_denied', 'ほかの病院のページは表示できません。')
    await markChosen(database, member.memberId, clock())
    return {}
  }),

  rpcMethod(Members.method.setMemberMails, async ({ mails }, call) => {
    const kinds = wordsOf(MemberMail, mails)
    if (kinds.length < mails.length) throw invalidArgument('お知らせの種類が正しくありません。')
    const [chosen] = await membershipsOf(database, call)
    await setMails(database, chosen.memberId, memberMailsIn(kinds))
    return {}
  }),
]
