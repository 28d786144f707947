import { useSuspenseQuery } from '@tanstack/react-query'
import { SLIP_STATE } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { durationText, monthDayText, shiftText } from '../../../domain/text/shift-text.ts'
import { toPayment, toPayments } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { cx } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { BackPage } from '../../shell/back-page.tsx'
import { minutesOfRecord } from '../../record/doctor/record-view.ts'
import { groupedBy, paidByHospital, sumsOf } from './payment-sums.ts'
import { lineWord } from './pay-words.ts'
import type { PayLineView, PaymentView } from './payment-view.ts'
import type { YearOfPay } from './payment.functions.ts'
import { yearOfPayQuery } from './payment.queries.ts'
import { PrintButton } from '../../page-parts/print-button.tsx'
import * as styles from './payment.css.ts'
import { YenTable } from './yen-table.tsx'
import { YEAR_HEAD } from './payment-search.ts'

/** What was paid in a year, for the tax return: totals by hospital, and payment by payment; prints on A4. */
export function YearPage({ year: asked }: { year: number | undefined }) {
  const { data } = useSuspenseQuery(yearOfPayQuery(asked))
  const { year, payments } = data
  const paid = payments.filter(({ state }) => state === 'PAID')
  return (
    <BackPage title={`${year}年 ${YEAR_HEAD.title}`} back={toPayments({ year })}>
      {paid.length === 0 ? (
        <EmptyState icon={<CalendarIcon size="lg" />} title={`${year}年に支払い済みの勤務はありません。`}>
          支払い済みになった勤務を、病院ごと・勤務ごとにまとめて印刷できます。
        </EmptyState>
      ) : (
        <>
          <PrintButton />
          <Text tone="sub">
            {year}年中に支払われた勤務です。確定申告には、病院が交付する源泉徴収票をお使いください。
          </Text>
          <ByHospital data={data} />
          <ByWork paid={paid} />
        </>
      )}
    </BackPage>
  )
}

function ByHospital({ data: { payments, slips } }: { data: YearOfPay }) {
  const hospitals = paidByHospital(payments)
  const sums = sumsOf(payments.filter(({ state }) => state === 'PAID'))
  const slipOf = (id: string) => slips.find(({ hospitalId }) => hospitalId === id)?.state ?? 'WAITING'
  return (
    <Stack gap={2}>
      <Heading level={2}>病院ごとの合計</Heading>
      <YenTable
        caption="病院ごとの合計"
        columns={['病院', '件数', '支給額', '源泉徴収額', '源泉徴収票']}
        rows={hospitals.map((one) => ({
          key: one.hospitalId,
          cells: [
            one.hospitalName,
            `${one.works}件`,
            yenText(one.paidYen),
            yenText(one.withheldYen),
            SLIP_STATE[slipOf(one.hospitalId)],
          ],
        }))}
        sum={['合計', `${sums.works}件`, yenText(sums.paidYen), yenText(sums.withheldYen), '']}
      />
      {sums.withoutTax > 0 && (
        <Text tone="sub">源泉徴収額が未入力の支払いが{sums.withoutTax}件あり、合計に含みません。</Text>
      )}
    </Stack>
  )
}

/** Payments with their works beneath; the tax stands once, with the payment. */
const ByWork = ({ paid }: { paid: readonly PaymentView[] }) => (
  <Stack gap={2}>
    <Heading level={2}>支払いごとの明細</Heading>
    <YenTable
      caption="支払いごとの明細"
      columns={['支払いと勤務', '時間', '支給額', '源泉徴収額', '支払日']}
      rows={groupedBy(paid, ({ paidOn }) => paidOn).flatMap(({ payments }) =>
        payments.flatMap((payment) =>
          payment.lines.map((line, index) => ({
            key: line.id,
            cells: [
              <WorkOfPayment key="work" line={line} of={payment} isFirst={index === 0} />,
              line.compensationYen === null && !line.isDifference
                ? durationText(minutesOfRecord(line.work))
                : '',
              yenText(line.grossYen),
              index === 0 ? taxText(payment) : '',
              monthDayText(payment.paidOn),
            ],
          })),
        ),
      )}
    />
  </Stack>
)

const taxText = ({ withheldYen }: PaymentView): string =>
  withheldYen === null ? '未入力' : yenText(withheldYen)

type WorkOfPaymentProps = { line: PayLineView; of: PaymentView; isFirst: boolean }

const WorkOfPayment = ({ line: { work, ...line }, of, isFirst }: WorkOfPaymentProps) => (
  <>
    {isFirst && <Text>{of.hospitalName}</Text>}
    <Link {...toPayment(line.id)} className={cx(rowLinkClass, styles.shift)}>
      {shiftText(work.plannedStart, work.plannedEnd)}
    </Link>
    {(line.compensationYen !== null || line.isDifference) && <Text tone="sub">{lineWord(line)}</Text>}
  </>
)
