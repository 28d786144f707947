import { useQueryClient } from '@tanstack/react-query'
import { REPORT_VERDICT, VERDICT_REASON, type ReportVerdict } from '../../domain/listing/listing-report.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkVerdict } from './reported-check.ts'
import { decideListingReport } from './reported.functions.ts'
import { reportedListingsQuery } from './reported.queries.ts'

const EFFECT: Record<ReportVerdict, string> = {
  KEPT: '掲載を続けます。病院には伝えません。理由は操作の記録に残ります。',
  CONTACTED: '掲載を続け、理由を病院の担当者にメールで伝えます。',
  PAUSED:
    '検索に表示されなくなり、応募できなくなります。理由を病院の担当者に伝え、直した求人をもう一度審査します。',
}

const OPTIONS: { value: ReportVerdict; label: string; description: string }[] = (
  ['KEPT', 'CONTACTED', 'PAUSED'] as const
).map((value) => ({ value, label: REPORT_VERDICT[value], description: EFFECT[value] }))

type VerdictFormProps = {
  number: string
  kept: KeptAnswer | null
  formKey: string
  onAnswer: (outcome: string) => void
}

/** The decision about a reported listing. */
export function VerdictForm({ number, kept, formKey, onAnswer }: VerdictFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(decideListingReport, {
    kept,
    check: checkVerdict,
    formKey,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onAnswer(outcome)
      await queryClient.invalidateQueries(reportedListingsQuery())
    },
  })
  const { problems } = posted
  const typed = kept?.typed ?? {}
  return (
    <form {...posted.attributes} aria-label={`${number}の判断`}>
      <Stack gap={3}>
        <FormReport of={posted} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          legend="判断"
          name="verdict"
          need="required"
          defaultValue={OPTIONS.find(({ value }) => value === typed['verdict'])?.value}
          error={problems['verdict']}
          options={OPTIONS}
        />
        <Field
          label="判断の理由"
          need="required"
          help={`${VERDICT_REASON.least}文字以上。`}
          error={problems['reason']}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              rows={3}
              limit={VERDICT_REASON.most}
              defaultValue={typed['reason']}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="filled" pending={posted.pending}>
            この判断を記録する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
