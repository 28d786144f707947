import { useQueryClient } from '@tanstack/react-query'
import { payManyWords } from '../../domain/money/payment.ts'
import { yenText } from '../../domain/text/money-text.ts'
import { dayText, shiftText } from '../../domain/text/shift-text.ts'
import { toHospitalReport } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldError } from '../../ui/field/field-message.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { NeedsScript } from '../forms/needs-script.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { payBadge } from '../payments/pay-words.ts'
import { groupedBy, sumsOf } from '../payments/payment-sums.ts'
import type { PaymentView } from '../payments/payment-view.ts'
import { payWorks, type listPayments } from './hospital-payments.functions.ts'
import { invalidateHospitalPayments } from './hospital-payments.queries.ts'
import * as styles from './hospital-payments.css.ts'
import { checkPay, withheldField } from './pay-check.ts'
import { PayParts, taxHint } from './pay-parts.tsx'

export type HospitalList = Awaited<ReturnType<typeof listPayments>>

type UnpaidFormProps = {
  list: HospitalList
  posted: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** Confirmed works by payday, of which the member ticks those that are paid. */
export function UnpaidForm({ list, posted: outcome, kept, formKey }: UnpaidFormProps) {
  const { payments, today, mayWrite, hospitalId } = list
  const queryClient = useQueryClient()
  const posted = usePosted(payWorks, {
    posted: outcome,
    kept,
    check: checkPay,
    formKey,
    onAnswer: (given) => {
      if (given.outcome === 'PAID') toastOutcome('pay', payManyWords(given.outcome))
      return given.outcome === 'INVALID' ? undefined : invalidateHospitalPayments(queryClient)
    },
  })
  const { problems, pending, attributes } = posted
  const days = groupedBy(payments, ({ payday }) => payday || '9999')
  return (
    <form {...attributes}>
      <Stack gap={4}>
        <FormReport of={posted} words={payManyWords} title="支払い済みにできない勤務があります" toasted />
        <input type="hidden" name="hospitalId" value={hospitalId} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        {problems['pay'] && <FieldError id="pay-error">{problems['pay']}</FieldError>}
        {days.map(({ key, payments: own }) => (
          <Payday key={key} payments={own} problems={problems} mayWrite={mayWrite} />
        ))}
        {mayWrite && (
          <div className={styles.actions}>
            <Field label="支払った日" error={problems['paidOn']}>
              {(control) => (
                <TextInput
                  {...control}
                  name="paidOn"
                  type="date"
                  width="medium"
                  max={today}
                  defaultValue={kept?.typed['paidOn'] ?? today}
                />
              )}
            </Field>
            <Button type="submit" variant="filled" pending={pending}>
              選んだ勤務を支払い済みにする
            </Button>
          </div>
        )}
      </Stack>
    </form>
  )
}

/** Ticks every work of a payday, or none once all are ticked. */
function tickAll(section: HTMLElement | null) {
  const boxes = [...(section?.querySelectorAll<HTMLInputElement>('input[name="pay"]') ?? [])]
  const isAll = boxes.every(({ checked }) => checked)
  for (const box of boxes) box.checked = !isAll
}

type PaydayProps = {
  payments: readonly PaymentView[]
  problems: Readonly<Record<string, string>>
  mayWrite: boolean
}

function Payday({ payments, problems, mayWrite }: PaydayProps) {
  const [first] = payments
  const { works, grossYen } = sumsOf(payments)
  const day = first?.payday ?? ''
  const id = `payday-${day}`
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Inline justify="between" gap={2}>
          <Heading level={2} id={id}>
            {day === '' ? '支払日が条件から読み取れない勤務' : `${dayText(day)} 支払い`}
          </Heading>
          <Text as="span" figures bold>
            {works}件・{yenText(grossYen)}
          </Text>
        </Inline>
        {mayWrite && works > 1 && (
          <NeedsScript>
            <Button size="sm" onClick={(event) => tickAll(event.currentTarget.closest('section'))}>
              この支払日をすべて選ぶ
            </Button>
          </NeedsScript>
        )}
        <ul className={styles.rows}>
          {payments.map((payment) => (
            <UnpaidRow
              key={payment.work.id}
              payment={payment}
              problem={problems[withheldField(payment.work.id)]}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

type UnpaidRowProps = { payment: PaymentView; problem: string | undefined; mayWrite: boolean }

function UnpaidRow({ payment, problem, mayWrite }: UnpaidRowProps) {
  const { work, doctorName, state, withheldYen } = payment
  const shift = shiftText(work.startTime, work.endTime)
  const name = `${doctorName}先生`
  return (
    <li className={styles.row}>
      <Stack gap={1}>
        {mayWrite ? (
          <Checkbox name="pay" value={work.id} label={<strong>{name}</strong>} description={shift} />
        ) : (
          <>
            <Text bold>{name}</Text>
            <Text tone="sub">{shift}</Text>
          </>
        )}
        <Inline gap={2}>
          {state === 'PAID' ? (
            <Badge tone="good">先生が入金を確認済み</Badge>
          ) : (
            <Badge {...payBadge(state)} />
          )}
          <Link {...toHospitalReport(work.id)} className={rowLinkClass}>
            実績を見る
          </Link>
        </Inline>
      </Stack>
      <PayParts payment={payment} />
      {mayWrite ? (
        <Field label="源泉徴収額(円)" help={taxHint(payment)} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              name={withheldField(work.id)}
              aria-label={`${name} ${shift} の源泉徴収額(円)`}
              width="short"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={withheldYen ?? ''}
            />
          )}
        </Field>
      ) : (
        <Text tone="sub">源泉徴収額 {withheldYen === null ? taxHint(payment) : yenText(withheldYen)}</Text>
      )}
    </li>
  )
}
