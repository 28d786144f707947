import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ResetMemberFactorOutcome, StaffFactors } from '../../../contract/gen/staff_factor_pb.ts'
import { wordOfOutcome } from '../../../contract/wire-word.ts'
import { toStaffFactors } from '../../../platform/addresses.ts'
import { callStaffRaw } from '../../../services/staff/staff.server.ts'
import { withProof } from '../../account/with-proof.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { checkFactorReset } from './reset-check.ts'
import { RESET_FORM } from './reset-search.ts'

const resetSchema = formWith({
  address: v.pipe(v.string(), v.maxLength(500)),
  reason: longText,
  idempotencyKey: submissionKey,
})

async function reset({ form, fields }: v.InferOutput<typeof resetSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkFactorReset(form))
  if (invalid) return invalid
  return withProof(form, () =>
    wordOfOutcome(ResetMemberFactorOutcome, callStaffRaw(StaffFactors.method.resetMemberFactor, fields)),
  )
}

/** Takes away the second factor of a hospital's member, for a recorded reason. */
export const resetMemberFactorFn = createServerFn({ method: 'POST' })
  .validator(resetSchema)
  .handler(
    postedCommand({
      form: RESET_FORM,
      run: reset,
      typed: ({ form }) => ({ address: typedIn(form, 'address'), reason: typedIn(form, 'reason') }),
      isDone: ({ outcome }) => outcome === 'RESET',
      next: ({ outcome }) => toStaffFactors({ outcome }),
    }),
  )
