import * as v from 'valibot'
import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import { uuid } from '../../../domain/uuid.ts'
import { END_REASON_MOST } from '../../../domain/work/engagement-end.ts'
import { decimalId } from '../../../domain/decimal-id.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { fieldsOf, longText, submissionKey } from '../../forms/form-fields.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

/** The contract, and the doctor's page of it. */
const contract = {
  applicationId: uuid,
  regularWorkId: decimalId,
  idempotencyKey: submissionKey,
}

export const giveEndSchema = fieldsOf({
  ...contract,
  endDate: v.pipe(v.string(), v.maxLength(40)),
  reason: longText,
})

export const withdrawEndSchema = fieldsOf(contract)

const check = (form: FormData): Problems =>
  problemsAmong({
    endDate: v.is(v.pipe(v.string(), v.isoDate()), typedIn(form, 'endDate')) ? undefined : REQUIRED,
    reason: lengthProblem(typedIn(form, 'reason'), { least: 0, most: END_REASON_MOST }),
  })

/** Notice of the end of a contract. */
export const END_NOTICE_FORM: CheckedForm = { name: 'contract-end', typed: ['endDate', 'reason'], check }
