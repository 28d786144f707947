import { yearDayText } from '../listing/regular-text.ts'
import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { addDays } from '../text/tokyo-time.ts'
import { addMonths } from './engagement.ts'

/**
 * 無期転換 (労働契約法18条): whose renewed contracts with one employer last longer than five years in all may ask, within the
 * term that passes them, for a contract without a term, and has it from the day after that term on.
 */

export const CONVERSION_HEADING = '無期転換'

const FIVE_YEARS_IN_MONTHS = 60

type RenewedTerm = {
  /** The first day of the first contract. */
  startDate: string
  /** The last day of the term before, and of the renewed one. */
  termEnd: string
  newEnd: string
}

/** The last day until which a contract may be renewed without the right to convert it. */
export const lastDayWithoutConversion = (startDate: string): string =>
  addDays(addMonths(startDate, FIVE_YEARS_IN_MONTHS), -1)

/**
 * The days on which the doctor may ask, which are all of the renewed term: it counts as a whole, from its first day on.
 * Null where the terms do not exceed five years.
 */
export const conversionDays = ({
  startDate,
  termEnd,
  newEnd,
}: RenewedTerm): { from: string; until: string } | null =>
  newEnd > lastDayWithoutConversion(startDate) ? { from: addDays(termEnd, 1), until: newEnd } : null

/** What both sides, and the notice of terms (労働基準法施行規則5条5項), say of it; null without the right. */
export function conversionText(term: RenewedTerm): string | null {
  const days = conversionDays(term)
  return (
    days &&
    `${yearDayText(days.from)}〜${yearDayText(days.until)}の間に病院へ申し込むと、${yearDayText(addDays(days.until, 1))}から期間の定めのない契約になります(労働契約法18条)。契約期間のほかの労働条件は、このときの契約と同じです。`
  )
}

/** The terms of a renewed contract, with the line about the conversion where there is the right to it. */
export function withConversion(terms: TermsSnapshot, term: RenewedTerm): TermsSnapshot {
  const text = conversionText(term)
  return {
    ...terms,
    terms: [
      ...terms.terms.filter(({ heading }) => heading !== CONVERSION_HEADING),
      ...(text === null ? [] : [{ heading: CONVERSION_HEADING, text }]),
    ],
  }
}
