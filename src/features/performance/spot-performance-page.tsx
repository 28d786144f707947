import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '../../domain/text/shift-text.ts'
import { toSurvey, toWorkReport } from '../../platform/addresses.ts'
import { Link } from '../../platform/link.tsx'
import { rowLinkClass } from '../../ui/link/link-class.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Text } from '../../ui/text/text.tsx'
import { ObjectionSection, type ObjectionSectionProps } from '../record/objection/objection-section.tsx'
import { WorkThanks } from '../thanks/doctor/work-thanks.tsx'
import { BackPage } from '../shell/back-page.tsx'
import { recordQuery } from '../record/doctor/record.queries.ts'
import type { RecordView } from '../record/doctor/record-view.ts'
import { isConfirmed } from '../record/doctor/record-words.ts'
import { NoSuchOwnWork, WorkHead, WorkResult } from '../record/doctor/work-parts.tsx'
import { type SpotPerformanceSearch, SPOT_PERFORMANCE_HEAD } from './performance-search.ts'
import { sumsOfReport } from './sums-of-report.ts'
import { acceptanceText } from './figures.tsx'

type SpotPerformancePageProps = { id: string; search: SpotPerformanceSearch }

/** One work of the doctor: its counts and its pay line by line, once the hospital has confirmed them. */
export function SpotPerformancePage({ id, search }: SpotPerformancePageProps) {
  const { data: work } = useSuspenseQuery(recordQuery(id))
  return (
    <BackPage {...SPOT_PERFORMANCE_HEAD}>
      {work ? <Shown work={work} objection={{ workId: id, ...search }} /> : <NoSuchOwnWork />}
    </BackPage>
  )
}

type ShownProps = { work: RecordView; objection: ObjectionSectionProps }

const Shown = ({ work, objection }: ShownProps) => (
  <>
    <WorkHead work={work} />
    {isConfirmed(work) ? <Confirmed work={work} objection={objection} /> : <Waiting work={work} />}
  </>
)

const Confirmed = ({ work, objection }: ShownProps) => {
  const { report } = work
  return (
    <>
      {report?.answeredAt && (
        <Notice tone="good" title={`${momentText(report.answeredAt)}に確定しました`}>
          {report.answerNote}
        </Notice>
      )}
      <WorkResult work={work} />
      {report && (
        <Text>
          応需率 {acceptanceText(sumsOfReport(report))}
          (満床・処置中・設備・スタッフ不足など病院側の理由のお断りは含めません)
        </Text>
      )}
      <WorkThanks workId={work.id} />
      {work.asksSurvey && (
        <p>
          <Link {...toSurvey(work.id)} className={rowLinkClass}>
            アンケート(約2分)
          </Link>
        </p>
      )}
      <ObjectionSection {...objection} />
    </>
  )
}

const Waiting = ({ work }: { work: RecordView }) => (
  <Notice tone="info" title="病院の確認後に表示します(通常3営業日)">
    <Link {...toWorkReport(work.id)}>勤務報告を見る</Link>
  </Notice>
)
