import { createServerFn } from '@tanstack/react-start'
import { Figures } from '../../../contract/gen/figures_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import {
  CHANNEL,
  CHANNEL_SOURCE,
  FIGURE_DAYS,
  FUNNEL_STEP,
  FUNNEL_STEPS,
  type FunnelStep as Step,
} from '../../../domain/staff/daily-figure.ts'
import { tableWarnings } from '../../../domain/staff/official-tables.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { callStaff } from '../../../services/staff/staff.server.ts'
import { staffFiguresSearchSchema } from './figures-search.ts'
import { stepChart } from './step-chart.server.ts'

type Figure = Shown<'dp.staff.DailyFigure'>

const sumOf = (figures: readonly Figure[], step: Step) =>
  figures.reduce((sum, one) => (one.step === step ? sum + one.count : sum), 0)

const countsOf = (figures: readonly Figure[]) => FUNNEL_STEPS.map((step) => sumOf(figures, step))

/** 「メール・おすすめ」 */
const wayOf = ({ channel, source }: Figure) =>
  [CHANNEL[channel], CHANNEL_SOURCE[source ?? 'UNSPECIFIED']].filter((word) => word !== '').join('・')

/** The funnel, its steps by day and its ways, of one channel or of all; and what the queues hold. */
export const getStaffFiguresFn = createServerFn()
  .validator(staffFiguresSearchSchema)
  .handler(async ({ data: { channel } }) => {
    const answer = await callStaff(Figures.method.getFigures, {})
    const all = answer.figures
    const figures = channel ? all.filter((one) => one.channel === channel) : all
    const days = Array.from({ length: FIGURE_DAYS }, (_, index) =>
      addDays(answer.today, index + 1 - FIGURE_DAYS),
    )
    const byDay = days.map((day) => countsOf(figures.filter((one) => one.day === day)))
    const ways = Map.groupBy(figures, wayOf)
    return {
      isEmpty: figures.length === 0,
      funnel: FUNNEL_STEPS.map((step) => ({ step, label: FUNNEL_STEP[step], count: sumOf(figures, step) })),
      charts: FUNNEL_STEPS.map((step, index) => ({
        step,
        label: FUNNEL_STEP[step],
        chart: stepChart(
          days,
          byDay.map((counts) => counts[index] ?? 0),
        ),
      })),
      days: days.map((day, index) => ({ day, text: dayText(day), counts: byDay[index] ?? [] })),
      ways: [...ways].map(([way, of]) => ({ way, counts: countsOf(of) })),
      health: {
        waitingJobs: answer.waitingJobs,
        oldestWaitSeconds: answer.oldestWaitSeconds,
        failedJobs: answer.failedJobs,
        parkedNotices: answer.parkedNotices,
      },
      tableWarnings: tableWarnings({
        newestWageYear: answer.newestWageYear,
        withholdingYears: answer.withholdingYears,
        today: answer.today,
        lastShiftDay: answer.lastShiftDay || null,
      }),
    }
  })
export type FiguresView = Awaited<ReturnType<typeof getStaffFiguresFn>>
