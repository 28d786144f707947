import { addDays } from '../../../text/tokyo-time.ts'
import { AHEAD, AHEAD_NOTE, daysFrom } from '../day-sets.ts'
import type { SentenceMeaning, Rule, Sense } from '../meaning.ts'

/**
 * A rule that matches a pattern at the start of the remaining sentence. Patterns are in folded text
 * (katakana).
 */
export function rule(pattern: string, sense: (groups: string[], today: string) => Sense | undefined): Rule {
  const expression = new RegExp(`^(?:${pattern})`)
  return (rest, today) => {
    const match = expression.exec(rest)
    const found =
      match &&
      sense(
        match.map((group) => group ?? ''),
        today,
      )
    return found ? { length: match[0].length, sense: found } : undefined
  }
}

export const onDays = (dates: readonly string[], note?: string): SentenceMeaning | undefined =>
  dates.length > 0 ? { criteria: { dates: [...dates] }, note } : undefined

/** All days of a kind from today on, which narrow a stretch of days in the same sentence. */
export const daysOfKind = (
  has: (day: string) => boolean,
  today: string,
  note = AHEAD_NOTE,
): SentenceMeaning => ({
  criteria: { dates: daysFrom(today, addDays(today, AHEAD)).filter(has) },
  narrows: has,
  note: `「{}」は${note}`,
})

/** Why days before today are no criterion. */
export const PAST = '過ぎた日では探せません。今日からの日付でお探しください。'

export const NO_SUCH_DAY: Sense = { beyond: 'その日付では探せません。' }
