import { yenText } from '../../domain/text/money-text.ts'
import { toMessages, toPayment } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../applications/shift-time.tsx'
import { netText, payBadge, paydayText, withheldText } from './pay-words.ts'
import type { PaymentView } from './payment-view.ts'
import * as styles from './payments.css.ts'
import { ReceiptForm } from './receipt-form.tsx'

type PaymentRowProps = { payment: PaymentView; year: number; formKey: string }

/** The pay of one work, with what the doctor can do about it. */
export function PaymentRow({ payment, year, formKey }: PaymentRowProps) {
  const { work, state, grossYen } = payment
  return (
    <li className={styles.row}>
      <Inline justify="between" gap={2}>
        <Text as="span" bold>
          {work.hospitalName}
        </Text>
        <Text as="span" bold size="lg" figures>
          {yenText(grossYen)}
        </Text>
      </Inline>
      <Inline gap={2} rowGap={1}>
        <Badge {...payBadge(state)} />
        <Text as="span" figures>
          {paydayText(payment)}
        </Text>
      </Inline>
      <Text tone="sub">
        勤務 <ShiftTime start={work.startTime} end={work.endTime} day={work.startDay} />
      </Text>
      <Text tone="sub">
        <span className={styles.yen}>源泉徴収 {withheldText(payment)}</span>
        {'・'}
        <span className={styles.yen}>手取り {netText(payment)}</span>
      </Text>
      {state === 'OVERDUE' && (
        <Text tone="important">入金がなければ、病院にメッセージでご確認ください。</Text>
      )}
      <Inline gap={3}>
        <Link {...toPayment(work.id)} className={rowLinkClass}>
          明細
        </Link>
        {state === 'OVERDUE' && (
          <Link {...toMessages(work.listing.kind, work.listing.id)} className={rowLinkClass}>
            病院にメッセージ
          </Link>
        )}
        <ReceiptForm payment={payment} year={year} formKey={formKey} />
      </Inline>
    </li>
  )
}
