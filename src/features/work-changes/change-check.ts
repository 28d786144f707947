import { REQUIRED, type Problems } from '../../domain/doctor/registration-rule.ts'
import { ruleMessage } from '../../domain/text/form-messages.ts'
import { typedInstant } from '../../domain/text/tokyo-time.ts'
import { DATE_CHANGE_NOTE } from '../../domain/work/date-change.ts'
import { problemsAmong, typedIn } from '../forms/form-answer.ts'

const { least, most } = DATE_CHANGE_NOTE

/** The message about a text, counted as the database counts. */
function noteProblem(typed: string): string | undefined {
  const { length } = [...typed.trim()]
  if (length === 0) return REQUIRED
  if (length < least) return ruleMessage('minLength', { n: least })
  return length > most ? ruleMessage('maxLength', { n: most }) : undefined
}

/** Validation of a request that needs no server. */
export function checkChange(form: FormData): Problems {
  const [start, end] = ['start', 'end'].map((name) => typedInstant(typedIn(form, name)).getTime())
  const isKnown = (time: number | undefined): time is number => time !== undefined && !Number.isNaN(time)
  return problemsAmong({
    start: isKnown(start) ? undefined : REQUIRED,
    end: !isKnown(end)
      ? REQUIRED
      : isKnown(start) && end <= start
        ? '終わりは、始まりより後の日時にしてください。'
        : undefined,
    note: noteProblem(typedIn(form, 'note')),
  })
}

/** Validation of the hospital's answer that needs no server. */
export function checkDecision(form: FormData): Problems {
  const answer = typedIn(form, 'answer')
  const word = typedIn(form, 'word')
  return problemsAmong({
    answer: answer === 'ACCEPT' || answer === 'DECLINE' ? undefined : REQUIRED,
    word: answer === 'DECLINE' || word.trim().length > most ? noteProblem(word) : undefined,
  })
}
