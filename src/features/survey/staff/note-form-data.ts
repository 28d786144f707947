import { NOTE_WORDS } from '../../../domain/work/survey-note.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'
import { reasonProblems } from '../../staff/thread-reason.ts'

/** Why the words of a survey are read. */
export const OPEN_NOTE_FORM: CheckedForm = {
  name: 'openSurveyNote',
  typed: ['reason'],
  check: reasonProblems,
}

/** What was done about them. */
export const HANDLE_NOTE_FORM: CheckedForm = {
  name: 'handleSurveyNote',
  typed: ['words'],
  check: (form) => problemsAmong({ words: lengthProblem(typedIn(form, 'words'), NOTE_WORDS) }),
}
