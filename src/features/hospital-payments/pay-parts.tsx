import { yenText } from '../../domain/text/money-text.ts'
import { Text } from '../../ui/text/text.tsx'
import type { PaymentView } from '../payments/payment-view.ts'
import * as styles from './hospital-payments.css.ts'

/** Of what a work's pay is made: 給与, incentives, what was added, carfare. */
export function PayParts({ payment: { work, grossYen } }: { payment: PaymentView }) {
  const { fee, report } = work
  const incentives = report?.incentives.reduce((sum, { yen }) => sum + yen, 0) ?? 0
  const parts = [
    { word: '給与', yen: fee },
    { word: 'インセンティブ', yen: incentives },
    { word: '追加', yen: report?.extraYen ?? 0 },
    { word: '交通費', yen: report?.paidCarfareYen ?? 0 },
  ]
  return (
    <div>
      <p className={styles.gross}>{yenText(grossYen)}</p>
      <Text tone="sub">
        {parts
          .filter(({ word, yen }) => word === '給与' || yen > 0)
          .map(({ word, yen }, index) => (
            <span key={word}>
              {index > 0 && '・'}
              <span className={styles.part}>
                {word} {yenText(yen)}
              </span>
            </span>
          ))}
      </Text>
    </div>
  )
}

/** What the tax probably is, by the table of the terms. */
export const taxHint = ({ estimateYen, withholding, taxableYen }: PaymentView): string =>
  estimateYen === null
    ? `課税対象 ${yenText(taxableYen)}・${withholding}`
    : `目安 ${yenText(estimateYen)}(課税対象 ${yenText(taxableYen)}・${withholding})`
