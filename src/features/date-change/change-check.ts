import { REQUIRED, type Problems } from '../../domain/text/form-rule.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { DATE_CHANGE_NOTE } from '../../domain/work/date-change.ts'
import { SUBSTITUTE_ANSWER } from '../../domain/work/substitute.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'
import { lengthProblem } from '../forms/length-problem.ts'

/** Validation of a request that needs no server. */
export function checkDateChange(form: FormData): Problems {
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

/** Validation of the hospital's answer that needs no server. */
export function checkDateChangeDecision(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const least = answer === 'DECLINE' ? DATE_CHANGE_NOTE.least : 0
  return problemsAmong({
    answer: answer === 'ACCEPT' || answer === 'DECLINE' ? undefined : REQUIRED,
    word: lengthProblem(typedIn(form, 'word'), { ...DATE_CHANGE_NOTE, least }),
  })
}

/** The same for the hospital's answer about a substitute. */
export function checkSubstituteAnswer(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const least = answer === 'DECLINE' ? SUBSTITUTE_ANSWER.least : 0
  return problemsAmong({
    answer: answer === 'ARRANGE' || answer === 'DECLINE' ? undefined : REQUIRED,
    word: lengthProblem(typedIn(form, 'word'), { ...SUBSTITUTE_ANSWER, least }),
  })
}
