import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { DATE_CHANGE_NOTE } from '../../domain/work/date-change.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import type { CheckedForm } from '../forms/posted-form.ts'

function checkDateChange(form: FormData): Problems {
  const [start, end] = ['start', 'end'].map((name) => typedInstant(typedIn(form, name)).getTime())
  const isKnown = (time: number | undefined): time is number => time !== undefined && !Number.isNaN(time)
  return problemsAmong({
    start: isKnown(start) ? undefined : REQUIRED,
    end: !isKnown(end)
      ? REQUIRED
      : isKnown(start) && end <= start
        ? '終わりは、始まりより後の日時にしてください。'
        : undefined,
    note: lengthProblem(typedIn(form, 'note'), DATE_CHANGE_NOTE),
  })
}

function checkAnswer(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const least = answer === 'DECLINE' ? DATE_CHANGE_NOTE.least : 0
  return problemsAmong({
    answer: answer === 'ACCEPT' || answer === 'DECLINE' ? undefined : REQUIRED,
    word: lengthProblem(typedIn(form, 'word'), { ...DATE_CHANGE_NOTE, least }),
  })
}

const ASKED = { typed: ['start', 'end', 'note'], check: checkDateChange }
const ANSWERED = { typed: ['answer', 'word'], check: checkAnswer }

/** The doctor's request to move a work, and the hospital's answer. */
export const CHANGE_FORM: CheckedForm = { name: 'date-change', ...ASKED }
export const DECIDE_CHANGE_FORM: CheckedForm = { name: 'date-change-answer', ...ANSWERED }

/** The hospital's request to move a work, and the doctor's answer. */
export const PROPOSE_CHANGE_FORM: CheckedForm = { name: 'date-change-proposal', ...ASKED }
export const ANSWER_CHANGE_FORM: CheckedForm = { name: 'date-change-reply', ...ANSWERED }
