import { useQueryClient } from '@tanstack/react-query'
import { answerTermsWords, NOTICE_DELIVERY } from '../../domain/work/terms-notice.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { screenOnly } from '../../ui/theme/print.css.ts'
import { Heading } from '../../ui/text/heading.tsx'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { TERMS_FORM } from './terms-form-data.ts'
import { answerTermsFn } from './terms-notice.functions.ts'
import { invalidateTerms } from './terms-notice.queries.ts'
import type { TermsView } from './terms-view.ts'

const OPTIONS = [
  {
    value: 'ELECTRONIC',
    label: NOTICE_DELIVERY.ELECTRONIC,
    description: 'この画面で受け取ります。いつでも読み直し、A4に印刷またはPDFで保存できます。',
  },
  {
    value: 'PAPER',
    label: NOTICE_DELIVERY.PAPER,
    description: '病院が紙の通知書をお渡しします。この画面でも内容を確認できます。',
  },
] as const

type TermsFormProps = {
  workId: string
  notice: TermsView
  outcome: string | undefined
}

/** The doctor acknowledges the notice with the wish for its delivery; afterwards only the wish changes. */
export function TermsForm({ workId, notice, outcome }: TermsFormProps) {
  const queryClient = useQueryClient()
  const isAcknowledged = notice.acknowledgedAt !== null
  const posted = usePosted(answerTermsFn, {
    posted: outcome,
    of: TERMS_FORM,
    key: `${notice.number}-${notice.state}-${notice.delivery ?? ''}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('terms', answerTermsWords(given.outcome))
      return invalidateTerms(queryClient, workId)
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  const chosen = typed['delivery'] ?? notice.delivery
  return (
    <Card as="section" aria-labelledby="acknowledge" className={screenOnly}>
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="acknowledge">
            {isAcknowledged ? '受け取り方' : '内容の確認'}
          </Heading>
          <FormReport of={posted} words={answerTermsWords} toasted />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="number" value={isAcknowledged ? '' : notice.number} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <RadioGroup
            legend="通知書の受け取り方"
            name="delivery"
            need="required"
            defaultValue={OPTIONS.find(({ value }) => value === chosen)?.value}
            error={problems['delivery']}
            options={OPTIONS}
          />
          <Button type="submit" variant={isAcknowledged ? undefined : 'filled'} pending={pending}>
            {isAcknowledged ? '受け取り方を変更する' : '内容を確認しました'}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
