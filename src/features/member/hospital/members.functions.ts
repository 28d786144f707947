import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalMembers } from '../../../contract/gen/hospital_member_pb.ts'
import { MEMBER_ROLE } from '../../../domain/hospital/member-role.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalMembers, toJoinHospital } from '../../../platform/addresses.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { fieldsOf, submissionKey, wordIn } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { INVITE_FORM, JOIN_FORM } from './members-form-data.ts'

const { listMembers, inviteMember, voidInvitation, changeRole, removeMember, resetFactor, acceptInvitation } =
  HospitalMembers.method

/** Members of the chosen hospital; for its owners also waiting invitations and the latest changes. */
export const getMembersFn = createServerFn().handler(() => callHospital(listMembers, {}))

const role = wordIn(MEMBER_ROLE)
const text = v.pipe(v.string(), v.maxLength(500))
const next = ({ outcome }: FormAnswer) => toHospitalMembers({ outcome })

export const inviteMemberFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ address: text, role, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      form: INVITE_FORM,
      run: (invited, posted) => withProof(posted, () => callHospital(inviteMember, invited)),
      done: 'INVITED',
      next,
    }),
  )

export const voidInvitationFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ invitationId: uuid, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (invitation, posted) => withProof(posted, () => callHospital(voidInvitation, invitation)),
      next,
    }),
  )

export const changeRoleFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ memberId: uuid, role, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (member, posted) => withProof(posted, () => callHospital(changeRole, member)),
      next,
    }),
  )

export const removeMemberFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ memberId: uuid, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (member, posted) => withProof(posted, () => callHospital(removeMember, member)),
      next,
    }),
  )

export const resetFactorFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ memberId: uuid, idempotencyKey: submissionKey }))
  .handler(
    postedCommand({
      run: (member, posted) => withProof(posted, () => callHospital(resetFactor, member)),
      next,
    }),
  )

export const acceptInvitationFn = createServerFn({ method: 'POST' })
  .validator(fieldsOf({ token: v.pipe(text, v.trim()), name: text }))
  .handler(
    postedCommand({
      form: JOIN_FORM,
      run: (accepted) => callHospital(acceptInvitation, accepted, null),
      done: ['JOINED', 'JOINED_NEW'],
      next: ({ outcome }) => toJoinHospital({ outcome }),
    }),
  )
