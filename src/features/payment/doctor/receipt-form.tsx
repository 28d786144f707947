import { useQueryClient } from '@tanstack/react-query'
import { proposedPayDay, receiptWords } from '../../../domain/work/payment.ts'
import { shiftText } from '../../../domain/text/shift-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/choice/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { invalidateRecords } from '../../record/doctor/record.queries.ts'
import { lineWord } from './pay-words.ts'
import type { PayLineView, PaymentView } from './payment-view.ts'
import { markReceivedFn } from './payment.functions.ts'
import { invalidatePayments } from './payment.queries.ts'

type ReceiptFormProps = { payment: PaymentView; year: number; today: string }

/** The doctor confirms that a payment has arrived, or for a short time takes that back. */
export function ReceiptForm({ payment, year, today }: ReceiptFormProps) {
  const { id, lines, mayTakeBack, payday, firstDay, paidOn } = payment
  const queryClient = useQueryClient()
  const posted = usePosted(markReceivedFn, {
    key: id,
    onAnswer: ({ outcome }) => {
      toastOutcome('receipt', receiptWords(outcome))
      return Promise.all([invalidatePayments(queryClient), invalidateRecords(queryClient)])
    },
  })
  const open = lines.filter(({ state, receivedAt }) => state !== 'EXPECTED' && receivedAt === null)
  const isOpen = open.length > 0
  if (!isOpen && !mayTakeBack) return null
  // What the hospital has marked has its day.
  const asksDay = isOpen && paidOn === ''
  return (
    <form {...posted.attributes}>
      <Stack gap={2}>
        <OutcomeNotice told={posted.failure} />
        <input type="hidden" name="year" value={year} />
        <input type="hidden" name="idempotencyKey" value={posted.formKey} />
        <input type="hidden" name="received" value={isOpen ? '1' : '0'} />
        <Works lines={isOpen ? open : lines} isChosen={isOpen && open.length > 1} />
        <Inline gap={2} align="end">
          {asksDay && (
            <Field label="入金日">
              {(control) => (
                <TextInput
                  {...control}
                  name="receivedOn"
                  type="date"
                  width="medium"
                  min={firstDay}
                  max={today}
                  defaultValue={proposedPayDay({ payday, firstDay, today })}
                />
              )}
            </Field>
          )}
          <Button type="submit" size={asksDay ? undefined : 'sm'} pending={posted.pending}>
            {isOpen ? '入金を確認した' : '入金の確認を取り消す'}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** The works that the form is about; of several each can be left out. */
const Works = ({ lines, isChosen }: { lines: readonly PayLineView[]; isChosen: boolean }) =>
  isChosen ? (
    <div role="group" aria-label="入金を確認した勤務">
      {lines.map((line) => (
        <Checkbox
          key={line.id}
          name="work"
          value={line.id}
          defaultChecked
          label={`${shiftText(line.work.plannedStart, line.work.plannedEnd)} ${lineWord(line)}`}
        />
      ))}
    </div>
  ) : (
    lines.map(({ id }) => <input key={id} type="hidden" name="work" value={id} />)
  )
