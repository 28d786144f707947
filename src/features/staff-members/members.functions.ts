import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { RemoveStaffOutcome, StaffMembers } from '../../contract/gen/staff_member_pb.ts'
import { wordOfOutcome } from '../../contract/wire-word.ts'
import { uuid } from '../../domain/uuid.ts'
import { toStaffMembers } from '../../platform/addresses.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { instantText } from '../../services/timestamp-text.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, longText, submissionKey } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { REMOVE_STAFF_FORM } from './members-search.ts'
import { checkRemoval } from './remove-check.ts'

/** The members of our staff now, the first one first. */
export const listStaff = createServerFn().handler(async () => {
  const { members } = await callStaff(StaffMembers.method.listStaff, {})
  return members.map(({ staffId, name, address, since, lastLogIn, hasFactor, isCaller }) => ({
    staffId,
    name,
    address,
    since: instantText(since) ?? '',
    lastLogIn: instantText(lastLogIn),
    hasFactor,
    isCaller,
  }))
})

export type StaffMemberView = Awaited<ReturnType<typeof listStaff>>[number]

const removeSchema = formWith({ staffId: uuid, reason: longText, idempotencyKey: submissionKey })

async function remove({ form, fields }: v.InferOutput<typeof removeSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkRemoval(form))
  if (invalid) return invalid
  return wordOfOutcome(RemoveStaffOutcome, callStaff(StaffMembers.method.removeStaff, fields))
}

/** Ends a colleague's access, for a recorded reason. */
export const removeStaff = createServerFn({ method: 'POST' })
  .validator(removeSchema)
  .handler(
    postedCommand({
      form: REMOVE_STAFF_FORM,
      run: remove,
      typed: ({ form }) => ({ staffId: typedIn(form, 'staffId'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'REMOVED',
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )
