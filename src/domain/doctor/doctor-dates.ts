import type { Problems } from '../text/form-rule.ts'

/** A doctor's dates; an absent one is not checked. Days are civil days, `YYYY-MM-DD`. */
export type DoctorDates = {
  birthDate?: string | undefined
  graduationYear?: number | undefined
  licenceDate?: string | undefined
}

/** Minimum age at graduation: 24 in Japan (six years from 18), and not below this abroad. */
const YOUNGEST_GRADUATE = 22

const yearOf = (day: string): number => Number(day.slice(0, 4))

/**
 * Contradictions between the dates, as errors of every field that may be wrong: graduation before the minimum
 * age, or licence before graduation.
 */
export function dateContradictions({ birthDate, graduationYear, licenceDate }: DoctorDates): Problems {
  const problems: Record<string, string> = {}
  const ask = (fields: readonly string[], message: string) => {
    for (const field of fields) problems[field] ??= message
  }
  const bornIn = birthDate === undefined ? undefined : yearOf(birthDate)
  const licensedIn = licenceDate === undefined ? undefined : yearOf(licenceDate)
  if (bornIn !== undefined && graduationYear !== undefined && graduationYear < bornIn + YOUNGEST_GRADUATE)
    ask(
      ['graduationYear', 'birthDate'],
      `卒業年(${graduationYear}年)と生年月日(${bornIn}年)が合いません。どちらも正しいかご確認ください`,
    )
  if (bornIn !== undefined && licensedIn !== undefined && licensedIn < bornIn + YOUNGEST_GRADUATE)
    ask(
      ['licenceDate', 'birthDate'],
      `医籍登録年月日(${licensedIn}年)と生年月日(${bornIn}年)が合いません。どちらも正しいかご確認ください`,
    )
  if (licensedIn !== undefined && graduationYear !== undefined && licensedIn < graduationYear)
    ask(
      ['licenceDate', 'graduationYear'],
      `医籍登録年月日(${licensedIn}年)が卒業年(${graduationYear}年)より前です。どちらも正しいかご確認ください`,
    )
  return problems
}
