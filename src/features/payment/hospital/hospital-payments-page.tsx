import { useSuspenseQuery } from '@tanstack/react-query'
import { payWords } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Stats } from '../../../ui/stat/stat.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { sumsOf } from '../doctor/payment-sums.ts'
import { FileForm } from './file-form.tsx'
import type { HospitalPaymentsSearch } from './hospital-payment-search.ts'
import { hospitalPaymentsQuery } from './hospital-payment.queries.ts'
import { PaidList } from './paid-list.tsx'
import { PaymentsFrame } from './payments-frame.tsx'
import { UnpaidForm, type HospitalList } from './unpaid-form.tsx'

type HospitalPaymentsPageProps = { search: HospitalPaymentsSearch }

/** What the hospital has to pay by payday, and what it has paid by month. */
export function HospitalPaymentsPage({ search }: HospitalPaymentsPageProps) {
  const { shelf = 'UNPAID', month } = search
  const { data: list } = useSuspenseQuery(hospitalPaymentsQuery(shelf, month))
  return (
    <PaymentsFrame current={shelf}>
      <OutcomeNotice told={payWords(search.back)} />
      {list.isCut && <Notice tone="info">古い順に500件までを表示しています。</Notice>}
      {!list.mayWrite && <Notice tone="info">閲覧のみの権限では、支払いを記録できません。</Notice>}
      {shelf === 'PAID' ? (
        <PaidList list={list} posted={search.file} />
      ) : (
        <>
          <Unpaid list={list} posted={search.pay} />
          <FileForm
            hospitalId={list.hospitalId}
            today={list.today}
            mayWrite={list.mayWrite}
            posted={search.file}
          />
        </>
      )}
    </PaymentsFrame>
  )
}

type UnpaidProps = { list: HospitalList; posted: string | undefined }

function Unpaid({ list, posted }: UnpaidProps) {
  const { payments } = list
  const overdue = payments.filter(({ state }) => state === 'OVERDUE')
  if (payments.length === 0)
    return (
      <EmptyState icon={<CheckCircleIcon size="lg" />} title="支払い待ちはありません。">
        勤務の実績が確定すると、支払日ごと・先生ごとにここに並びます。
      </EmptyState>
    )
  return (
    <>
      {overdue.length > 0 && (
        <Notice tone="warn" title={`支払日を過ぎた支払いが${overdue.length}件あります`}>
          支払いがお済みのときは、支払い済みにしてください。
        </Notice>
      )}
      <Card>
        <Stats
          items={[
            { label: '支払い待ち', value: `${payments.length}件` },
            { label: '支給額の合計(税引前)', value: yenText(sumsOf(payments).grossYen) },
            { label: '支払日超過', value: `${overdue.length}件` },
          ]}
        />
      </Card>
      <Text tone="sub">
        支払日は、成立したときの労働条件の支払いの決まり(締め日、支払日、銀行の休業日の扱い)から計算しています。源泉徴収額は、先生ごと・支払日ごとに1つ入力します。
      </Text>
      <UnpaidForm list={list} posted={posted} />
    </>
  )
}
