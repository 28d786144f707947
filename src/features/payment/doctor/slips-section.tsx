import { useQueryClient } from '@tanstack/react-query'
import { SLIP_STATE, slipWords, type SlipState } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { monthDayText } from '../../../domain/text/shift-text.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { paidByHospital, type HospitalYear } from './payment-sums.ts'
import { setSlipFn, type YearOfPay } from './payment.functions.ts'
import { invalidatePayments } from './payment.queries.ts'
import * as styles from './payment.css.ts'

type SlipsSectionProps = { data: YearOfPay; posted: string | undefined }

/** 源泉徴収票トラッカー: one row per hospital that has paid in the year. */
export function SlipsSection({ data: { year, payments, slips }, posted }: SlipsSectionProps) {
  const hospitals = paidByHospital(payments)
  if (hospitals.length === 0) return null
  const slipOf = (id: string) => slips.find(({ hospitalId }) => hospitalId === id)
  const waiting = hospitals.filter(({ hospitalId }) => (slipOf(hospitalId)?.state ?? 'WAITING') === 'WAITING')
  return (
    <Card as="section" aria-labelledby="slips">
      <Stack gap={3}>
        <Heading level={2} id="slips">
          {year}年分の源泉徴収票
        </Heading>
        <OutcomeNotice told={slipWords(posted)} />
        <Text tone="sub">
          {waiting.length === 0
            ? 'すべて確認できています。'
            : `未着 ${waiting.length}件。源泉徴収票は、翌年1月31日までに病院から届きます(所得税法226条)。複数の勤務先から給与を受けた年は、原則として確定申告が必要です。`}
        </Text>
        <ul className={styles.rows}>
          {hospitals.map((hospital) => (
            <SlipRow
              key={hospital.hospitalId}
              hospital={hospital}
              year={year}
              slip={slipOf(hospital.hospitalId)}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

const isState = (word: string): word is SlipState => Object.hasOwn(SLIP_STATE, word)
const STATES = Object.keys(SLIP_STATE).filter(isState)

type SlipRowProps = {
  hospital: HospitalYear
  year: number
  slip: YearOfPay['slips'][number] | undefined
}

function SlipRow({ hospital, year, slip }: SlipRowProps) {
  const { hospitalId, hospitalName, works, paidYen, withheldYen, withoutTax } = hospital
  const state = slip?.state ?? 'WAITING'
  const queryClient = useQueryClient()
  const posted = usePosted(setSlipFn, {
    key: `slip-${hospitalId}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('slip', slipWords(outcome))
      return invalidatePayments(queryClient)
    },
  })
  return (
    <li className={styles.row}>
      <Inline justify="between" gap={2}>
        <Text as="span" bold>
          {hospitalName}
        </Text>
        <Badge tone={state === 'WAITING' ? 'warm' : state === 'RECEIVED' ? 'good' : undefined}>
          {SLIP_STATE[state]}
        </Badge>
      </Inline>
      <Text tone="sub">
        {works}件・<span className={styles.yen}>支給額 {yenText(paidYen)}</span>・
        <span className={styles.yen}>源泉徴収額 {yenText(withheldYen)}</span>
        {withoutTax > 0 && `(未入力 ${withoutTax}件)`}
      </Text>
      {slip?.issuedAt && <Text>病院が{monthDayText(slip.issuedAt)}に交付済みにしました。</Text>}
      <form {...posted.attributes}>
        <OutcomeNotice told={posted.failure} />
        <input type="hidden" name="hospitalId" value={hospitalId} />
        <input type="hidden" name="year" value={year} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <Inline gap={2}>
          {STATES.filter((one) => one !== state).map((one) => (
            <Button
              key={one}
              type="submit"
              size="sm"
              name="state"
              value={one}
              pending={posted.sent?.get('state') === one}
              aria-label={`${hospitalName}の源泉徴収票を「${SLIP_STATE[one]}」にする`}
            >
              「{SLIP_STATE[one]}」にする
            </Button>
          ))}
        </Inline>
      </form>
    </li>
  )
}
