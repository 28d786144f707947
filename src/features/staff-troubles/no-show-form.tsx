import { useQueryClient } from '@tanstack/react-query'
import type { Told } from '../../domain/text/outcome-words.ts'
import { decideNoShowWords, NO_SHOW_TEXT } from '../../domain/work/no-show.ts'
import { Button } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkNoShowDecision } from './decision-check.ts'
import { decideNoShow } from './trouble.functions.ts'
import { troublesQuery } from './trouble.queries.ts'

const DECISIONS = [
  {
    value: 'CONFIRMED',
    label: '欠勤と判断する',
    description: '勤務を欠勤として記録します。元に戻せません。',
  },
  { value: 'REJECTED', label: '欠勤ではないと判断する', description: '勤務はそのまま続きます。' },
] as const

type NoShowFormProps = {
  workId: string
  kept: KeptAnswer | null
  formKey: string
  onTold: (told: Told | string | undefined) => void
}

/** Our staff's decision about a reported absence, with the reason that both sides read. */
export function NoShowForm({ workId, kept, formKey, onTold }: NoShowFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(decideNoShow, {
    kept,
    check: checkNoShowDecision,
    formKey,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(decideNoShowWords(outcome))
      await queryClient.invalidateQueries(troublesQuery())
    },
  })
  const { problems, pending, attributes } = posted
  const typed = kept?.typed ?? {}
  return (
    <form {...attributes}>
      <Stack gap={4}>
        <FormReport of={posted} />
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          legend="判断"
          name="decision"
          need="required"
          defaultValue={DECISIONS.find(({ value }) => value === typed['decision'])?.value}
          error={problems['decision']}
          options={DECISIONS}
        />
        <Field
          label="判断の理由"
          need="required"
          help={`先生と病院の双方にお伝えします。${NO_SHOW_TEXT.least}文字以上。`}
          error={problems['reason']}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              rows={3}
              limit={NO_SHOW_TEXT.most}
              defaultValue={typed['reason']}
            />
          )}
        </Field>
        <div>
          <Button type="submit" variant="filled" pending={pending}>
            この判断を記録する
          </Button>
        </div>
      </Stack>
    </form>
  )
}
