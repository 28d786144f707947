import { useQueryClient } from '@tanstack/react-query'
import { receiptWords } from '../../domain/money/payment.ts'
import { Button } from '../../ui/button/button.tsx'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { invalidateRecords } from '../work-records/record.queries.ts'
import type { PaymentView } from './payment-view.ts'
import { markReceived } from './payments.functions.ts'
import { invalidatePayments } from './payments.queries.ts'

type ReceiptFormProps = { payment: PaymentView; year: number; formKey: string }

/** The doctor confirms that the pay has arrived, or for a short time takes that back. */
export function ReceiptForm({ payment, year, formKey }: ReceiptFormProps) {
  const { work, state, isReceived, mayTakeBack } = payment
  const queryClient = useQueryClient()
  const posted = usePosted(markReceived, {
    formKey: `${formKey}-${work.id}`,
    onAnswer: ({ outcome }) => {
      toastOutcome('receipt', receiptWords(outcome))
      return Promise.all([invalidatePayments(queryClient), invalidateRecords(queryClient)])
    },
  })
  const isOpen = state === 'DUE' || state === 'OVERDUE' || (state === 'PAID' && !isReceived)
  if (!isOpen && !mayTakeBack) return null
  return (
    <form {...posted.attributes}>
      <OutcomeNotice told={posted.failure} />
      <input type="hidden" name="workId" value={work.id} />
      <input type="hidden" name="year" value={year} />
      <input type="hidden" name="idempotencyKey" value={`${formKey}-${work.id}`} />
      <input type="hidden" name="received" value={isOpen ? '1' : '0'} />
      <Button type="submit" size="sm" pending={posted.pending}>
        {isOpen ? '入金を確認した' : '入金の確認を取り消す'}
      </Button>
    </form>
  )
}
