import * as v from 'valibot'
import { CANCELLATION_DETAIL, CANCELLATION_REASON } from '../../domain/cancellation/cancellation-words.ts'
import { needsCall } from '../../domain/cancellation/cancellation-tier.ts'
import { phoneNumber, REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** The message about a text of `least` to 500 characters. */
export const detailProblem = (typed: string, least: number = CANCELLATION_DETAIL.least): string | undefined =>
  lengthProblem(typed, { least, most: CANCELLATION_DETAIL.most })

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
