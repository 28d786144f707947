import { REQUIRED } from '../../domain/text/form-rule.ts'
import { NOTICE_DELIVERY } from '../../domain/work/terms-notice.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

/** The doctor's answer to a notice. */
export const TERMS_FORM: CheckedForm = {
  name: 'terms-notice',
  typed: ['delivery'],
  check: (form) =>
    problemsAmong({
      delivery: Object.hasOwn(NOTICE_DELIVERY, typedIn(form, 'delivery')) ? undefined : REQUIRED,
    }),
}
