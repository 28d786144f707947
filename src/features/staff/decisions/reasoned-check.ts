import { REQUIRED, type Problems } from '../../../domain/text/form-rule.ts'
import type { AnswerNames } from '../../forms/answer-fields.tsx'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

export const DECISION_NAMES: AnswerNames = { choice: 'decision', words: 'reason' }

/** Validation of what `DecisionFields` asks for, as far as it needs no server: a decision, and words of that length. */
export const reasonedCheck =
  (length: { least: number; most: number }, { choice, words } = DECISION_NAMES) =>
  (form: FormData): Problems =>
    problemsAmong({
      [choice]: typedIn(form, choice) === '' ? REQUIRED : undefined,
      [words]: lengthProblem(typedIn(form, words), length),
    })
