import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

/** The doctor applies for a contract without a term: nobody does by one press. */
export const APPLY_CONVERSION_FORM: CheckedForm = {
  name: 'apply-conversion',
  check: (form) =>
    problemsAmong({
      understood: typedIn(form, 'understood') === '1' ? undefined : '内容を確認し、チェックを入れてください',
    }),
}
