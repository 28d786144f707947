import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ContractRenewals,
  DecideRenewalOutcome,
  RenewalDecision,
} from '../../../contract/gen/hospital_contract_renewal_pb.ts'
import { numberOf, wordOfOutcome } from '../../../contract/wire-word.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toHospitalApplication } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { invalidAnswer, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { DECIDE_RENEWAL_FORM } from './posted-forms.ts'
import { checkRenewalDecision, typedYenOf } from './renewal-check.ts'

const short = v.pipe(v.string(), v.maxLength(40))

const decideSchema = formWith({
  applicationId: uuid,
  idempotencyKey: submissionKey,
  renewalId: uuid,
  decision: short,
  newEnd: short,
  fee: short,
  note: longText,
})

async function decide({ form, fields }: v.InferOutput<typeof decideSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkRenewalDecision(form))
  if (invalid) return invalid
  return wordOfOutcome(
    DecideRenewalOutcome,
    callHospitalRaw(ContractRenewals.method.decideRenewal, {
      ...fields,
      decision: numberOf(RenewalDecision, fields.decision),
      fee: typedYenOf(fields.fee),
    }),
  )
}

/** The hospital offers to renew a contract, lets it end, or takes its offer back. */
export const decideRenewalFn = createServerFn({ method: 'POST' })
  .validator(decideSchema)
  .handler(
    postedCommand({
      form: DECIDE_RENEWAL_FORM,
      run: decide,
      typed: ({ fields: { decision, newEnd, fee, note } }) => ({
        decision,
        newEnd,
        fee,
        note,
      }),
      isDone: ({ outcome }) => outcome === 'OFFERED' || outcome === 'NOT_RENEWED' || outcome === 'RETRACTED',
      next: ({ outcome }, { fields: { applicationId } }) =>
        toHospitalApplication(applicationId, { renewal: outcome }),
    }),
  )
