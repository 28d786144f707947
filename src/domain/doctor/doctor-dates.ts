import type { Problems } from './registration-rule.ts'

/** What a doctor says about when; a date that is not known contradicts nothing. Days are YYYY-MM-DD. */
export type DoctorDates = {
  birthDate?: string | undefined
  graduationYear?: number | undefined
  licenceDate?: string | undefined
}

/** Six years of medical school after school in Japan; nowhere does it end earlier than this. */
const YOUNGEST_GRADUATE = 22

const yearOf = (day: string): number => Number(day.slice(0, 4))

/**
 * Which of the dates cannot be true together, asked about at each of the fields that may be wrong: nobody graduates as a
 * child, and the register takes who has graduated.
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
