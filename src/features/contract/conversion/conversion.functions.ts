import { createServerFn } from '@tanstack/react-start'
import {
  ApplyForConversionOutcome,
  ContractConversions,
} from '../../../contract/gen/contract_conversion_pb.ts'
import {
  ConfirmConversionOutcome,
  ContractConversions as HospitalContractConversions,
} from '../../../contract/gen/hospital_contract_conversion_pb.ts'
import { wordOfOutcome } from '../../../contract/wire-word.ts'
import { toHospitalApplication, toRegularSchedule } from '../../../platform/addresses.ts'
import { callHospitalRaw } from '../../../services/hospital/hospital.server.ts'
import { callWorkRaw } from '../../../services/work/work.server.ts'
import { invalidAnswer, type FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import {
  applyConversionSchema,
  checkConversion,
  confirmConversionSchema,
  type ApplyConversionForm,
  type ConfirmConversionForm,
} from './conversion-form-data.ts'
import { APPLY_CONVERSION_FORM } from '../renewal/posted-forms.ts'

async function apply({ form, fields }: ApplyConversionForm): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkConversion(form))
  if (invalid) return invalid
  const { applicationId, idempotencyKey } = fields
  return wordOfOutcome(
    ApplyForConversionOutcome,
    callWorkRaw(ContractConversions.method.applyForConversion, { applicationId, idempotencyKey }),
  )
}

/** The doctor applies for a contract without a term. */
export const applyForConversionFn = createServerFn({ method: 'POST' })
  .validator(applyConversionSchema)
  .handler(
    postedCommand({
      form: APPLY_CONVERSION_FORM,
      run: apply,
      isDone: ({ outcome }) => outcome === 'APPLIED',
      next: ({ outcome }, { fields }) => toRegularSchedule(fields.regularWorkId, { conversion: outcome }),
    }),
  )

async function confirm(request: ConfirmConversionForm): Promise<FormAnswer> {
  return wordOfOutcome(
    ConfirmConversionOutcome,
    callHospitalRaw(HospitalContractConversions.method.confirmConversion, request),
  )
}

/** A member records that the hospital has read the application. */
export const confirmConversionFn = createServerFn({ method: 'POST' })
  .validator(confirmConversionSchema)
  .handler(
    postedCommand({
      run: confirm,
      next: ({ outcome }, { applicationId }) => toHospitalApplication(applicationId, { conversion: outcome }),
    }),
  )
