import { Members } from '../../contract/gen/hospital_pb.ts'
import { isId } from '../../domain/decimal-id.ts'
import { memberMailsIn } from '../../domain/hospital/member-mail.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import { ownedAmong, type Memberships } from '../gate/memberships.ts'
import { markChosen, markMemberFactorAsked, setMails } from './member.store.ts'

type Options = { database: Database; memberships: Memberships; clock: () => Date }

/** The methods of `dp.hospital.Members`. */
export const createMemberMethods = ({ database, memberships, clock }: Options): RpcMethod[] => [
  rpcMethod(Members.method.getMember, async (_, call) => {
    const members = await memberships.evenOverdue(call)
    const { wish, due } = memberships.wishOf(members)
    const unasked = due ? ownedAmong(members).filter(({ factorAskedAt }) => !factorAskedAt) : []
    for (const { memberId } of unasked) await markMemberFactorAsked(database, memberId, clock())
    return {
      memberships: members.map((member) => ({
        ...member,
        hospitalId: String(member.hospitalId),
        standing: member.hospitalStanding,
      })),
      factorWish: wish,
      factorDue: due,
    }
  }),

  rpcMethod(Members.method.chooseHospital, async ({ hospitalId }, call) => {
    if (!isId(hospitalId)) throw invalidArgument('病院の番号が正しくありません。')
    const members = await memberships.evenOverdue(call)
    const member = members.find((one) => one.hospitalId === Number(hospitalId))
    if (!member) throw new RpcError('permission_denied', 'ほかの病院のページは表示できません。')
    await markChosen(database, member.memberId, clock())
    return {}
  }),

  rpcMethod(Members.method.setMemberMails, async ({ mails }, call) => {
    const [chosen] = await memberships.ofCall(call)
    await setMails(database, chosen.memberId, memberMailsIn(mails))
    return {}
  }),
]
