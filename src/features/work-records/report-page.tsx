import { useSuspenseQuery } from '@tanstack/react-query'
import { WORK_STATE } from '../../domain/application/application-words.ts'
import { untilText } from '../../domain/text/shift-text.ts'
import { reportWords } from '../../domain/work/work-report.ts'
import { toListing, toMessages, toWorks } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Card } from '../../ui/card/card.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../ui/icon/subject-icons.tsx'
import { Inline } from '../../ui/layout/inline.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ShiftTime } from '../applications/shift-time.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { OutcomeNotice } from '../forms/form-report.tsx'
import { BackPage } from '../shell/back-page.tsx'
import { workRecordQuery } from './record.queries.ts'
import type { ReportSearch } from './record-search.ts'
import type { RecordView } from './record-view.ts'
import { badgeToneOf, isBefore } from './record-words.ts'
import { ReportForm } from './report-form.tsx'
import { PayStatement, ReportedFacts } from './report-statement.tsx'

export const REPORT_HEAD = { title: '勤務報告', back: toWorks() }

type ReportPageProps = { id: string; search: ReportSearch; kept: KeptAnswer | null; formKey: string }

/** A work of the doctor after it is over: the report to write, what was reported, and the pay line by line. */
export function ReportPage({ id, search, kept, formKey }: ReportPageProps) {
  const { data: work } = useSuspenseQuery(workRecordQuery(id))
  if (!work) return <NoWork />
  const { state, report, listing } = work
  const mayReport = !isBefore(work) || (state === 'IN_PROGRESS' && work.isOver)
  const isOpen = mayReport && state !== 'CONFIRMED' && state !== 'PAID' && !state.startsWith('CANCELLED')
  // Anybody can write a URL: a success is told only where there is a report.
  const outcome = search.outcome === 'REPORTED' && !report ? undefined : search.outcome
  return (
    <BackPage {...REPORT_HEAD}>
      <Stack gap={4}>
        {!isOpen && <OutcomeNotice told={reportWords(outcome)} />}
        <Card as="section" aria-label="勤務">
          <Stack gap={2}>
            <p>
              <Badge tone={badgeToneOf(state)}>{WORK_STATE[state]}</Badge>
            </p>
            <Text size="xl" bold figures>
              <ShiftTime start={work.startTime} end={work.endTime} day={work.startDay} />
            </Text>
            <Text bold size="lg">
              {work.hospitalName}
            </Text>
            <Text tone="sub">{work.title}</Text>
            <Inline gap={3}>
              <Link {...toListing(listing.kind, listing.id)} className={rowLinkClass}>
                求人の詳細
              </Link>
              <Link {...toMessages(listing.kind, listing.id)} className={rowLinkClass}>
                病院にメッセージ
              </Link>
            </Inline>
          </Stack>
        </Card>
        <Status work={work} />
        {report && (
          <Card as="section" aria-labelledby="reported">
            <Stack gap={3}>
              <Heading level={2} id="reported">
                報告した内容
              </Heading>
              <ReportedFacts report={report} />
            </Stack>
          </Card>
        )}
        {(report !== null || state === 'CONFIRMED' || state === 'PAID') && (
          <Card as="section" aria-labelledby="pay">
            <Stack gap={3}>
              <Heading level={2} id="pay">
                {state === 'CONFIRMED' || state === 'PAID' ? '確定した支払い' : '支払いの見込み'}
              </Heading>
              <PayStatement work={work} />
            </Stack>
          </Card>
        )}
        {isOpen && (
          // A new report begins with what was reported last.
          <ReportForm
            key={report?.number ?? 0}
            work={work}
            outcome={outcome}
            kept={kept}
            formKey={`${formKey}-${report?.number ?? 0}`}
          />
        )}
      </Stack>
    </BackPage>
  )
}

function Status({ work: { state, report, isOver } }: { work: RecordView }) {
  if (state === 'CORRECTION_REQUESTED')
    return (
      <Notice tone="warn" title="病院から修正のお願いがあります">
        {report?.answerNote}
      </Notice>
    )
  if (state === 'REPORTED' && report)
    return (
      <Notice tone="info" title="病院の確認を待っています">
        {untilText(report.confirmDueAt)}までに回答がなければ、報告のとおり確定します。
      </Notice>
    )
  if ((state === 'CONFIRMED' || state === 'PAID') && report)
    return (
      <Notice tone="good" title="実績が確定しました">
        {report.isAutomatic ? '確認の期限までに病院の回答がなかったため、報告のとおり確定しました。' : null}
        {report.answerNote}
        {' 違いがあるときは、病院にメッセージでお知らせください。'}
      </Notice>
    )
  if (state === 'SCHEDULED' || state === 'CANCELLATION_REQUESTED' || (state === 'IN_PROGRESS' && !isOver))
    return (
      <Notice tone="info">
        報告は勤務が終わってから書けます。<Link {...toWorks()}>勤務の終了を記録する</Link>
      </Notice>
    )
  return null
}

const NoWork = () => (
  <BackPage {...REPORT_HEAD}>
    <EmptyState
      icon={<CalendarIcon size="lg" />}
      title="この勤務は見つかりません。"
      actions={
        <Link {...toWorks()} className={buttonClass({ variant: 'filled' })}>
          勤務のまとめへ
        </Link>
      }
    >
      応募が取り消されたか、URLが正しくありません。
    </EmptyState>
  </BackPage>
)
