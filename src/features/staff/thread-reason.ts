import type { Problems } from '../../domain/text/form-rule.ts'
import { reasonProblem } from '../../domain/message/thread-view-reason.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { outcomeWords } from '../../domain/text/outcome-words.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

export const openWords = outcomeWords({ UNREACHABLE: UNAVAILABLE })

/** Validation that needs no server. */
export const reasonProblems = (form: FormData): Problems =>
  problemsAmong({ reason: reasonProblem(typedIn(form, 'reason')) ?? undefined })

/** Why a thread is read. */
export const OPEN_THREAD_FORM: CheckedForm = {
  name: 'openThread',
  typed: ['reason'],
  check: reasonProblems,
}
