import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { HospitalStanding } from '../../../contract/gen/hospital_pb.ts'
import {
  DecideHospitalOutcome,
  StaffHospitals,
  StandingDecision,
} from '../../../contract/gen/staff_hospital_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { toStaffHospital } from '../../../platform/addresses.ts'
import { ifFound } from '../../../services/refusal.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { hospitalView, summaryView } from './hospital-view.ts'
import { DECIDE_HOSPITAL_FORM, staffHospitalsSearchSchema } from './hospitals-search.ts'
import { checkStanding } from './standing-check.ts'

/** A page of the hospitals, the one that came last first. */
export const listHospitalsFn = createServerFn()
  .validator(staffHospitalsSearchSchema)
  .handler(async ({ data: { q: text = '', standing, after = '' } }) => {
    const request = { text, standing: numberOf(HospitalStanding, standing ?? ''), after }
    const { hospitals, nextCursor } = await callStaffRaw(StaffHospitals.method.listHospitals, request)
    return { hospitals: hospitals.map(summaryView), nextCursor }
  })

/** A hospital with its members, whose view is recorded. Null for an unknown one. */
export const getHospitalFn = createServerFn()
  .validator(decimalId)
  .handler(({ data: id }) =>
    ifFound(async () => hospitalView(await callStaffRaw(StaffHospitals.method.getHospital, { id }))),
  )

const decideSchema = formWith({
  id: decimalId,
  decision: v.pipe(v.string(), v.maxLength(20)),
  reason: longText,
  idempotencyKey: submissionKey,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkStanding(form))
  if (invalid) return invalid
  const request = { ...fields, decision: numberOf(StandingDecision, fields.decision) }
  return wordOfOutcome(DecideHospitalOutcome, callStaffRaw(StaffHospitals.method.decideHospital, request))
}

/** Changes what a hospital may do, with a reason that its members read. */
export const decideHospitalFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_HOSPITAL_FORM,
      run: decide,
      typed: ({ form }) => ({ decision: typedIn(form, 'decision'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'DECIDED',
      next: ({ outcome }, { fields }) => toStaffHospital(fields.id, { outcome }),
    }),
  )
