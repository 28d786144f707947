import { addDays } from '../../text/tokyo-time.ts'
import { yearDayText } from '../regular-text.ts'
import type { ConversionTerms } from './terms-snapshot.ts'

/** What both sides, and the notice of terms (労働基準法施行規則5条5項), read of 無期転換 (労働契約法18条). */
export const conversionLine = (conversion: ConversionTerms): string =>
  'from' in conversion
    ? `${yearDayText(conversion.from)}〜${yearDayText(conversion.until)}の間に病院へ申し込むと、${yearDayText(addDays(conversion.until, 1))}から期間の定めのない契約になります(労働契約法18条)。契約期間のほかの労働条件は、このときの契約と同じです。`
    : `${yearDayText(conversion.appliedOn)}に先生から申し込みがあり、${yearDayText(conversion.startsOn)}から期間の定めのない契約です(労働契約法18条)。${yearDayText(addDays(conversion.startsOn, -1))}までは、これまでの期間の定めのある契約です。契約期間のほかの労働条件は変わりません。`
