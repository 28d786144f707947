import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  AddHospitalOutcome,
  InviteOwnerOutcome,
  StaffHospitals,
} from '../../../contract/gen/staff_hospital_pb.ts'
import { requiredWord, wordOfOutcome } from '../../../contract/wire-word.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { NEW_HOSPITAL_FIELDS } from '../../../domain/hospital/new-hospital.ts'
import { toNewHospital, toStaffHospital } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { ADD_HOSPITAL_FORM, INVITE_OWNER_FORM } from './hospitals-search.ts'
import { checkHospitalForm, checkOwnerForm, typedHospital } from './new-hospital-check.ts'

const addSchema = formWith({ idempotencyKey: submissionKey })

type AddAnswer = FormAnswer & { id?: string }

async function add({ form, fields }: v.InferOutput<typeof addSchema>): Promise<AddAnswer> {
  const invalid = invalidAnswer(checkHospitalForm(form))
  if (invalid) return invalid
  const { outcome, id } = await callStaffRaw(StaffHospitals.method.addHospital, {
    ...typedHospital(form),
    ...fields,
  })
  return { outcome: requiredWord(AddHospitalOutcome, outcome, 'AddHospital.outcome'), id }
}

/** Adds a hospital and invites its first owner. */
export const addHospitalFn = createServerFn({ method: 'POST' })
  .validator(addSchema)
  .handler(
    postedCommand({
      form: ADD_HOSPITAL_FORM,
      run: add,
      typed: ({ form }) => Object.fromEntries(NEW_HOSPITAL_FIELDS.map((name) => [name, typedIn(form, name)])),
      isDone: ({ outcome }) => outcome === 'ADDED',
      next: (answer) =>
        'id' in answer && answer.id
          ? toStaffHospital(answer.id, { outcome: answer.outcome })
          : toNewHospital({ outcome: answer.outcome }),
    }),
  )

const inviteSchema = formWith({
  id: decimalId,
  owner: v.pipe(v.string(), v.maxLength(500)),
  idempotencyKey: submissionKey,
})

async function invite({ form, fields }: v.InferOutput<typeof inviteSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkOwnerForm(form))
  if (invalid) return invalid
  return wordOfOutcome(InviteOwnerOutcome, callStaffRaw(StaffHospitals.method.inviteOwner, fields))
}

/** Invites an owner of a hospital that has none. */
export const inviteOwnerFn = createServerFn({ method: 'POST' })
  .validator(inviteSchema)
  .handler(
    postedCommand({
      form: INVITE_OWNER_FORM,
      run: invite,
      typed: ({ form }) => ({ owner: typedIn(form, 'owner') }),
      isDone: ({ outcome }) => outcome === 'INVITED',
      next: ({ outcome }, { fields }) => toStaffHospital(fields.id, { outcome }),
    }),
  )
