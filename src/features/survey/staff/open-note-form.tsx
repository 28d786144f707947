import { useQueryClient } from '@tanstack/react-query'
import { VIEW_MINUTES } from '../../../domain/message/thread-view-reason.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { ReasonForm } from '../../staff/reason-form.tsx'
import { OPEN_NOTE_FORM } from './note-form-data.ts'
import { openNoteFn } from './staff-survey.functions.ts'
import { ALL_NOTES, noteQuery } from './staff-survey.queries.ts'

type OpenNoteFormProps = { workId: string; outcome: string | undefined }

/** The reason for which the words of a survey are read, on record before they are shown. */
export function OpenNoteForm({ workId, outcome }: OpenNoteFormProps) {
  const queryClient = useQueryClient()
  const form = usePosted(openNoteFn, {
    posted: outcome,
    of: OPEN_NOTE_FORM,
    onAnswer: async (answer) => {
      if (answer.outcome !== 'OPENED') return
      await Promise.all([
        queryClient.invalidateQueries(noteQuery(workId)),
        queryClient.invalidateQueries(ALL_NOTES),
      ])
    },
  })
  return (
    <ReasonForm
      of={form}
      lead={`先生のお名前と書かれたことばは、対応に必要なときだけ読みます。理由と日時は記録に残り、先生のデータダウンロードにも含まれます。入力から${VIEW_MINUTES}分間ご覧になれます。`}
    >
      <input type="hidden" name="workId" value={workId} />
    </ReasonForm>
  )
}
