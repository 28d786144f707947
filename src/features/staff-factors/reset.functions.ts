import { create } from '@bufbuild/protobuf'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import {
  ResetMemberFactorOutcome,
  ResetMemberFactorRequestSchema,
  StaffFactors,
} from '../../contract/gen/staff_factor_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { toStaffFactors } from '../../platform/addresses.ts'
import { callStaff } from '../../services/staff/staff.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { formWith, submissionKey, typedLines } from '../forms/form-fields.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkReset } from './reset-check.ts'
import { RESET_FORM } from './reset-search.ts'

const resetSchema = formWith({
  address: v.pipe(v.string(), v.maxLength(500)),
  reason: v.pipe(typedLines, v.maxLength(5_000)),
  idempotencyKey: submissionKey,
})

async function reset({ form, fields }: v.InferOutput<typeof resetSchema>): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkReset(form))
  if (invalid) return invalid
  const request = create(ResetMemberFactorRequestSchema, fields)
  const { outcome } = await callStaff(StaffFactors.method.resetMemberFactor, request)
  return { outcome: requiredWord(ResetMemberFactorOutcome, outcome, 'ResetMemberFactor.outcome') }
}

/** Takes away the second factor of a hospital's member, for a recorded reason. */
export const resetMemberFactor = createServerFn({ method: 'POST' })
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
