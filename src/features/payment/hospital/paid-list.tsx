import { useQueryClient } from '@tanstack/react-query'
import { payWords } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { addMonths, monthText } from '../../../domain/text/month-days.ts'
import { dayText, shiftText } from '../../../domain/text/shift-text.ts'
import { toHospitalPayments } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { sumsOf } from '../doctor/payment-sums.ts'
import type { PaymentView } from '../doctor/payment-view.ts'
import { takeBackPaidFn } from './hospital-payment.functions.ts'
import { invalidateHospitalPayments } from './hospital-payment.queries.ts'
import * as styles from './hospital-payment.css.ts'
import { LineLink, PayParts } from './pay-parts.tsx'
import { PaymentsFile } from './payments-file.tsx'
import type { HospitalList } from './unpaid-form.tsx'

type PaidListProps = { list: HospitalList; posted: string | undefined }

/** What was paid in a month, with a mark made by mistake to take back. */
export function PaidList({ list, posted }: PaidListProps) {
  const { payments, month, mayWrite } = list
  const { works, paidYen, withheldYen } = sumsOf(payments)
  const toMonth = (one: string) => toHospitalPayments({ shelf: 'PAID', month: one })
  return (
    <Stack gap={3}>
      <Inline justify="between" gap={2}>
        <Heading level={2}>{monthText(month)}に支払い済み</Heading>
        <Inline gap={2}>
          <Link {...toMonth(addMonths(month, -1))} className={buttonClass({ size: 'sm' })}>
            前の月
          </Link>
          <Link {...toMonth(addMonths(month, 1))} className={buttonClass({ size: 'sm' })}>
            次の月
          </Link>
        </Inline>
      </Inline>
      {works === 0 ? (
        <EmptyState icon={<CheckCircleIcon size="lg" />} title="この月の支払いはありません。">
          支払い待ちを支払い済みにすると、ここに並びます。
        </EmptyState>
      ) : (
        <>
          <Text bold>
            {payments.length}件(勤務 {works}件)・支給額 {yenText(paidYen)}・源泉徴収額 {yenText(withheldYen)}
          </Text>
          <PaymentsFile list={month} posted={posted}>
            {`${monthText(month)}をCSVで保存`}
          </PaymentsFile>
          <Card>
            <ul className={styles.rows}>
              {payments.map((payment) => (
                <PaidRow key={payment.id} payment={payment} month={month} mayWrite={mayWrite} />
              ))}
            </ul>
          </Card>
        </>
      )}
    </Stack>
  )
}

type PaidRowProps = { payment: PaymentView; month: string; mayWrite: boolean }

const PaidRow = ({ payment, month, mayWrite }: PaidRowProps) => (
  <li className={styles.row}>
    <Stack gap={1}>
      <Text bold>{payment.doctorName}先生</Text>
      <p className={styles.gross}>{yenText(payment.grossYen)}</p>
      <Inline gap={2}>
        <Badge tone="good">{dayText(payment.paidOn)} 支払い済み</Badge>
        {payment.receivedAt && <Badge>先生が入金を確認済み</Badge>}
      </Inline>
    </Stack>
    <ul className={styles.lines}>
      {payment.lines.map((line) => (
        <li key={line.id}>
          <Text>{shiftText(line.work.plannedStart, line.work.plannedEnd)}</Text>
          <PayParts line={line} />
          <LineLink line={line} />
        </li>
      ))}
    </ul>
    <Stack gap={2}>
      <Text tone="sub">
        源泉徴収額 {payment.withheldYen === null ? '未入力' : yenText(payment.withheldYen)}
      </Text>
      {mayWrite && payment.mayTakeBack && <TakeBackForm payment={payment} month={month} />}
    </Stack>
  </li>
)

function TakeBackForm({
  payment: {
    first: { id },
  },
  month,
}: Omit<PaidRowProps, 'mayWrite'>) {
  const queryClient = useQueryClient()
  const posted = usePosted(takeBackPaidFn, {
    key: id,
    onAnswer: ({ outcome }) => {
      toastOutcome('pay', payWords(outcome))
      return invalidateHospitalPayments(queryClient)
    },
  })
  return (
    <form {...posted.attributes}>
      <OutcomeNotice told={posted.failure} />
      <input type="hidden" name="workId" value={id} />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="idempotencyKey" value={posted.formKey} />
      <Button type="submit" size="sm" pending={posted.pending}>
        支払い待ちに戻す
      </Button>
    </form>
  )
}
