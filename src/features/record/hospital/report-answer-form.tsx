import { useQueryClient } from '@tanstack/react-query'
import { yenText } from '../../../domain/text/money-text.ts'
import { carfareRuleText, isCarfareDecided } from '../../../domain/work/carfare.ts'
import { answerReportWords, REPORT_NOTE } from '../../../domain/work/record.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { AnswerFields } from '../../forms/answer-fields.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import type { RecordView, ReportView } from '../doctor/record-view.ts'
import { answerReportFn } from './hospital-record.functions.ts'
import { invalidateRecord } from './hospital-record.queries.ts'
import { REPORT_ANSWER_FORM } from './report-answer-form-data.ts'

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
  carfare: RecordView['carfare']
  report: ReportView
  leastExtraYen: number
  outcome: string | undefined
}

/** The hospital's answer to a report. */
export function ReportAnswerForm(props: ReportAnswerFormProps) {
  const { workId, carfare, report, leastExtraYen, outcome } = props
  const queryClient = useQueryClient()
  const posted = usePosted(answerReportFn, {
    posted: outcome,
    of: REPORT_ANSWER_FORM,
    key: String(report.number),
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('report-answer', answerReportWords(given.outcome))
      return invalidateRecord(queryClient, workId)
    },
  })
  const help =
    leastExtraYen > 0
      ? `上の内訳の時間の分で${yenText(leastExtraYen)}です。これより少なくはできません。時間外や休日の割増(労働基準法37条)やその他の手当は、加えた合計を入力してください。`
      : 'その他の手当など、労働条件の単価以外に支払う額があるときに入力します。'
  return (
    <Card as="section" aria-labelledby="answer">
      <form {...posted.attributes}>
        <AnswerFields
          of={posted}
          told={answerReportWords}
          heading={
            <Heading level={2} id="answer">
              病院の確認
            </Heading>
          }
          legend="確認の結果"
          names={{ choice: 'answer', words: 'note' }}
          options={ANSWERS}
          beside={
            <Stack gap={3}>
              <Field label="追加の支払い(円)" help={help} error={posted.problems['extraYen']}>
                {(control) => (
                  <TextInput
                    {...control}
                    name="extraYen"
                    width="short"
                    inputMode="numeric"
                    autoComplete="off"
                    defaultValue={posted.typed['extraYen'] ?? String(leastExtraYen)}
                  />
                )}
              </Field>
              {isCarfareDecided(carfare) ? (
                <Field
                  label="交通費(円)"
                  help={`労働条件では、交通費は病院が確認した額です。先生の報告は${yenText(report.carfareYen)}です。`}
                  error={posted.problems['carfareYen']}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      name="carfareYen"
                      width="short"
                      inputMode="numeric"
                      autoComplete="off"
                      defaultValue={posted.typed['carfareYen'] ?? String(report.carfareYen)}
                    />
                  )}
                </Field>
              ) : (
                <Text tone="sub">{carfareRuleText(carfare)}</Text>
              )}
            </Stack>
          }
          words={{
            label: '先生へのひとこと',
            help: `修正をお願いするときは必須です(${REPORT_NOTE.least}文字以上)。先生にそのまま届きます。`,
            most: REPORT_NOTE.most,
          }}
          submit="この内容で回答する"
          wide
        >
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="number" value={report.number} />
        </AnswerFields>
      </form>
    </Card>
  )
}
