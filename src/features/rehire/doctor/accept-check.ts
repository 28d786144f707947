import type { Problems } from '../../../domain/text/form-rule.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { checkApplication } from '../../application/doctor/apply/application-problem.ts'
import { checkWish } from '../../application/doctor/apply-regular/apply-regular-form-data.ts'

/** Validation that needs no server. With `hasShortRest` the doctor has to acknowledge the short rest. */
export const checkAccept = (form: FormData, hasShortRest: boolean): Problems =>
  problemsAmong({
    ...checkApplication(form, hasShortRest),
    ...(typedIn(form, 'kind') === 'regular' && checkWish(form)),
  })
