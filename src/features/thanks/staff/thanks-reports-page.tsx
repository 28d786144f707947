import { countedText } from '../../../domain/text/counted-text.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import {
  THANKS_REPORT_REASON,
  THANKS_REPORT_STATE,
  THANKS_STAMP,
  THANKS_VERDICT,
  thanksReportWords,
} from '../../../domain/work/thanks.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'
import { DOCTOR_VIEW, viewRecorded } from '../../../domain/doctor/doctor-view.ts'
import type { Shown } from '../../../contract/plain.ts'
import { dayText, momentText } from '../../../domain/text/shift-text.ts'
import { toStaff } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Card } from '../../../ui/card/card.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CheckCircleIcon } from '../../../ui/icon/subject-icons.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { StaffListPage } from '../../staff/staff-list-page.tsx'
import { THANKS_REPORTS } from '../../staff/staff-search.ts'
import { decideThanksReportFn } from './thanks-report.functions.ts'
import { thanksReportsQuery } from './thanks-report.queries.ts'

type ThanksReportsPageProps = { outcome: string | undefined }

/**
 * Thanks that doctors have reported as inappropriate, each with a decision. `outcome` is that of the browser's own
 * post, from the URL and therefore unchecked.
 */
export function ThanksReportsPage({ outcome }: ThanksReportsPageProps) {
  const { data } = useSuspenseQuery(thanksReportsQuery())
  const [answer, setAnswer] = useState(outcome)
  return (
    <StaffListPage
      title={THANKS_REPORTS}
      told={thanksReportWords(answer)}
      order={`${countedText(data.total)}・報告の古い順。判断の結果は先生にお知らせします。${viewRecorded(DOCTOR_VIEW.THANKS)}`}
      rows={data.open.map((report) => ({
        key: report.id,
        shown: (
          <ReportCard report={report}>
            <DecideForm report={report} onAnswer={setAnswer} />
          </ReportCard>
        ),
      }))}
      empty={
        <EmptyState
          icon={<CheckCircleIcon size="lg" />}
          title="確認を待っている報告はありません。"
          actions={
            <Link {...toStaff()} className={buttonClass({ variant: 'filled' })}>
              医師の確認へ
            </Link>
          }
        >
          先生が感謝の声を不適切と報告すると、ここに表示されます。
        </EmptyState>
      }
      decided={{
        title: '判断した報告(新しい順)',
        rows: data.decided.map((report) => ({
          key: report.id,
          shown: <ReportCard report={report} level={3} />,
        })),
      }}
    />
  )
}

type ThanksReport = Shown<'dp.staff.ThanksReport'>

type ReportCardProps = { report: ThanksReport; level?: 2 | 3; children?: ReactNode }

const ReportCard = ({ report, level = 2, children }: ReportCardProps) => (
  <Card as="article" aria-labelledby={`report-${report.id}`}>
    <Stack gap={3}>
      <Heading level={level} id={`report-${report.id}`}>
        {report.doctorName}先生の報告
      </Heading>
      <DescriptionList
        items={[
          { term: '感謝の声', description: THANKS_STAMP[report.stamp], note: report.body },
          { term: '送り主', description: `${report.hospitalName}(${THANKS_SOURCE[report.source]})` },
          { term: '勤務日', description: dayText(report.plannedStart) },
          { term: '理由', description: THANKS_REPORT_REASON[report.reason], note: report.detail },
          { term: '報告', description: momentText(report.reportedAt) },
          ...(report.decidedAt
            ? [
                {
                  term: '判断',
                  description: `${THANKS_REPORT_STATE[report.state]} ${momentText(report.decidedAt)}`,
                },
              ]
            : []),
        ]}
      />
      {children}
    </Stack>
  </Card>
)

type DecideFormProps = { report: ThanksReport; onAnswer: (outcome: string) => void }

function DecideForm({ report, onAnswer }: DecideFormProps) {
  const queryClient = useQueryClient()
  const { pending, failure, attributes, formKey } = usePosted(decideThanksReportFn, {
    key: report.id,
    onAnswer: ({ outcome }) => {
      onAnswer(outcome)
      return queryClient.invalidateQueries(thanksReportsQuery())
    },
  })
  return (
    <form {...attributes}>
      <Stack gap={2}>
        <OutcomeNotice told={failure} />
        <input type="hidden" name="id" value={report.id} />
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <Inline gap={2}>
          {Object.entries(THANKS_VERDICT).map(([verdict, words]) => (
            <Button key={verdict} type="submit" name="verdict" value={verdict} pending={pending}>
              {words}
            </Button>
          ))}
        </Inline>
      </Stack>
    </form>
  )
}
