import * as v from 'valibot'
import { oneWord } from '../../text/form-rule.ts'
import { paydayOf, paydayText } from '../../money/payday.ts'
import { dayText } from '../../text/shift-text.ts'
import { tokyoInstant } from '../../text/tokyo-time.ts'
import { COMMON_ENTRIES } from './common-draft.ts'
import { END_DAY, minutesOfShift } from './end-day.ts'
import { answerOf, type Answers } from './listing-answers.ts'
import { PAYDAY_ENTRIES, ruleChosen } from './payday-choice.ts'
import { day } from './typed-field.ts'

const rules = v.object(PAYDAY_ENTRIES)
const { startTime, endTime } = COMMON_ENTRIES
const shifts = v.object({ date: day, startTime, endTime, endDay: oneWord(END_DAY) })

const typedIn = (schema: { entries: object }, answers: Answers) =>
  Object.fromEntries(Object.keys(schema.entries).map((name) => [name, answerOf(answers, name)]))

/** 「2027/1/25(月)」. */
const longDay = (civil: string): string => `${Number(civil.slice(0, 4))}/${dayText(civil)}`

/**
 * What is chosen in a sentence, with the payday of the typed shift, or of the first possible one of a regular listing, as
 * an example; null while the choice is not whole.
 */
export function paydayPreview(answers: Answers): { rule: string; example: string | null } | null {
  const chosen = v.safeParse(rules, typedIn(rules, answers))
  const rule = chosen.success ? ruleChosen(chosen.output) : null
  if (!rule) return null
  const first = answerOf(answers, 'date') || answerOf(answers, 'contractStart')
  const shift = v.safeParse(shifts, { ...typedIn(shifts, answers), date: first })
  if (!shift.success) return { rule: paydayText(rule), example: null }
  const { date } = shift.output
  const { start, end } = minutesOfShift(shift.output)
  const payday = paydayOf({ start: tokyoInstant(date, start), end: tokyoInstant(date, end) }, rule)
  return {
    rule: paydayText(rule),
    example: `${dayText(date)}の勤務は ${longDay(payday.day)} に支払われます。`,
  }
}
