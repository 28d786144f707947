import { useQueryClient } from '@tanstack/react-query'
import { reportWords } from '../../../domain/work/record.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { submitReportFn } from './record.functions.ts'
import { invalidateRecords } from './record.queries.ts'
import type { RecordView } from './record-view.ts'
import { REPORT_FORM } from './record-form-data.ts'
import { ReportFields } from './report-fields.tsx'
import { reportValues } from './report-values.ts'

type ReportFormProps = { work: RecordView; outcome: string | undefined }

const headingOf = ({ report }: RecordView): string =>
  report === null ? '勤務を報告する' : report.byHospital ? '違うときは、先生から報告する' : '報告の内容を直す'

/** 勤務報告: times, ambulances, patients, sleep. */
export function ReportForm({ work, outcome }: ReportFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(submitReportFn, {
    posted: outcome,
    of: REPORT_FORM,
    key: String(work.report?.number ?? 0),
    onAnswer: (given) => {
      if (given.problems) return undefined
      if (given.outcome === 'REPORTED') toastOutcome('report', reportWords(given.outcome))
      return invalidateRecords(queryClient)
    },
  })
  const { problems, pending, attributes, formKey, typed } = posted
  return (
    <Card as="section" aria-labelledby="report">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="report">
            {headingOf(work)}
          </Heading>
          <FormReport of={posted} words={reportWords} toasted />
          <input type="hidden" name="workId" value={work.id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <ReportFields
            work={work}
            side="DOCTOR"
            problems={problems}
            values={{ ...reportValues(work), ...typed }}
            comment={{
              label: '病院への申し送り',
              help: '病院にそのまま届きます。患者さんの情報は書かないでください。',
            }}
          />
          <Button type="submit" variant="filled" size="lg" pending={pending}>
            {work.report && !work.report.byHospital ? 'この内容で報告し直す' : 'この内容で報告する'}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
