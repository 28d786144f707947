import * as v from 'valibot'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { uuid } from '../../../domain/uuid.ts'
import { END_REASON_MOST } from '../../../domain/work/engagement-end.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { fieldsOf, formWith, submissionKey, longText } from '../../forms/form-fields.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** The contract, and the doctor's page of it. */
const contract = {
  applicationId: uuid,
  regularWorkId: decimalId,
  idempotencyKey: submissionKey,
}

export const giveEndSchema = formWith({
  ...contract,
  endDate: v.pipe(v.string(), v.maxLength(40)),
  reason: longText,
})
export type GiveEndForm = v.InferOutput<typeof giveEndSchema>

export const withdrawEndSchema = fieldsOf(contract)
export type WithdrawEndForm = v.InferOutput<typeof withdrawEndSchema>

/** Validation that needs no server. */
export const checkEndNotice = (form: FormData): Problems =>
  problemsAmong({
    endDate: v.is(v.pipe(v.string(), v.isoDate()), typedIn(form, 'endDate')) ? undefined : REQUIRED,
    reason: lengthProblem(typedIn(form, 'reason'), { least: 0, most: END_REASON_MOST }),
  })
