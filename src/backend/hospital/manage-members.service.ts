import { HOUR_MS } from '../../domain/duration.ts'
import * as v from 'valibot'
import {
  INVITATION_HOURS,
  INVITATIONS_LIMIT,
  keepsOwner,
  MEMBERS_LIMIT,
} from '../../domain/hospital/member-event.ts'
import type { MemberRole } from '../../domain/hospital/member-role.ts'
import { isMailAddress } from '../../domain/account/mail-address.ts'
import { resetFactor } from '../account/second-factor/factor-reset.service.ts'
import { isInvitationOver } from '../account/throttle.ts'
import { normaliseLoginId } from '../account/login-id.ts'
import { endMemberAccount } from '../account/member-account.service.ts'
import type { Database, Executor } from '../database/client.ts'
import { commandOnce } from '../gate/member-command.ts'
import { orderMail } from '../mail/mail-order.service.ts'
import {
  countWaiting,
  insertInvitation,
  insertMemberEvent,
  isMemberAddress,
  voidAddress,
  voidInvitation,
} from './invitation.store.ts'
import { RpcError } from '../rpc/rpc-error.ts'
import type { Member } from '../gate/memberships.ts'
import { endMembership, findMembers, isAnyMember, lockMembersOf, setRole } from './member.store.ts'

/** The kind of the mail that brings an invitation. */
export const INVITATION_MAIL = 'HOSPITAL_INVITATION'

const INVITATIONS_OVER =
  '招待メールが続いたため、今は送れません。同じ宛先へは15分に5通、病院全体では1日に20通までです。時間をおいてお試しください。'

type Invite = { address: string; role: MemberRole; key: string }
export type InviteOutcome = 'INVITED' | 'ALREADY_MEMBER' | 'TOO_MANY' | 'INVALID_ADDRESS'

/** The commands of a hospital's owner about its members, each once per idempotency key. */
export function createManageMembers(database: Database, clock: () => Date) {
  const once = <Outcome extends string>(
    member: Member,
    operation: string,
    { request, changes }: { request: { key: string }; changes: readonly Outcome[] },
    run: (tx: Executor, now: Date) => Promise<Outcome>,
  ): Promise<Outcome> => {
    const now = clock()
    return commandOnce<Outcome>(
      database,
      member,
      {
        operation,
        request,
        stored: v.picklist(changes),
        isKept: (outcome) => changes.includes(outcome),
        now,
        before: (tx) => lockMembersOf(tx, member.hospitalId),
      },
      (tx) => run(tx, now),
    )
  }

  const record = (
    tx: Executor,
    { hospitalId, memberId }: Member,
    event: Pick<Parameters<typeof insertMemberEvent>[1], 'event' | 'subject' | 'role' | 'at'>,
  ) => insertMemberEvent(tx, { hospitalId, actorId: memberId, ...event })

  return {
    invite: (member: Member, { address: typed, ...request }: Invite): Promise<InviteOutcome> => {
      const { hospitalId, memberId } = member
      const { role } = request
      const address = normaliseLoginId(typed.slice(0, 500))
      const wish = { request: { ...request, address }, changes: ['INVITED'] as InviteOutcome[] }
      return once(member, 'inviteMember', wish, async (tx, now) => {
        if (!isMailAddress(address)) return 'INVALID_ADDRESS'
        if (await isMemberAddress(tx, hospitalId, address)) return 'ALREADY_MEMBER'
        await voidAddress(tx, hospitalId, address, now)
        const waiting = await countWaiting(tx, hospitalId, now)
        const members = await findMembers(tx, hospitalId)
        if (waiting >= INVITATIONS_LIMIT || members.length >= MEMBERS_LIMIT) return 'TOO_MANY'
        if (await isInvitationOver(tx, { hospitalId: String(hospitalId), recipient: address, now }))
          throw new RpcError('resource_exhausted', INVITATIONS_OVER)
        const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS)
        const id = await insertInvitation(tx, {
          hospitalId,
          address,
          role,
          invitedBy: memberId,
          createdAt: now,
          expiresAt,
        })
        const mail = { key: `hospital-invitation:${id}`, kind: INVITATION_MAIL, recipient: address }
        await orderMail(tx, { ...mail, payload: { invitationId: id } }, now)
        await record(tx, member, { event: 'INVITED', subject: address, role, at: now })
        return 'INVITED'
      })
    },

    voidInvitation: (member: Member, request: { invitationId: string; key: string }) =>
      once<'VOIDED' | 'GONE'>(member, 'voidInvitation', { request, changes: ['VOIDED'] }, async (tx, now) => {
        const voided = await voidInvitation(tx, request.invitationId, member.hospitalId, now)
        if (!voided) return 'GONE'
        const { address, role } = voided
        await record(tx, member, { event: 'INVITATION_VOIDED', subject: address, role, at: now })
        return 'VOIDED'
      }),

    changeRole: (member: Member, request: { memberId: string; role: MemberRole; key: string }) =>
      once<'CHANGED' | 'UNCHANGED' | 'LAST_OWNER' | 'GONE'>(
        member,
        'changeMemberRole',
        { request, changes: ['CHANGED'] },
        async (tx, now) => {
          const { memberId, role } = request
          const members = await findMembers(tx, member.hospitalId)
          const subject = members.find((one) => one.memberId === memberId)
          if (!subject) return 'GONE'
          if (subject.role === role) return 'UNCHANGED'
          if (role !== 'OWNER' && !keepsOwner(members, memberId)) return 'LAST_OWNER'
          await setRole(tx, memberId, role)
          await record(tx, member, { event: 'ROLE_CHANGED', subject: subject.name, role, at: now })
          return 'CHANGED'
        },
      ),

    remove: (member: Member, request: { memberId: string; key: string }) =>
      once<'REMOVED' | 'LAST_OWNER' | 'GONE'>(
        member,
        'removeMember',
        { request, changes: ['REMOVED'] },
        async (tx, now) => {
          const { memberId } = request
          const members = await findMembers(tx, member.hospitalId)
          const subject = members.find((one) => one.memberId === memberId)
          if (!subject) return 'GONE'
          if (!keepsOwner(members, memberId)) return 'LAST_OWNER'
          await endMembership(tx, memberId, now)
          const { accountId, name, role } = subject
          if (!(await isAnyMember(tx, accountId))) await endMemberAccount(tx, accountId, now)
          await record(tx, member, { event: 'REMOVED', subject: name, role, at: now })
          return 'REMOVED'
        },
      ),

    /** A colleague's second factor, never the caller's own, and of nobody who acts for another hospital too. */
    resetFactor: (member: Member, request: { memberId: string; key: string }) =>
      once<'RESET' | 'NO_FACTOR' | 'ELSEWHERE' | 'OWN' | 'GONE'>(
        member,
        'resetMemberFactor',
        { request, changes: ['RESET'] },
        async (tx, now) => {
          const { hospitalId } = member
          const members = await findMembers(tx, hospitalId)
          const subject = members.find(({ memberId }) => memberId === request.memberId)
          if (!subject) return 'GONE'
          const { accountId, name, role } = subject
          if (accountId === member.accountId) return 'OWN'
          if (await isAnyMember(tx, accountId, hospitalId)) return 'ELSEWHERE'
          if (!(await resetFactor(tx, accountId, now))) return 'NO_FACTOR'
          await record(tx, member, { event: 'FACTOR_RESET', subject: name, role, at: now })
          return 'RESET'
        },
      ),
  }
}

export type ManageMembers = ReturnType<typeof createManageMembers>
