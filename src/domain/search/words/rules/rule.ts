import type { Meaning, Rule, Sense } from '../meaning.ts'

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

export const onDays = (dates: readonly string[], note?: string): Meaning | undefined =>
  dates.length > 0 ? { criteria: { dates: [...dates] }, note } : undefined

export const NO_SUCH_DAY: Sense = { beyond: 'その日付では探せません。' }
