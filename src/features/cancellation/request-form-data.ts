import * as v from 'valibot'
import { CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { needsCall } from '../../domain/cancellation/cancellation-tier.ts'
import { phoneNumber, REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import type { CheckedForm } from '../forms/posted-form.ts'
import { detailProblem } from './detail-problem.ts'

const NOT_CALLED = '病院へお電話でご連絡のうえ、チェックを入れてください。'

function check(form: FormData): Problems {
  const phone = v.safeParse(phoneNumber, typedIn(form, 'phone'))
  return problemsAmong({
    reason: Object.hasOwn(CANCELLATION_REASON, typedIn(form, 'reason')) ? undefined : REQUIRED,
    detail: detailProblem(typedIn(form, 'detail')),
    phone: phone.success ? undefined : phone.issues[0].message,
    phoneConfirmed:
      needsCall(typedIn(form, 'seenTier')) && !form.has('phoneConfirmed') ? NOT_CALLED : undefined,
  })
}

/** The doctor's request. */
export const REQUEST_FORM: CheckedForm = {
  name: 'cancellation',
  typed: ['reason', 'detail', 'phone', 'phoneConfirmed'],
  check,
}
