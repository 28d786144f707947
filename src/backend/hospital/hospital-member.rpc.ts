import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { MemberRole } from '../../contract/gen/hospital_pb.ts'
import {
  AcceptInvitationOutcome,
  ChangeRoleOutcome,
  HospitalMembers,
  InviteMemberOutcome,
  MemberEvent,
  RemoveMemberOutcome,
  ResetFactorOutcome,
  VoidInvitationOutcome,
} from '../../contract/gen/hospital_member_pb.ts'
import { wireWordOf } from '../../contract/wire-word.ts'
import { mayOperate, type MemberRole as Role } from '../../domain/hospital/member-role.ts'
import { plainText } from '../../domain/text/typed-text.ts'
import type { Database } from '../database/client.ts'
import { invalidArgument } from '../rpc/rpc-error.ts'
import { toIdempotencyKey, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import type { Invitations } from './invitation.service.ts'
import { findMemberEvents, findOpenInvitations } from './invitation.store.ts'
import type { ManageMembers } from './manage-members.service.ts'
import type { MemberGate } from '../gate/member-gate.ts'
import type { Memberships } from '../gate/memberships.ts'
import { findMembers } from './member.store.ts'

const EVENTS = 20
const NAME_LENGTH = 40

const toId = (text: string): string => toUuid(text, '番号が正しくありません。')

function toRole(number: MemberRole): Role {
  const role = wireWordOf(MemberRole, number)
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
  rpcMethodRaw(HospitalMembers.method.listMembers, async (_, call) => {
    const [caller] = await memberships.ofCall(call)
    const { hospitalId } = caller
    const isOwner = mayOperate(caller.role, 'MANAGE_MEMBERS')
    const [members, waiting, events] = await Promise.all([
      findMembers(database, hospitalId),
      isOwner ? findOpenInvitations(database, hospitalId, clock()) : [],
      isOwner ? findMemberEvents(database, hospitalId, EVENTS) : [],
    ])
    return {
      members: members.map(({ memberId, name, address, role, since, hasFactor }) => ({
        memberId,
        name,
        address: address ?? '',
        role: MemberRole[role],
        since: timestampFromDate(since),
        isCaller: memberId === caller.memberId,
        hasFactor: isOwner && hasFactor,
      })),
      invitations: waiting.map(({ expiresAt, role, ...one }) => ({
        ...one,
        role: MemberRole[role],
        expiresAt: timestampFromDate(expiresAt),
      })),
      changes: events.map(({ event, role, at, ...one }) => ({
        ...one,
        event: MemberEvent[event],
        role: MemberRole[role],
        at: timestampFromDate(at),
      })),
    }
  }),

  rpcMethodRaw(HospitalMembers.method.inviteMember, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const role = toRole(request.role)
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.invite(member, { address: request.address, role, key })
    return { outcome: InviteMemberOutcome[outcome] }
  }),

  rpcMethodRaw(HospitalMembers.method.voidInvitation, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const key = toIdempotencyKey(request.idempotencyKey)
    const invitationId = toId(request.invitationId)
    const outcome = await manage.voidInvitation(member, { invitationId, key })
    return { outcome: VoidInvitationOutcome[outcome] }
  }),

  rpcMethodRaw(HospitalMembers.method.changeRole, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const role = toRole(request.role)
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.changeRole(member, { memberId: toId(request.memberId), role, key })
    return { outcome: ChangeRoleOutcome[outcome] }
  }),

  rpcMethodRaw(HospitalMembers.method.removeMember, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.remove(member, { memberId: toId(request.memberId), key })
    return { outcome: RemoveMemberOutcome[outcome] }
  }),

  rpcMethodRaw(HospitalMembers.method.resetFactor, async (request, call) => {
    const member = await memberOf(call, 'MANAGE_MEMBERS')
    const key = toIdempotencyKey(request.idempotencyKey)
    const outcome = await manage.resetFactor(member, { memberId: toId(request.memberId), key })
    return { outcome: ResetFactorOutcome[outcome] }
  }),

  rpcMethodRaw(HospitalMembers.method.acceptInvitation, async ({ token, name }) => {
    const outcome = await invitations.accept({ token, name: toName(name) })
    return { outcome: AcceptInvitationOutcome[outcome] }
  }),
]
