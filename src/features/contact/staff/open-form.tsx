import { useQueryClient } from '@tanstack/react-query'
import { VIEW_MINUTES } from '../../../domain/message/thread-view-reason.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { ReasonForm } from '../../staff/reason-form.tsx'
import { OPEN_CONTACT_FORM } from './contact-form-data.ts'
import { openContactFn } from './staff-contact.functions.ts'
import { contactQuery } from './staff-contact.queries.ts'

type OpenFormProps = { id: string; outcome: string | undefined }

/** The reason for which a contact is read, on record before it is shown. */
export function OpenContactForm({ id, outcome }: OpenFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(openContactFn, {
    posted: outcome,
    of: OPEN_CONTACT_FORM,
    onAnswer: async (answer) => {
      if (answer.outcome === 'OPENED') await queryClient.invalidateQueries(contactQuery(id))
    },
  })
  return (
    <ReasonForm
      of={form}
      lead={`内容と返信先は、対応に必要なときだけ読みます。理由と日時は記録に残り、ご本人のデータダウンロードにも含まれます。入力から${VIEW_MINUTES}分間ご覧になれます。`}
    >
      <input type="hidden" name="id" value={id} />
    </ReasonForm>
  )
}
