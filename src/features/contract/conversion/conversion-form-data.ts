import * as v from 'valibot'
import { decimalId } from '../../../domain/decimal-id.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { uuid } from '../../../domain/uuid.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey } from '../../forms/form-fields.ts'

const contract = { applicationId: uuid, idempotencyKey: submissionKey }

export const applyConversionSchema = formWith({ ...contract, regularWorkId: decimalId })
export type ApplyConversionForm = v.InferOutput<typeof applyConversionSchema>

export const confirmConversionSchema = fieldsOf(contract)
export type ConfirmConversionForm = v.InferOutput<typeof confirmConversionSchema>

/** Validation that needs no server: nobody applies by one press. */
export const checkConversion = (form: FormData): Problems =>
  problemsAmong({
    understood: typedIn(form, 'understood') === '1' ? undefined : '内容を確認し、チェックを入れてください',
  })
