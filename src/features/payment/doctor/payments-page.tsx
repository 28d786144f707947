import { useSuspenseQuery } from '@tanstack/react-query'
import { receiptWords } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { monthText } from '../../../domain/text/month-days.ts'
import { hrefOf } from '../../../platform/address.ts'
import {
  toPayments,
  toPaymentsFile,
  toSpotSearch,
  toWorkedSpots,
  toYearOfPay,
} from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { chipClass } from '../../../ui/chip/chip-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Stats } from '../../../ui/stat/stat.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { WorkFrame } from '../../application/doctor/work-frame.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { PaymentRow } from './payment-row.tsx'
import { groupedBy, sumsOf } from './payment-sums.ts'
import type { YearOfPay } from './payment.functions.ts'
import { yearOfPayQuery } from './payment.queries.ts'
import { type PaymentsSearch, PAYMENTS_TITLE } from './payment-search.ts'
import { SlipsSection } from './slips-section.tsx'
import * as styles from './payment.css.ts'

/** Years offered before the current one; a work's papers are asked for that long. */
const YEARS_BACK = 2

type PaymentsPageProps = { search: PaymentsSearch }

/** The doctor's pay of a year: by month, with every sum opening to its works, and the slips of the hospitals. */
export function PaymentsPage({ search }: PaymentsPageProps) {
  const { data } = useSuspenseQuery(yearOfPayQuery(search.year))
  const { year, thisYear, payments } = data
  const years = new Set([year, ...Array.from({ length: YEARS_BACK + 1 }, (_, back) => thisYear - back)])
  return (
    <WorkFrame current="payments" title={PAYMENTS_TITLE}>
      <OutcomeNotice told={receiptWords(search.receipt)} />
      <nav aria-label="支払いの年" className={styles.choices}>
        {[...years]
          .toSorted((one, other) => other - one)
          .map((one) => (
            <Link
              key={one}
              {...toPayments({ year: one })}
              aria-current={one === year ? 'page' : undefined}
              className={chipClass(one === year ? 'selected' : 'open')}
            >
              {one}年
            </Link>
          ))}
      </nav>
      {payments.length === 0 ? <Nothing year={year} /> : <Year data={data} />}
      <SlipsSection data={data} posted={search.slip} />
    </WorkFrame>
  )
}

function Year({ data: { year, today, payments, hasTables } }: { data: YearOfPay }) {
  const sums = sumsOf(payments)
  const overdue = payments.filter(({ state }) => state === 'OVERDUE')
  const months = groupedBy(payments, ({ month }) => month)
  // Open: the months in which something is late, and the first in which something is still to be paid.
  const next = months.find(({ payments: own }) => own.some(({ state }) => state !== 'PAID'))?.key
  return (
    <>
      {overdue.length > 0 && (
        <Notice tone="warn" title={`支払日を過ぎた支払いが${overdue.length}件あります`}>
          入金をご確認のうえ、届いていないときは病院にメッセージでお知らせください。
        </Notice>
      )}
      <Card>
        <Stats
          items={[
            { label: '支払い済み(税引前)', value: yenText(sums.paidYen) },
            { label: '源泉徴収額', value: yenText(sums.withheldYen) },
            { label: 'これから(見込み)', value: yenText(sums.grossYen - sums.paidYen) },
          ]}
        />
      </Card>
      {sums.withoutTax > 0 && (
        <Text tone="sub">
          支払い済みのうち{sums.withoutTax}
          件は、病院がまだ源泉徴収額を入力していません。上の額には含みません。
        </Text>
      )}
      {!hasTables && (
        <Text tone="sub">{year}年分の税額表がまだないため、源泉徴収額の見込みは表示していません。</Text>
      )}
      <Inline gap={2}>
        <Link {...toYearOfPay({ year })} className={buttonClass({ size: 'sm' })}>
          年間の勤務と収入(印刷)
        </Link>
        <a href={hrefOf(toPaymentsFile(year))} download className={buttonClass({ size: 'sm' })}>
          {year}年をCSVで保存
        </a>
      </Inline>
      <Stack gap={3}>
        <Heading level={2}>月ごとの支払い</Heading>
        {months.map(({ key, payments: own }) => {
          const { works, grossYen, paidYen } = sumsOf(own)
          return (
            <Disclosure
              key={key}
              summary={`${monthText(key)} ${yenText(grossYen)}`}
              hint={
                paidYen === grossYen ? `${works}件・支払い済み` : `${works}件・うち済み ${yenText(paidYen)}`
              }
              open={key === next || own.some(({ state }) => state === 'OVERDUE')}
            >
              <ul className={styles.rows}>
                {own.map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} year={year} today={today} />
                ))}
              </ul>
            </Disclosure>
          )
        })}
      </Stack>
    </>
  )
}

const Nothing = ({ year }: { year: number }) => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title={`${year}年に支払われる勤務はありません。`}
    actions={
      <>
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
          スポットをさがす
        </Link>
        <Link {...toWorkedSpots()} className={buttonClass()}>
          勤務の履歴を見る
        </Link>
      </>
    }
  >
    勤務が成立すると、支払日と金額の見込みがここに表示されます。
  </EmptyState>
)
