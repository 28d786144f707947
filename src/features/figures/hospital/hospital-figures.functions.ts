import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { Figures } from '../../../contract/gen/hospital_figures_pb.ts'
import type { Shown } from '../../../contract/plain.ts'
import { NO_FIGURES, type AccuracyFigures } from '../../../domain/work/hospital-figures.ts'
import { monthOf } from '../../../domain/text/month-days.ts'
import { today } from '../../../platform/clock.ts'
import { callHospital } from '../../../services/hospital/hospital.server.ts'
import { trendOf } from '../../performance/trend.server.ts'
import { FIGURE_READING } from './figure-trend.ts'

const period = v.picklist(['QUARTER', 'YEAR'])

function accuracyView(accuracy: Shown<'dp.hospital.AccuracyFigures'>): AccuracyFigures {
  const { percent, count, duty, time, break: pause, pay } = accuracy
  const isWhole = duty !== null && time !== null && pause !== null && pay !== null
  return { percent, count, items: isWhole ? { duty, time, break: pause, pay } : null }
}

/** The hospital's figures of a period, their trends, and those of hospitals alike. */
export const getFiguresFn = createServerFn()
  .validator(period)
  .handler(async ({ data }) => {
    const { months: found, ...answer } = await callHospital(Figures.method.getFigures, { period: data })
    const months = new Map(found.map(({ month, sums }) => [month, sums]))
    const month = monthOf(today())
    return {
      ...answer,
      sums: answer.sums ?? NO_FIGURES,
      isEmpty: months.size === 0 && answer.accuracy === null,
      accuracy: answer.accuracy && accuracyView(answer.accuracy),
      trends: {
        REPLY: trendOf(FIGURE_READING.REPLY, month, months),
        FILL: trendOf(FIGURE_READING.FILL, month, months),
        CANCELLATION: trendOf(FIGURE_READING.CANCELLATION, month, months),
      },
    }
  })

/** What a figure comes from, a page at a time. */
export const getFigureSourcesFn = createServerFn()
  .validator(
    v.object({
      figure: v.picklist(['REPLY', 'FILL', 'CANCELLATION']),
      period,
      after: v.pipe(v.string(), v.maxLength(512)),
    }),
  )
  .handler(({ data }) => callHospital(Figures.method.listFigureSources, data))
