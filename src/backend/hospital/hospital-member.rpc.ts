import { HospitalMembers } from '../../contract/gen/hospital_member_pb.ts'
import { mayOperate, type MemberRole } from '../../domain/hospital/member-role.ts'
import { plainText } from '../../domain/text/typed-text.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import type { Invitations } from './invitation.service.ts'
import { findMemberEvents, findOpenInvitations } from './invitation.store.ts'
import type { ManageMembers } from './manage-members.service.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import type { Memberships } from '../gate/memberships.ts'
import { findMembers } from './member.store.ts'

const EVENTS = 20
const NAME_LENGTH = 40

const toId = (text: string): string => toUuid(text, '番号が正しくありません。')

function toRole(role: MemberRole | null): MemberRole {
  if (!role) throw invalidArgument('役割を選んでください。')
  return role
}

function toName(typed: string): string {
  const name = plainText(typed.slice(0, 500))
  if (name === '' || name.length > NAME_LENGTH)
    throw invalidArgument(`お名前を${NAME_LENGTH}文字までで入力してください。`)
  return name
}

type Deps = {
  database: Database
  clock: () => Date
  memberships: Memberships
  memberOf: MemberGate
  manage: ManageMembers
  invitations: Invitations
}

/** The methods of `dp.hospital.HospitalMembers`. */
export const createHospitalMemberMethods = ({
  database,
  clock,
  memberships,
  memberOf,
  manage,
  invitations,
}: Deps): RpcMethod[] => [
  rpcMethod(HospitalMembers.method.listMembers, async (_, call) => {
    const [caller] = await memberships.ofCall(call)
    const { hospitalId } = caller
    const isOwner = mayOperate(caller.role, 'MANAGE_MEMBERS')
    const [members, waiting, events] = await Promise.all([
      findMembers(database, hospitalId),
      isOwner ? findOpenInvitations(database, hospitalId, clock()) : [],
      isOwner ? findMemberEvents(database, hospitalId, EVENTS) : [],
    ])
    return {
      members: members.map((member) => ({
        ...member,
        address: member.address ?? '',
        isCaller: member.memberId === caller.memberId,
        hasFactor: isOwner && member.hasFactor,
      })),
      invitations: waiting,
      changes: events,
    }
  }),

  rpcMethod(HospitalMembers.method.inviteMember, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const role = toRole(request.role)
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.invite(member, { address: request.address, role, key })
    return { outcome }
  }),

  rpcMethod(HospitalMembers.method.voidInvitation, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const key = toIdempotencyKey(request.idempotencyKey)
    const invitationId = toId(request.invitationId)
    const outcome = await manage.voidInvitation(member, { invitationId, key })
    return { outcome }
  }),

  rpcMethod(HospitalMembers.method.changeRole, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const role = toRole(request.role)
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.changeRole(member, { memberId: toId(request.memberId), role, key })
    return { outcome }
  }),

  rpcMethod(HospitalMembers.method.removeMember, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.remove(member, { memberId: toId(request.memberId), key })
    return { outcome }
  }),

  rpcMethod(HospitalMembers.method.resetFactor, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.resetFactor(member, { memberId: toId(request.memberId), key })
    return { outcome }
  }),

  rpcMethod(HospitalMembers.method.acceptInvitation, async ({ token, name }) => {
    const outcome = await invitations.accept({ token, name: toName(name) })
    return { outcome }
  }),
]
