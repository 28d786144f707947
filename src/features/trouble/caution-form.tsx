import { useQueryClient } from '@tanstack/react-query'
import type { ToldOutcome } from '../../domain/text/outcome-words.ts'
import { decideCautionWords } from '../../domain/work/caution-objection.ts'
import { OBJECTION_TEXT } from '../../domain/work/objection.ts'
import { keptFor, usePageForms } from '../forms/page-forms.ts'
import { usePosted } from '../forms/use-posted.ts'
import { DecisionFields } from '../staff/decisions/decision-fields.tsx'
import { DECIDE_CAUTION_FORM } from './decision-form-data.ts'
import { decideCautionFn } from './trouble.functions.ts'
import { troublesQuery } from './trouble.queries.ts'

const decisionsOn = (isAbsence: boolean) =>
  [
    {
      value: 'TAKEN_BACK',
      label: '異議を認める',
      description: isAbsence
        ? '欠勤の記録を取り消し、勤務は報告を待つ状態に戻ります。病院にもお知らせします。'
        : '注意を取り消します。注意の数と応募の制限も計算し直されます。病院には知らせません。',
    },
    { value: 'KEPT', label: '異議を認めない', description: '記録はそのまま残ります。' },
  ] as const

type CautionFormProps = {
  workId: string
  /** Of a work recorded as absence, which the hospital has reported. */
  isAbsence: boolean
  /** The browser's own post was about this work. */
  isPosted: boolean
  onTold: (told: ToldOutcome | string | undefined) => void
}

/** Our staff's decision about an objection to 注意 or absence, with the reason that the doctor reads. */
export function CautionForm({ workId, isAbsence, isPosted, onTold }: CautionFormProps) {
  const queryClient = useQueryClient()
  const kept = keptFor(usePageForms(), DECIDE_CAUTION_FORM)
  const posted = usePosted(decideCautionFn, {
    of: DECIDE_CAUTION_FORM,
    kept: isPosted ? kept : null,
    key: `${workId}-caution`,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(decideCautionWords(outcome))
      await queryClient.invalidateQueries(troublesQuery())
    },
  })
  return (
    <form {...posted.attributes}>
      <DecisionFields
        of={posted}
        options={decisionsOn(isAbsence)}
        words={{
          need: 'required',
          help: `先生${isAbsence ? 'に、認めるときは病院にも' : 'に'}お伝えします。${OBJECTION_TEXT.least}文字以上。`,
          most: OBJECTION_TEXT.most,
        }}
      >
        <input type="hidden" name="workId" value={workId} />
      </DecisionFields>
    </form>
  )
}
