import { REQUIRED } from '../../domain/text/form-rule.ts'
import { SUBSTITUTE_ANSWER } from '../../domain/work/substitute.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

/** The hospital's answer whether it arranges a substitute. */
export const ANSWER_SUBSTITUTE_FORM: CheckedForm = {
  name: 'substitute-answer',
  typed: ['answer', 'word'],
  check: (form) => {
    const answer = typedIn(form, 'answer')
    const least = answer === 'DECLINE' ? SUBSTITUTE_ANSWER.least : 0
    return problemsAmong({
      answer: answer === 'ARRANGE' || answer === 'DECLINE' ? undefined : REQUIRED,
      word: lengthProblem(typedIn(form, 'word'), { ...SUBSTITUTE_ANSWER, least }),
    })
  },
}
