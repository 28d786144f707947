import { useSuspenseQuery } from '@tanstack/react-query'
import { untilText } from '../../../domain/text/shift-text.ts'
import { agreeWords } from '../../../domain/work/stated-work.ts'
import { reportWords } from '../../../domain/work/record.ts'
import { toWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { BackPage } from '../../shell/back-page.tsx'
import { AgreeForm } from './agree-form.tsx'
import { recordQuery } from './record.queries.ts'
import { type ReportSearch, REPORT_HEAD } from './record-search.ts'
import type { RecordView } from './record-view.ts'
import { isBefore, isConfirmed, isStated } from './record-words.ts'
import { ReportForm } from './report-form.tsx'
import { NoSuchOwnWork, WorkHead, WorkResult } from './work-parts.tsx'

type ReportPageProps = { id: string; search: ReportSearch }

/** A work of the doctor after it is over: the report to write, what was reported, and the pay line by line. */
export function ReportPage({ id, search }: ReportPageProps) {
  const { data: work } = useSuspenseQuery(recordQuery(id))
  if (!work)
    return (
      <BackPage {...REPORT_HEAD}>
        <NoSuchOwnWork />
      </BackPage>
    )
  const { state, report } = work
  const mayReport = !isBefore(work) || (state === 'IN_PROGRESS' && work.isOver)
  const isOpen = mayReport && !isConfirmed(work) && !state.startsWith('CANCELLED')
  // Anybody can write a URL: a success is told only where there is a report.
  const outcome = search.outcome === 'REPORTED' && !report ? undefined : search.outcome
  return (
    <BackPage {...REPORT_HEAD}>
      <Stack gap={4}>
        {!isOpen && <OutcomeNotice told={reportWords(outcome)} />}
        {!isOpen && report?.byHospital && <OutcomeNotice told={agreeWords(search.agreed)} />}
        <WorkHead work={work} />
        <Status work={work} />
        <WorkResult work={work} />
        {isStated(work) && <AgreeForm workId={work.id} number={report?.number ?? 0} posted={search.agreed} />}
        {isOpen && (
          // A new report begins with what was reported last.
          <ReportForm key={report?.number ?? 0} work={work} outcome={outcome} />
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
  if (state === 'REPORTED' && report?.byHospital)
    return (
      <Notice tone="warn" title="病院が実績を入力しました">
        先生の報告がなかったため、病院が時間・休憩・件数を入力しました。{untilText(report.confirmDueAt)}
        までに先生から報告がなければ、この内容で確定します。
      </Notice>
    )
  if (state === 'REPORTED' && report)
    return (
      <Notice tone="info" title="病院の確認を待っています">
        {untilText(report.confirmDueAt)}までに回答がなければ、報告のとおり確定します。
      </Notice>
    )
  if (report && isConfirmed({ state }))
    return (
      <Notice tone="good" title="実績が確定しました">
        {report.isAutomatic
          ? '確認の期限までに病院の回答がなかったため、報告のとおり確定しました。'
          : report.answerNote && `${report.answerNote} `}
        違いがあるときは、病院にメッセージでお知らせください。
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
