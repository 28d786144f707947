import { useQueryClient } from '@tanstack/react-query'
import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { decideNoShowWords, NO_SHOW_TEXT } from '../../domain/work/no-show.ts'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { usePosted } from '../forms/use-posted.ts'
import { DecisionFields } from '../staff/decisions/decision-fields.tsx'
import { DECIDE_NO_SHOW_FORM } from './decision-form-data.ts'
import { decideNoShowFn } from './trouble.functions.ts'
import { troublesQuery } from './trouble.queries.ts'

const DECISIONS = [
  {
    value: 'CONFIRMED',
    label: '欠勤と判断する',
    description: '勤務を欠勤として記録します。先生は異議を申し立てられます。',
  },
  { value: 'REJECTED', label: '欠勤ではないと判断する', description: '勤務はそのまま続きます。' },
] as const

type NoShowFormProps = {
  workId: string
  /** The browser's own post was about this work. */
  isPosted: boolean
  onTold: (told: ToldOutcome | string | undefined) => void
}

/** Our staff's decision about a reported absence, with the reason that both sides read. */
export function NoShowForm({ workId, isPosted, onTold }: NoShowFormProps) {
  const queryClient = useQueryClient()
  const kept = keptFor(usePageForms(), DECIDE_NO_SHOW_FORM)
  const posted = usePosted(decideNoShowFn, {
    of: DECIDE_NO_SHOW_FORM,
    kept: isPosted ? kept : null,
    key: workId,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(decideNoShowWords(outcome))
      await queryClient.invalidateQueries(troublesQuery())
    },
  })
  return (
    <form {...posted.attributes}>
      <DecisionFields
        of={posted}
        options={DECISIONS}
        words={{
          need: 'required',
          help: `先生と病院の双方にお伝えします。${NO_SHOW_TEXT.least}文字以上。`,
          most: NO_SHOW_TEXT.most,
        }}
      >
        <input type="hidden" name="workId" value={workId} />
      </DecisionFields>
    </form>
  )
}
