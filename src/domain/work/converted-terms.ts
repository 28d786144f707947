import { yearDayText } from '../listing/regular-text.ts'
import { indefiniteRegularTerms } from '../listing/terms/regular-terms.ts'
import type { RegularContract, TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { addDays } from '../text/tokyo-time.ts'
import { CONVERSION_HEADING } from './indefinite-conversion.ts'

/**
 * The terms of a contract whose doctor has applied for one without a term (労働契約法18条1項): the same as before but for
 * the term, with a line that says when it was applied for and what holds until then.
 */
export function convertedTerms(
  applied: TermsSnapshot & { regular: RegularContract },
  { appliedOn, startsOn }: { appliedOn: string; startsOn: string },
): TermsSnapshot & { regular: RegularContract } {
  const converted = indefiniteRegularTerms(applied)
  const text = `${yearDayText(appliedOn)}に先生から申し込みがあり、${yearDayText(startsOn)}から期間の定めのない契約です(労働契約法18条)。${yearDayText(addDays(startsOn, -1))}までは、これまでの期間の定めのある契約です。契約期間のほかの労働条件は変わりません。`
  return {
    ...converted,
    terms: [
      ...converted.terms.filter(({ heading }) => heading !== CONVERSION_HEADING),
      { heading: CONVERSION_HEADING, text },
    ],
  }
}
