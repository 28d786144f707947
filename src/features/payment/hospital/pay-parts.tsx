import { FICTITIOUS } from '../../../domain/money/take-home.ts'
import { COMPENSATION, DIFFERENCE } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { toHospitalCancellation, toHospitalReport } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'
import { whole } from '../../../ui/theme/text.css.ts'
import type { PayLineView, PaymentView } from '../doctor/payment-view.ts'

/** Of what a work's pay is made: 給与, incentives, what was added, carfare; a compensation and a difference stand alone. */
export function PayParts({ line }: { line: PayLineView }) {
  const { work, grossYen, compensationYen, isDifference } = line
  const { fee, report } = work
  const incentives = report?.incentives.reduce((sum, { yen }) => sum + yen, 0) ?? 0
  const parts = isDifference
    ? [{ word: DIFFERENCE, yen: grossYen }]
    : compensationYen === null
      ? [
          { word: '給与', yen: fee },
          { word: 'インセンティブ', yen: incentives },
          { word: '追加', yen: report?.extraYen ?? 0 },
          { word: '交通費', yen: report?.paidCarfareYen ?? 0 },
        ].filter(({ yen }) => yen > 0)
      : [{ word: COMPENSATION, yen: compensationYen }]
  return (
    <Text tone="sub">
      <span className={whole}>{yenText(grossYen)}</span>
      {parts.map(({ word, yen }, index) => (
        <span key={word} className={whole}>
          {index === 0 && '('}
          {word}
          {parts.length > 1 && ` ${yenText(yen)}`}
          {index === parts.length - 1 ? ')' : '、'}
        </span>
      ))}
    </Text>
  )
}

/** What the tax probably is, by the table of the terms. */
export const taxHint = ({ estimateYen, withholding, taxableYen, isFictitious }: PaymentView): string =>
  estimateYen === null
    ? `課税対象 ${yenText(taxableYen)}・${withholding}`
    : `目安 ${yenText(estimateYen)}・課税対象 ${yenText(taxableYen)}・${withholding}${isFictitious ? `。${FICTITIOUS}` : ''}`

/** Where a work of a payment is explained. */
export const LineLink = ({ line: { work, compensationYen } }: { line: PayLineView }) =>
  compensationYen === null ? (
    <Link {...toHospitalReport(work.id)} className={rowLinkClass}>
      実績を見る
    </Link>
  ) : (
    <Link {...toHospitalCancellation(work.id)} className={rowLinkClass}>
      キャンセルの内容
    </Link>
  )
