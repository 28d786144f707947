import { useQueryClient } from '@tanstack/react-query'
import { VIEW_MINUTES } from '../../../domain/message/thread-view-reason.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { ReasonForm } from '../../staff/reason-form.tsx'
import { reasonProblems } from '../../staff/thread-reason.ts'
import { openContactFn } from './staff-contact.functions.ts'
import { contactQuery } from './staff-contact.queries.ts'

type OpenFormProps = { id: string; outcome: string | undefined; kept: KeptAnswer | null }

/** The reason for which a contact is read, on record before it is shown. */
export function OpenContactForm({ id, outcome, kept }: OpenFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(openContactFn, {
    posted: outcome,
    kept,
    check: reasonProblems,
    onAnswer: async (answer) => {
      if (answer.outcome === 'OPENED') await queryClient.invalidateQueries(contactQuery(id))
    },
  })
  return (
    <ReasonForm
      of={form}
      kept={kept}
      lead={`内容と返信先は、対応に必要なときだけ読みます。理由と日時は記録に残り、ご本人のデータダウンロードにも含まれます。入力から${VIEW_MINUTES}分間ご覧になれます。`}
    >
      <input type="hidden" name="id" value={id} />
    </ReasonForm>
  )
}
