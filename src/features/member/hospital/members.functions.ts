import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AcceptInvitationOutcome,
  ChangeRoleOutcome,
  HospitalMembers,
  InviteMemberOutcome,
  MemberEvent,
  RemoveMemberOutcome,
  ResetFactorOutcome,
  VoidInvitationOutcome,
} from '../../../contract/gen/hospital_member_pb.ts'
import { MemberRole } from '../../../contract/gen/hospital_pb.ts'
import { requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { MEMBER_ROLE, type MemberRole as Role } from '../../../domain/hospital/member-role.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalMembers, toJoinHospital } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkInvite, checkJoin } from './members-check.ts'
import { INVITE_FORM, JOIN_FORM } from './posted-forms.ts'

/** Members of the chosen hospital; for its owners also waiting invitations and the latest changes. */
export const getMembersFn = createServerFn().handler(async () => {
  const found = await callHospitalRaw(HospitalMembers.method.listMembers, {})
  return {
    members: found.members.map(({ memberId, name, address, role, since, isCaller, hasFactor }) => ({
      memberId,
      name,
      address,
      role: requiredWord(MemberRole, role, 'ListedMember.role'),
      since: instantText(since) ?? '',
      isCaller,
      hasFactor,
    })),
    invitations: found.invitations.map(({ invitationId, address, role, expiresAt }) => ({
      invitationId,
      address,
      role: requiredWord(MemberRole, role, 'WaitingInvitation.role'),
      expiresAt: instantText(expiresAt) ?? '',
    })),
    changes: found.changes.map(({ event, actor, subject, role, at }) => ({
      event: requiredWord(MemberEvent, event, 'MemberChange.event'),
      actor,
      subject,
      role: requiredWord(MemberRole, role, 'MemberChange.role'),
      at: instantText(at) ?? '',
    })),
  }
})

const role = v.custom<Role>((word) => typeof word === 'string' && Object.hasOwn(MEMBER_ROLE, word))
const id = uuid
const text = v.pipe(v.string(), v.maxLength(500))

const inviteSchema = formWith({ address: text, role, idempotencyKey: submissionKey })

async function invite({ form, fields }: v.InferOutput<typeof inviteSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkInvite(form))
  if (invalid) return invalid
  return withProof(form, () =>
    wordOfOutcome(
      InviteMemberOutcome,
      callHospitalRaw(HospitalMembers.method.inviteMember, { ...fields, role: MemberRole[fields.role] }),
    ),
  )
}

export const inviteMemberFn = createServerFn({ method: 'POST' })
  .validator(inviteSchema)
  .handler(
    postedCommand({
      form: INVITE_FORM,
      run: invite,
      typed: ({ form }) => ({ address: typedIn(form, 'address') }),
      isDone: ({ outcome }) => outcome === 'INVITED',
      next: ({ outcome }) => toHospitalMembers({ outcome }),
    }),
  )

const next = ({ outcome }: FormAnswer) => toHospitalMembers({ outcome })

const voidSchema = formWith({ invitationId: id, idempotencyKey: submissionKey })

export const voidInvitationFn = createServerFn({ method: 'POST' })
  .validator(voidSchema)
  .handler(
    postedCommand({
      run: ({ form, fields }: v.InferOutput<typeof voidSchema>) =>
        withProof(form, () =>
          wordOfOutcome(
            VoidInvitationOutcome,
            callHospitalRaw(HospitalMembers.method.voidInvitation, fields),
          ),
        ),
      next,
    }),
  )

const changeSchema = formWith({ memberId: id, role, idempotencyKey: submissionKey })

export const changeRoleFn = createServerFn({ method: 'POST' })
  .validator(changeSchema)
  .handler(
    postedCommand({
      run: ({ form, fields }: v.InferOutput<typeof changeSchema>) =>
        withProof(form, () =>
          wordOfOutcome(
            ChangeRoleOutcome,
            callHospitalRaw(HospitalMembers.method.changeRole, { ...fields, role: MemberRole[fields.role] }),
          ),
        ),
      next,
    }),
  )

const removeSchema = formWith({ memberId: id, idempotencyKey: submissionKey })

export const removeMemberFn = createServerFn({ method: 'POST' })
  .validator(removeSchema)
  .handler(
    postedCommand({
      run: ({ form, fields }: v.InferOutput<typeof removeSchema>) =>
        withProof(form, () =>
          wordOfOutcome(RemoveMemberOutcome, callHospitalRaw(HospitalMembers.method.removeMember, fields)),
        ),
      next,
    }),
  )

const resetSchema = formWith({ memberId: id, idempotencyKey: submissionKey })

export const resetFactorFn = createServerFn({ method: 'POST' })
  .validator(resetSchema)
  .handler(
    postedCommand({
      run: ({ form, fields }: v.InferOutput<typeof resetSchema>) =>
        withProof(form, () =>
          wordOfOutcome(ResetFactorOutcome, callHospitalRaw(HospitalMembers.method.resetFactor, fields)),
        ),
      next,
    }),
  )

const joinSchema = formWith({ token: text, name: text })

async function accept({ form, fields }: v.InferOutput<typeof joinSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkJoin(form))
  if (invalid) return invalid
  return wordOfOutcome(
    AcceptInvitationOutcome,
    callHospitalRaw(HospitalMembers.method.acceptInvitation, { ...fields, token: fields.token.trim() }, null),
  )
}

export const acceptInvitationFn = createServerFn({ method: 'POST' })
  .validator(joinSchema)
  .handler(
    postedCommand({
      form: JOIN_FORM,
      run: accept,
      typed: ({ form }) => ({ name: typedIn(form, 'name') }),
      isDone: ({ outcome }) => outcome === 'JOINED' || outcome === 'JOINED_NEW',
      next: ({ outcome }) => toJoinHospital({ outcome }),
    }),
  )
