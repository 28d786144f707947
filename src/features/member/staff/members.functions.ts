import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AddStaffOutcome,
  ConfirmStaffOutcome,
  RemoveStaffOutcome,
  StaffMembers,
} from '../../../contract/gen/staff_member_pb.ts'
import { wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toStaffMembers } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { instantText } from '../../../services/timestamp-text.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, longText, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkNewStaff, checkRemoval } from './members-check.ts'
import { FORM } from './members-search.ts'

/** The members of our staff now, the first one first. */
export const listStaffFn = createServerFn().handler(async () => {
  const { members } = await callStaffRaw(StaffMembers.method.listStaff, {})
  return members.map(({ staffId, name, address, since, lastLogIn, hasFactor, isCaller, ...one }) => ({
    staffId,
    name,
    address,
    since: instantText(since) ?? '',
    lastLogIn: instantText(lastLogIn),
    hasFactor,
    isCaller,
    waitsUntil: instantText(one.waitsUntil),
    newUntil: instantText(one.newUntil),
    mayConfirm: one.mayConfirm,
  }))
})

export type StaffMemberView = Awaited<ReturnType<typeof listStaffFn>>[number]

const newSchema = formWith({ name: longText, address: longText, idempotencyKey: submissionKey })

async function add({ form, fields }: v.InferOutput<typeof newSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkNewStaff(form))
  if (invalid) return invalid
  return withProof(form, () =>
    wordOfOutcome(AddStaffOutcome, callStaffRaw(StaffMembers.method.addStaff, fields)),
  )
}

/** Makes the owner of a mail address a member of our staff. */
export const addStaffFn = createServerFn({ method: 'POST' })
  .validator(newSchema)
  .handler(
    postedCommand({
      form: FORM.add,
      run: add,
      typed: ({ form }) => ({ name: typedIn(form, 'name'), address: typedIn(form, 'address') }),
      isDone: ({ outcome }) => outcome === 'ADDED',
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )

const confirmSchema = formWith({ staffId: uuid, idempotencyKey: submissionKey })

/** Confirms somebody whom a colleague has added. */
export const confirmStaffFn = createServerFn({ method: 'POST' })
  .validator(confirmSchema)
  .handler(
    postedCommand({
      run: ({ form, fields }: v.InferOutput<typeof confirmSchema>) =>
        withProof(form, () =>
          wordOfOutcome(ConfirmStaffOutcome, callStaffRaw(StaffMembers.method.confirmStaff, fields)),
        ),
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )

const removeSchema = formWith({ staffId: uuid, reason: longText, idempotencyKey: submissionKey })

async function remove({ form, fields }: v.InferOutput<typeof removeSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkRemoval(form))
  if (invalid) return invalid
  return withProof(form, () =>
    wordOfOutcome(RemoveStaffOutcome, callStaffRaw(StaffMembers.method.removeStaff, fields)),
  )
}

/** Ends a colleague's access, for a recorded reason. */
export const removeStaffFn = createServerFn({ method: 'POST' })
  .validator(removeSchema)
  .handler(
    postedCommand({
      form: FORM.remove,
      run: remove,
      typed: ({ form }) => ({ staffId: typedIn(form, 'staffId'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'REMOVED',
      next: ({ outcome }) => toStaffMembers({ outcome }),
    }),
  )
