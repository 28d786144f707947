import { NO_SHOW_TEXT } from '../../../domain/work/no-show.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FreeText } from '../../forms/free-text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { reportNoShowFn } from './no-show.functions.ts'
import { REPORT_NO_SHOW_FORM } from './report-form-data.ts'

type ReportFormProps = {
  workId: string
  onOutcome: (outcome: string) => Promise<unknown>
}

/** The hospital's word that the doctor did not come, with how it tried to reach the doctor; the page tells the outcome. */
export function NoShowReportForm({ workId, onOutcome }: ReportFormProps) {
  const posted = usePosted(reportNoShowFn, {
    of: REPORT_NO_SHOW_FORM,
    key: 'report',
    onAnswer: ({ outcome, problems }) => (problems ? undefined : onOutcome(outcome)),
  })
  return (
    <Card as="section" aria-labelledby="report-no-show">
      <form {...posted.attributes}>
        <Stack gap={4}>
          <Heading level={2} id="report-no-show">
            先生が来ていないことを運営に連絡する
          </Heading>
          <Text>
            先生にもすぐにお知らせします。運営が双方に確認して判断し、結果と理由をお伝えします。勤務の支払いは、判断が出るまで変わりません。
          </Text>
          <FormReport of={posted} />
          <input type="hidden" name="workId" value={workId} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <FreeText
            label="先生への確認"
            need="required"
            help="いつ、どの方法で連絡したかを書いてください。患者さんの情報は書かないでください。"
            problems={posted.problems}
            name="attempts"
            rows={3}
            limit={NO_SHOW_TEXT.most}
            defaultValue={posted.typed['attempts']}
          />
          <div>
            <Button type="submit" variant="filled" pending={posted.pending}>
              欠勤を連絡する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
