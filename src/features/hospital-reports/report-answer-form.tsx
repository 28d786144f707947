import { useQueryClient } from '@tanstack/react-query'
import { yenText } from '../../domain/text/money-text.ts'
import { durationText } from '../../domain/text/shift-text.ts'
import { answerReportWords, REPORT_NOTE } from '../../domain/work/work-report.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { toastOutcome } from '../forms/outcome-toast.ts'
import { usePosted } from '../forms/use-posted.ts'
import type { ReportView } from '../work-records/record-view.ts'
import { checkReportAnswer } from './answer-check.ts'
import { answerReport } from './hospital-report.functions.ts'
import { invalidateReport } from './hospital-report.queries.ts'

const ANSWERS = [
  {
    value: 'CONFIRMED',
    label: '報告のとおり確定する',
    description: '実績と支払いが確定し、先生にお知らせします。',
  },
  {
    value: 'CORRECTION_REQUESTED',
    label: '修正をお願いする',
    description: '違っている点を先生にお伝えします。先生が報告し直すまで確定しません。',
  },
] as const

type ReportAnswerFormProps = {
  workId: string
  report: ReportView
  leastExtraYen: number
  outcome: string | undefined
  kept: KeptAnswer | null
  formKey: string
}

/** The hospital's answer to a report. */
export function ReportAnswerForm(props: ReportAnswerFormProps) {
  const { workId, report, leastExtraYen, outcome, kept, formKey } = props
  const queryClient = useQueryClient()
  const posted = usePosted(answerReport, {
    posted: outcome,
    kept,
    check: checkReportAnswer,
    formKey,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('report-answer', answerReportWords(given.outcome))
      return invalidateReport(queryClient, workId)
    },
  })
  const { problems, pending, attributes } = posted
  const typed = kept?.typed ?? {}
  const help =
    leastExtraYen > 0
      ? `予定より${durationText(report.overtimeMinutes)}長い勤務です。時給換算で${yenText(leastExtraYen)}以上を入力してください。割増賃金(労働基準法37条)は別にご計算ください。`
      : 'その他の手当など、労働条件の単価以外に支払う額があるときに入力します。'
  return (
    <Card as="section" aria-labelledby="answer">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="answer">
            病院の確認
          </Heading>
          <FormReport of={posted} words={answerReportWords} />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="number" value={report.number} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <RadioGroup
            legend="確認の結果"
            name="answer"
            need="required"
            defaultValue={ANSWERS.find(({ value }) => value === typed['answer'])?.value}
            error={problems['answer']}
            options={ANSWERS}
          />
          <Field label="追加の支払い(円)" help={help} error={problems['extraYen']}>
            {(control) => (
              <TextInput
                {...control}
                name="extraYen"
                width="short"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={typed['extraYen'] ?? String(leastExtraYen)}
              />
            )}
          </Field>
          <Field
            label="先生へのひとこと"
            help={`修正をお願いするときは必須です(${REPORT_NOTE.least}桁以上)。先生にそのまま届きます。`}
            error={problems['note']}
          >
            {(control) => (
              <TextArea
                {...control}
                name="note"
                rows={3}
                limit={REPORT_NOTE.most}
                defaultValue={typed['note']}
              />
            )}
          </Field>
          <Button type="submit" variant="filled" pending={pending}>
            この内容で回答する
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
