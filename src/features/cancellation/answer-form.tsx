import { useQueryClient } from '@tanstack/react-query'
import { decideWords } from '../../domain/cancellation/cancellation-outcome.ts'
import { isConfirmable } from '../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_DETAIL } from '../../domain/cancellation/cancellation-words.ts'
import { Card } from '../../ui/card/card.tsx'
import { Checkbox } from '../../ui/choice/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field-group.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { AnswerFields } from '../forms/answer-fields.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import type { CancellationView } from './cancellation-view.ts'
import { invalidateAtHospital } from './cancellation.queries.ts'
import { answerCancellationFn } from './hospital-cancellation.functions.ts'
import { DECIDE_CANCELLATION_FORM } from './hospital-form-data.ts'

const ANSWERS = [
  {
    value: 'ACCEPT',
    label: 'キャンセルを承認する',
    description: '先生にお知らせします。スポットの枠は、応募の締め切り前なら募集に戻ります。',
  },
  {
    value: 'REJECT',
    label: '差し戻す',
    description: '先生とお電話で合意したときだけ選べます。勤務は予定どおりになります。',
  },
] as const

type AnswerFormProps = {
  workId: string
  cancellation: CancellationView
  outcome: string | undefined
}

/** The hospital's answer to a doctor's request. */
export function CancellationAnswerForm({ workId, cancellation, outcome }: AnswerFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(answerCancellationFn, {
    posted: outcome,
    of: DECIDE_CANCELLATION_FORM,
    key: cancellation.id,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('cancellation', decideWords(given.outcome))
      return invalidateAtHospital(queryClient, workId)
    },
  })
  const { called } = posted.problems
  return (
    <Card as="section" aria-labelledby="answer">
      <form {...posted.attributes}>
        <AnswerFields
          of={posted}
          told={decideWords}
          heading={
            <Heading level={2} id="answer">
              病院の回答
            </Heading>
          }
          legend="回答"
          options={ANSWERS}
          beside={
            cancellation.reason &&
            isConfirmable(cancellation.reason) && (
              <Checkbox
                name="reasonConfirmed"
                value="yes"
                label="やむを得ない事情を確認しました"
                description="診断書や常勤先からの連絡などで確認できたときに選びます。承認するとき、先生の負担が軽くなります。"
              />
            )
          }
          words={{
            label: '先生へのひとこと',
            help: '差し戻すときは必須です(10文字以上)。先生にそのまま届きます。',
            most: CANCELLATION_DETAIL.most,
          }}
          after={
            <FieldGroup legend="先生への電話" legendHidden error={called}>
              <Checkbox
                name="called"
                value="yes"
                label="先生とお電話で話しました"
                description="差し戻すときは必ずお電話してください。"
                aria-invalid={called ? true : undefined}
              />
            </FieldGroup>
          }
          submit="この内容で回答する"
          wide
        >
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="cancellationId" value={cancellation.id} />
        </AnswerFields>
      </form>
    </Card>
  )
}
