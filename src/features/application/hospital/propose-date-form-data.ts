import * as v from 'valibot'
import { typedInstant } from '../../../domain/text/tokyo-time.ts'
import { uuid } from '../../../domain/uuid.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { fieldsOf, submissionKey } from '../../forms/form-fields.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'
import { feeOf } from './decide-form-data.ts'

const short = v.pipe(v.string(), v.maxLength(40))

/** The posted date, by script or by the browser itself. */
export const proposeDateSchema = fieldsOf({
  applicationId: uuid,
  start: short,
  end: short,
  fee: short,
  idempotencyKey: submissionKey,
})

const MOMENT_REQUIRED = '日付と時刻を入力してください'
const isMoment = (typed: string) => !Number.isNaN(typedInstant(typed).getTime())

/** One more date of a running contract. */
export const DATE_FORM: CheckedForm = {
  name: 'proposeDate',
  typed: ['start', 'end', 'fee'],
  check: (form) =>
    problemsAmong({
      start: isMoment(typedIn(form, 'start')) ? undefined : MOMENT_REQUIRED,
      end: isMoment(typedIn(form, 'end')) ? undefined : MOMENT_REQUIRED,
      fee: feeOf(typedIn(form, 'fee')) > 0 ? undefined : '金額を入力してください',
    }),
}
