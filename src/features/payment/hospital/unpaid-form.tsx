import { useQueryClient } from '@tanstack/react-query'
import { payManyWords } from '../../../domain/work/payment.ts'
import { numberText, yenText } from '../../../domain/text/money-text.ts'
import { dayText, shiftText } from '../../../domain/text/shift-text.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { FieldError } from '../../../ui/field/field-message.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { NeedsScript } from '../../forms/needs-script.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { payBadge } from '../doctor/pay-words.ts'
import { groupedBy, sumsOf } from '../doctor/payment-sums.ts'
import type { PayLineView, PaymentView } from '../doctor/payment-view.ts'
import { payWorksFn, type listPaymentsFn } from './hospital-payment.functions.ts'
import { invalidateHospitalPayments } from './hospital-payment.queries.ts'
import * as styles from './hospital-payment.css.ts'
import { checkPay, PAY_FORM, withheldField, worksField } from './pay-form-data.ts'
import { LineLink, PayParts, taxHint } from './pay-parts.tsx'

export type HospitalList = Awaited<ReturnType<typeof listPaymentsFn>>

type UnpaidFormProps = { list: HospitalList; posted: string | undefined }

/** What is to be paid by payday and doctor, of which the member ticks what is paid. */
export function UnpaidForm({ list, posted: outcome }: UnpaidFormProps) {
  const { payments, today, mayWrite, hospitalId } = list
  const queryClient = useQueryClient()
  const posted = usePosted(payWorksFn, {
    posted: outcome,
    of: PAY_FORM,
    check: checkPay,
    key: 'pay',
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
        <FormReport of={posted} words={payManyWords} title="支払い済みにできないものがあります" toasted />
        <input type="hidden" name="hospitalId" value={hospitalId} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
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
                  defaultValue={posted.typed['paidOn'] ?? today}
                />
              )}
            </Field>
            <Button type="submit" variant="filled" pending={pending}>
              選んだ支払いを支払い済みにする
            </Button>
          </div>
        )}
      </Stack>
    </form>
  )
}

/** Ticks every payment of a payday, or none once all are ticked. */
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
  const { grossYen } = sumsOf(payments)
  const day = first?.payday ?? ''
  const id = `payday-${day}`
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <Inline justify="between" gap={2}>
          <Heading level={2} id={id}>
            {day === '' ? '支払日が条件から読み取れないもの' : `${dayText(day)} 支払い`}
          </Heading>
          <Text as="span" figures bold>
            {payments.length}名・{yenText(grossYen)}
          </Text>
        </Inline>
        {mayWrite && payments.length > 1 && (
          <NeedsScript>
            <Button size="sm" onClick={(event) => tickAll(event.currentTarget.closest('section'))}>
              この支払日をすべて選ぶ
            </Button>
          </NeedsScript>
        )}
        <ul className={styles.rows}>
          {payments.map((payment) => (
            <UnpaidRow
              key={payment.id}
              payment={payment}
              problem={problems[withheldField(payment.id)]}
              mayWrite={mayWrite}
            />
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

type UnpaidRowProps = { payment: PaymentView; problem: string | undefined; mayWrite: boolean }

/** One payment: the doctor, the works beneath, and one tax. */
function UnpaidRow({ payment, problem, mayWrite }: UnpaidRowProps) {
  const { id, lines, doctorName, state, estimateYen, grossYen, withheldYen } = payment
  const name = `${doctorName}先生`
  return (
    <li className={styles.row}>
      <Stack gap={1}>
        {mayWrite ? (
          <Checkbox name="pay" value={id} label={<strong>{name}</strong>} />
        ) : (
          <Text bold>{name}</Text>
        )}
        <p className={styles.gross}>{yenText(grossYen)}</p>
        <p>
          {state === 'PAID' ? (
            <Badge tone="good">先生が入金を確認済み</Badge>
          ) : (
            <Badge {...payBadge(state)} />
          )}
        </p>
      </Stack>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <UnpaidLine
            key={line.id}
            line={line}
            field={worksField(id)}
            isChosen={mayWrite && lines.length > 1}
          />
        ))}
      </ul>
      {mayWrite ? (
        <Field label="源泉徴収額(円)" help={taxHint(payment)} error={problem}>
          {(control) => (
            <TextInput
              {...control}
              name={withheldField(id)}
              aria-label={`${name}への支払いの源泉徴収額(円)`}
              width="short"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={withheldYen ?? ''}
              placeholder={estimateYen === null ? undefined : numberText(estimateYen)}
            />
          )}
        </Field>
      ) : (
        <Text tone="sub">源泉徴収額 {withheldYen === null ? taxHint(payment) : yenText(withheldYen)}</Text>
      )}
    </li>
  )
}

type UnpaidLineProps = { line: PayLineView; field: string; isChosen: boolean }

/** A work of a payment; of several each can be left for another day. */
function UnpaidLine({ line, field, isChosen }: UnpaidLineProps) {
  const { id, work, state, receivedAt } = line
  const shift = shiftText(work.plannedStart, work.plannedEnd)
  return (
    <li>
      {isChosen ? (
        <Checkbox name={field} value={id} defaultChecked label={shift} />
      ) : (
        <>
          <input type="hidden" name={field} value={id} />
          <Text>{shift}</Text>
        </>
      )}
      <PayParts line={line} />
      <Inline gap={2}>
        {receivedAt && state === 'PAID' && isChosen && <Badge tone="good">先生が入金を確認済み</Badge>}
        <LineLink line={line} />
      </Inline>
    </li>
  )
}
