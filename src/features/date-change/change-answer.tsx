import { DATE_CHANGE_NOTE, decideChangeWords } from '../../domain/work/date-change.ts'
import { Card } from '../../ui/card/card.tsx'
import { DescriptionList } from '../../ui/description-list/description-list.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { AnswerFields } from '../forms/answer-fields.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import { DECIDE_CHANGE_FORM } from './change-form-data.ts'
import { changeItems, type ShownDateChange } from './change-items.ts'
import { decideDateChangeFn } from './date-change.functions.ts'

const ANSWERS = [
  {
    value: 'ACCEPT',
    label: 'この日時に変更する',
    description: '勤務の日時が変わり、先生にお知らせします。給与は変わりません。',
  },
  {
    value: 'DECLINE',
    label: '変更できない',
    description: '勤務は予定どおりです。事情や、ほかの候補をひとことお書きください。',
  },
] as const

type ChangeAnswerProps = {
  workId: string
  change: ShownDateChange
  mayDecide: boolean
  outcome: string | undefined
  /** Reads the work again. */
  onChange: () => Promise<void>
}

/** A doctor's request to move the work, for the hospital to answer. */
export const DateChangeAnswerForm = ({ change, mayDecide, ...form }: ChangeAnswerProps) => (
  <Card as="section" aria-labelledby="date-change">
    <Stack gap={3}>
      <Heading level={2} id="date-change">
        先生からの日程変更の相談
      </Heading>
      <DescriptionList items={changeItems(change)} />
      {mayDecide ? (
        <AnswerForm change={change} {...form} />
      ) : (
        <Notice tone="info">閲覧のみの権限では、回答できません。</Notice>
      )}
    </Stack>
  </Card>
)

function AnswerForm({ workId, change, outcome, onChange }: Omit<ChangeAnswerProps, 'mayDecide'>) {
  const posted = usePosted(decideDateChangeFn, {
    posted: outcome,
    of: DECIDE_CHANGE_FORM,
    key: `change-${change.id}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('date-change', decideChangeWords(given.outcome))
      return onChange()
    },
  })
  return (
    <form {...posted.attributes}>
      <AnswerFields
        of={posted}
        told={decideChangeWords}
        legend="日程変更への回答"
        options={ANSWERS}
        words={{
          label: '先生へのひとこと(日程変更)',
          help: `変更できないときは必須です(${DATE_CHANGE_NOTE.least}文字以上)。先生にそのまま届きます。`,
          most: DATE_CHANGE_NOTE.most,
        }}
        submit="日程変更に回答する"
        wide
      >
        <input type="hidden" name="workId" value={workId} />
        <input type="hidden" name="changeId" value={change.id} />
      </AnswerFields>
    </form>
  )
}
