import type { Problems } from '../../../domain/text/form-rule.ts'
import { REHIRE_NOTE } from '../../../domain/work/rehire.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation that needs no server. */
export const checkDecline = (form: FormData): Problems =>
  problemsAmong({
    reason: lengthProblem(typedIn(form, 'reason'), {
      least: 0,
      most: REHIRE_NOTE,
    }),
  })
