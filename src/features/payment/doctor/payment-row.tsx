import { PAY_STATE } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { toMessages, toPayment } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Text } from '../../../ui/text/text.tsx'
import { ShiftTime } from '../../application/doctor/shift-time.tsx'
import { lineWord, netText, payBadge, paydayPhrase, withheldText } from './pay-words.ts'
import type { PayLineView, PaymentView } from './payment-view.ts'
import * as styles from './payment.css.ts'
import { ReceiptForm } from './receipt-form.tsx'

type PaymentRowProps = { payment: PaymentView; year: number; today: string }

/** One payment with its works, and what the doctor can do about it. */
export function PaymentRow({ payment, year, today }: PaymentRowProps) {
  const { first, lines, state, grossYen, hospitalName } = payment
  const { work } = first
  return (
    <li className={styles.row}>
      <Inline justify="between" gap={2}>
        <Text as="span" bold>
          {hospitalName}
        </Text>
        <Text as="span" bold size="lg" figures>
          {yenText(grossYen)}
        </Text>
      </Inline>
      <Inline gap={2} rowGap={1}>
        <Badge {...payBadge(state)} />
        <Text as="span" figures>
          {paydayPhrase(payment)}
        </Text>
      </Inline>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <Line key={line.id} line={line} of={payment} />
        ))}
      </ul>
      <Text tone="sub">
        <span className={styles.yen}>源泉徴収 {withheldText(payment)}</span>
        {'・'}
        <span className={styles.yen}>手取り {netText(payment)}</span>
      </Text>
      {state === 'OVERDUE' && (
        <Text tone="important">入金がなければ、病院にメッセージでご確認ください。</Text>
      )}
      <Inline gap={3}>
        <Link {...toPayment(first.id)} className={rowLinkClass}>
          明細
        </Link>
        {state === 'OVERDUE' && (
          <Link {...toMessages(work.listing.kind, work.listing.id)} className={rowLinkClass}>
            病院にメッセージ
          </Link>
        )}
      </Inline>
      <ReceiptForm payment={payment} year={year} today={today} />
    </li>
  )
}

/** A work of a payment, with its own state where that differs. */
const Line = ({ line, of }: { line: PayLineView; of: PaymentView }) => (
  <li>
    <Text tone="sub">
      {lineWord(line)}{' '}
      <ShiftTime start={line.work.plannedStart} end={line.work.plannedEnd} day={line.work.startDay} />
      {of.lines.length > 1 && <span className={styles.yen}> {yenText(line.grossYen)}</span>}
      {line.state !== of.state && `・${PAY_STATE[line.state]}`}
    </Text>
  </li>
)
