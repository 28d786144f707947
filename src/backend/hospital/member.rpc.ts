import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  FactorWish,
  HospitalStanding,
  MemberMail,
  MemberRole,
  Members,
} from '../../contract/gen/hospital_pb.ts'
import { wireWordsOf } from '../../contract/wire-word.ts'
import { isId } from '../../domain/decimal-id.ts'
import { memberMailsIn } from '../../domain/hospital/member-mail.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import { ownedAmong, type Memberships } from '../gate/memberships.ts'
import { markChosen, markMemberFactorAsked, setMails } from './member.store.ts'

type Options = { database: Database; memberships: Memberships; clock: () => Date }

/** The methods of `dp.hospital.Members`. */
export const createMemberMethods = ({ database, memberships, clock }: Options): RpcMethod[] => [
  rpcMethodRaw(Members.method.getMember, async (_, call) => {
    const members = await memberships.evenOverdue(call)
    const { wish, due } = memberships.wishOf(members)
    const unasked = due ? ownedAmong(members).filter(({ factorAskedAt }) => !factorAskedAt) : []
    for (const { memberId } of unasked) await markMemberFactorAsked(database, memberId, clock())
    return {
      memberships: members.map(({ hospitalId, hospitalName, hospitalStanding, role, name, mails }) => ({
        hospitalId: String(hospitalId),
        hospitalName,
        role: MemberRole[role],
        name,
        mails: mails.map((kind) => MemberMail[kind]),
        standing: HospitalStanding[hospitalStanding],
      })),
      factorWish: FactorWish[wish],
      ...(due && { factorDue: timestampFromDate(due) }),
    }
  }),

  rpcMethodRaw(Members.method.chooseHospital, async ({ hospitalId }, call) => {
    if (!isId(hospitalId)) throw invalidArgument('病院の番号が正しくありません。')
    const members = await memberships.evenOverdue(call)
    const member = members.find((one) => one.hospitalId === Number(hospitalId))
    if (!member) throw new RpcError('permission_denied', 'ほかの病院のページは表示できません。')
    await markChosen(database, member.memberId, clock())
    return {}
  }),

  rpcMethodRaw(Members.method.setMemberMails, async ({ mails }, call) => {
    const kinds = wireWordsOf(MemberMail, mails)
    if (kinds.length < mails.length) throw invalidArgument('お知らせの種類が正しくありません。')
    const [chosen] = await memberships.ofCall(call)
    await setMails(database, chosen.memberId, memberMailsIn(kinds))
    return {}
  }),
]
