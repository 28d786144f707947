import * as v from 'valibot'
import { CANCELLATION_DETAIL, CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { needsCall } from '../../domain/cancellation/cancellation-tier.ts'
import { phoneNumber, REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'

/** The message about a text of `least` to 500 characters, counted as the database counts. */
export function detailProblem(typed: string, least: number = CANCELLATION_DETAIL.least): string | undefined {
  const { length } = [...typed.trim()]
  const { most } = CANCELLATION_DETAIL
  if (length === 0 && least > 0) return REQUIRED
  if (length < least) return ruleMessage('minLength', { n: least })
  return length > most ? ruleMessage('maxLength', { n: most }) : undefined
}

const NOT_CALLED = '病院へお電話でご連絡のうえ、チェックを入れてください。'

/** Validation of a request that needs no server. */
export function checkRequest(form: FormData): Problems {
  const phone = v.safeParse(phoneNumber, typedIn(form, 'phone'))
  return problemsAmong({
    reason: Object.hasOwn(CANCELLATION_REASON, typedIn(form, 'reason')) ? undefined : REQUIRED,
    detail: detailProblem(typedIn(form, 'detail')),
    phone: phone.success ? undefined : phone.issues[0].message,
    phoneConfirmed:
      needsCall(typedIn(form, 'seenTier')) && !form.has('phoneConfirmed') ? NOT_CALLED : undefined,
  })
}
