import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { stampWords } from '../../../domain/work/stamp.ts'
import { toApplied, toGuide, toMatched, toSpotSearch, toWorks } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { CalendarIcon } from '../../../ui/icon/subject-icons.tsx'
import { WorkFrame } from '../../application/doctor/work-frame.tsx'
import { OutcomeNotice } from '../../forms/form-report.tsx'
import { HoursSummary } from '../../hours/hours-summary.tsx'
import { useOfflinePages } from '../../shell/offline/use-offline-pages.ts'
import { MonthWorks } from './month-works.tsx'
import { NextRecord } from './next-record.tsx'
import { overviewQuery } from './record.queries.ts'
import { type WorksSearch, WORKS_TITLE } from './record-search.ts'
import { ToReport } from './to-report.tsx'

type WorksPageProps = {
  search: WorksSearch
  /** Further to-dos, after the next work. */
  children?: ReactNode
}

/** The doctor's works at a glance: the next one with its stamps, reports to write, and the month. */
export function WorksPage({ search, children }: WorksPageProps) {
  const { next, toReport, ...month } = useSuspenseQuery(overviewQuery(search.month)).data
  useOfflinePages([toWorks(), toMatched(), ...(next ? [toGuide(next.id)] : [])])
  // Anybody can write a URL: a success is told only where there is a stamp.
  const isTrue =
    search.stamped !== 'STAMPED' || [...toReport, next].some((work) => work && work.stamps.length > 0)
  return (
    <WorkFrame current="works" title={WORKS_TITLE}>
      {isTrue && <OutcomeNotice told={stampWords(search.stamped)} />}
      {next ? <NextRecord work={next} stamped={search.stamped} /> : <NoNext />}
      {children}
      {toReport.length > 0 && <ToReport works={toReport} />}
      <HoursSummary />
      <MonthWorks {...month} />
    </WorkFrame>
  )
}

const NoNext = () => (
  <EmptyState
    icon={<CalendarIcon size="lg" />}
    title="これからの勤務はありません。"
    actions={
      <>
        <Link {...toSpotSearch()} className={buttonClass({ variant: 'filled' })}>
          スポットをさがす
        </Link>
        <Link {...toApplied()} className={buttonClass()}>
          応募中の求人を見る
        </Link>
      </>
    }
  >
    勤務が決まると、日時・場所・持ち物がここに表示され、当日は到着や開始を記録できます。
  </EmptyState>
)
