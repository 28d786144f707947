import { useSuspenseQuery } from '@tanstack/react-query'
import { FICTITIOUS } from '../../../domain/money/take-home.ts'
import { COMPENSATION, DIFFERENCE } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { longDayText } from '../../../domain/text/shift-text.ts'
import { toCancellation, toWorkReport } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { screenOnly } from '../../../ui/theme/print.css.ts'
import { BackPage } from '../../shell/back-page.tsx'
import { NoSuchOwnWork, WorkHead } from '../../record/doctor/work-parts.tsx'
import { PayStatement } from '../../record/doctor/report-statement.tsx'
import { netText, payBadge, withheldText } from './pay-words.ts'
import type { PayLineView } from './payment-view.ts'
import { paymentQuery } from './payment.queries.ts'
import { PrintButton } from '../../page-parts/print-button.tsx'
import { PAYMENT_HEAD } from './payment-search.ts'

/** The statement of one payment, work by work, which also prints. */
export function PaymentPage({ id }: { id: string }) {
  const { data: payment } = useSuspenseQuery(paymentQuery(id))
  if (!payment)
    return (
      <BackPage {...PAYMENT_HEAD}>
        <NoSuchOwnWork />
      </BackPage>
    )
  const { lines, first, state, payday, paidOn, withholding, receivedAt } = payment
  return (
    <BackPage {...PAYMENT_HEAD}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      <Card as="section" aria-labelledby="statement">
        <Stack gap={3}>
          <Inline justify="between" gap={2}>
            <Heading level={2} id="statement">
              {state === 'EXPECTED' ? '支払いの見込み' : '確定した支払い'}
            </Heading>
            <Badge {...payBadge(state)} />
          </Inline>
          <DescriptionList
            items={[
              {
                term: '支給額(税引前)',
                description: yenText(payment.grossYen),
                note: lines.length > 1 ? `${lines.length}件の合計` : undefined,
              },
              {
                term: '源泉徴収額',
                description: withheldText(payment),
                note: `労働条件: ${withholding}`,
              },
              { term: '差引支給額', description: netText(payment) },
              {
                term: '支払日',
                description:
                  payday === '' ? '労働条件をご確認ください' : longDayText(`${payday}T00:00:00+09:00`),
              },
              ...(paidOn === ''
                ? []
                : [{ term: '支払った日', description: longDayText(`${paidOn}T00:00:00+09:00`) }]),
              ...(receivedAt === null ? [] : [{ term: '入金の確認', description: longDayText(receivedAt) }]),
            ]}
          />
          {payment.withheldYen === null && (
            <Text tone="sub">
              源泉徴収額の見込みは、税額表による目安です。{payment.isFictitious && FICTITIOUS}
              実際の額は病院の計算によります。
            </Text>
          )}
        </Stack>
      </Card>
      <Inline gap={3} className={screenOnly}>
        <PrintButton />
        {first.compensationYen === null ? (
          <Link {...toWorkReport(first.work.id)} className={rowLinkClass}>
            勤務報告を見る
          </Link>
        ) : (
          <Link {...toCancellationOf(first.work)} className={rowLinkClass}>
            キャンセルの内容を見る
          </Link>
        )}
      </Inline>
    </BackPage>
  )
}

const toCancellationOf = ({ listing, scheduleId }: PayLineView['work']) =>
  toCancellation({ id: listing.id, scheduleId })

/** A work of the payment, and of what its pay is made. */
const Line = ({ line }: { line: PayLineView }) => {
  const alone = standsAlone(line)
  return (
    <>
      <WorkHead work={line.work} />
      <Card as="section" aria-label={alone?.term ?? '支払いの内訳'}>
        {alone ? <DescriptionList items={[alone]} /> : <PayStatement work={line.work} />}
      </Card>
    </>
  )
}

/** A line that is not the pay of a report. */
function standsAlone({ compensationYen, isDifference, grossYen }: PayLineView) {
  if (isDifference)
    return {
      term: DIFFERENCE,
      description: yenText(grossYen),
      note: '異議に病院が応じ、支払い済みの額より増えた分です。内訳は勤務報告のページにあります。',
    }
  if (compensationYen === null) return null
  return {
    term: COMPENSATION,
    description: yenText(compensationYen),
    note: '病院が勤務をキャンセルしたための支払いです。給与として税がかかります。',
  }
}
