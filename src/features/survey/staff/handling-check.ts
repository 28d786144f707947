import type { Problems } from '../../../domain/text/form-rule.ts'
import { NOTE_WORDS } from '../../../domain/work/survey-note.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation of what was done that needs no server. */
export const checkHandling = (form: FormData): Problems =>
  problemsAmong({ words: lengthProblem(typedIn(form, 'words'), NOTE_WORDS) })
