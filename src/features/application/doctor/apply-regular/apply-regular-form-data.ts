import * as v from 'valibot'
import { decimalId } from '../../../../domain/decimal-id.ts'
import type { Problems } from '../../../../domain/text/form-rule.ts'
import { APPLY_OUTCOME } from '../../../../domain/application/apply-outcome.ts'
import { ruleMessage } from '../../../../domain/text/form-messages.ts'
import { problemsAmong, typedIn } from '../../../forms/form-answer.ts'
import { submissionKey } from '../../../forms/form-fields.ts'
import type { CheckedForm } from '../../../forms/posted-form.ts'
import { DOCUMENT_KINDS } from '../apply/application-form-data.ts'
import { messageProblem } from '../apply/application-problem.ts'

/** The days of `ContractWish`, as posted. */
export const weekdayNumbersIn = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[1-7]$/), v.transform(Number))),
  v.maxLength(7),
)

/** The posted form, by script or by the browser itself. */
export const applyRegularFormSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    form,
    regularWorkId: typedIn(form, 'regularWorkId'),
    idempotencyKey: typedIn(form, 'idempotencyKey'),
    message: typedIn(form, 'message').replaceAll('\r\n', '\n').trim(),
    weekdays: form.getAll('weekdays'),
    startDate: typedIn(form, 'startDate'),
    sharedDocuments: form.getAll('sharedDocuments'),
  })),
  v.object({
    form: v.instance(FormData),
    regularWorkId: decimalId,
    idempotencyKey: submissionKey,
    // The real limit is checked later and shown to the doctor; this one only stops floods.
    message: v.pipe(v.string(), v.maxLength(20_000)),
    weekdays: weekdayNumbersIn,
    startDate: v.pipe(v.string(), v.maxLength(40)),
    sharedDocuments: v.array(v.picklist(DOCUMENT_KINDS)),
  }),
)

export type ApplyRegularForm = v.InferOutput<typeof applyRegularFormSchema>

/** Validation of the days and the start (`ContractWish`). */
export const checkWish = (form: FormData): Problems =>
  problemsAmong({
    weekdays: form.getAll('weekdays').length === 0 ? '希望する曜日を選んでください。' : undefined,
    startDate: v.is(v.pipe(v.string(), v.isoDate()), typedIn(form, 'startDate'))
      ? undefined
      : ruleMessage('required'),
  })

/** An application to a regular listing. */
export const APPLY_REGULAR_FORM: CheckedForm = {
  name: 'apply-regular',
  typed: ['message', 'startDate', 'weekdays'],
  check: (form) => problemsAmong({ ...checkWish(form), ...messageProblem(typedIn(form, 'message')) }),
}

/** The field errors of an outcome. */
export const wishProblems = (outcome: string | undefined): Problems =>
  outcome === 'WISH_INVALID' ? { startDate: APPLY_OUTCOME.WISH_INVALID.sentence } : {}
