import { answerChangeWords, DATE_CHANGE_NOTE } from '../../domain/work/date-change.ts'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RestGaps } from '../page-parts/rest-gaps.tsx'
import { AnswerFields } from '../forms/answer-fields.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { ANSWER_CHANGE_FORM } from './change-form-data.ts'
import { changeItems, type ShownDateChange } from './change-items.ts'
import { answerDateChangeFn } from './hospital-date-change.functions.ts'
import { WorkFields, type ChangedWork } from './work-fields.tsx'

const ANSWERS = [
  {
    value: 'ACCEPT',
    label: 'この日時に変更する',
    description: '勤務の日時が変わり、病院にお知らせします。給与は変わりません。',
  },
  {
    value: 'DECLINE',
    label: '変更できない',
    description:
      '勤務は予定どおりで、お断りしても記録は残りません。事情や、ほかの候補をひとことお書きください。',
  },
] as const

type ProposedChangeProps = {
  work: ChangedWork
  change: ShownDateChange
  outcome: string | undefined
  /** Reads the work again. */
  onChange: () => Promise<void>
}

/** The hospital's request to move the work, for the doctor to answer. */
export const ProposedChange = ({ change, ...form }: ProposedChangeProps) => (
  <Stack gap={3}>
    <Notice tone="info" title="病院から日程変更のお願いがあります">
      回答があるまで、勤務はいまの予定のままです。
    </Notice>
    <DescriptionList items={changeItems(change)} />
    <Around change={change} />
    <AnswerForm change={change} {...form} />
  </Stack>
)

/** What the new time would mean for the doctor's other works. */
function Around({ change }: { change: ShownDateChange }) {
  if (change.overlaps)
    return (
      <Notice tone="warn" title="ほかの勤務と重なります">
        この日時には先生のほかの勤務があるため、同意できません。
      </Notice>
    )
  return <RestGaps rest={change} />
}

function AnswerForm({ work, change, outcome, onChange }: ProposedChangeProps) {
  const posted = usePosted(answerDateChangeFn, {
    posted: outcome,
    of: ANSWER_CHANGE_FORM,
    key: `change-${change.id}-reply`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'ACCEPTED' || given.outcome === 'DECLINED')
        toastOutcome('date-change', answerChangeWords(given.outcome))
      return onChange()
    },
  })
  const asksRest = change.restBreaches.length > 0 || posted.answer?.outcome === 'SHORT_REST'
  return (
    <form {...posted.attributes}>
      <AnswerFields
        of={posted}
        told={answerChangeWords}
        legend="日程変更のお願いへの回答"
        options={ANSWERS}
        beside={
          asksRest && <Checkbox name="shortRestAcknowledged" label="休息が足りないことを確認しました" />
        }
        words={{
          label: '病院へのひとこと',
          help: `変更できないときは必須です(${DATE_CHANGE_NOTE.least}文字以上)。病院にそのまま届きます。`,
          most: DATE_CHANGE_NOTE.most,
        }}
        submit="病院に回答する"
        wide
      >
        <WorkFields work={work} />
        <input type="hidden" name="changeId" value={change.id} />
      </AnswerFields>
    </form>
  )
}
