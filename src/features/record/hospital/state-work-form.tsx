import { useQueryClient } from '@tanstack/react-query'
import { CONFIRM_BUSINESS_DAYS } from '../../../domain/work/record.ts'
import { stateWorkWords } from '../../../domain/work/stated-work.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import type { RecordView } from '../doctor/record-view.ts'
import { STATEMENT_FORM } from '../doctor/record-form-data.ts'
import { ReportFields } from '../doctor/report-fields.tsx'
import { reportValues } from '../doctor/report-values.ts'
import { stateWorkFn } from './hospital-record.functions.ts'
import { invalidateRecord } from './hospital-record.queries.ts'

type StateWorkFormProps = { work: RecordView; outcome: string | undefined }

/** The hospital's statement of a work that the doctor has not reported. */
export function StateWorkForm({ work, outcome }: StateWorkFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(stateWorkFn, {
    posted: outcome,
    of: STATEMENT_FORM,
    key: `state-${work.report?.number ?? 0}`,
    onAnswer: (given) => {
      if (given.problems) return undefined
      toastOutcome('statement', stateWorkWords(given.outcome))
      return invalidateRecord(queryClient, work.id)
    },
  })
  return (
    <Card as="section" aria-labelledby="state">
      <form {...posted.attributes}>
        <Stack gap={4}>
          <Heading level={2} id="state">
            {work.report?.byHospital ? '入力した実績を直す' : '病院から実績を入力する'}
          </Heading>
          <Text>
            先生に届き、先生が確認するか、{CONFIRM_BUSINESS_DAYS}
            営業日のあいだ先生の報告がなければ、この内容で実績と支払いが確定します。先生はいつでも先生の報告に替えられます。
          </Text>
          <FormReport of={posted} words={stateWorkWords} toasted />
          <input type="hidden" name="workId" value={work.id} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <ReportFields
            work={work}
            side="HOSPITAL"
            problems={posted.problems}
            values={{ ...reportValues(work), ...posted.typed }}
            comment={{
              label: '先生へのひとこと',
              help: '先生にそのまま届きます。患者さんの情報は書かないでください。',
            }}
          />
          <Button type="submit" variant="filled" size="lg" pending={posted.pending}>
            この内容を先生に送る
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
