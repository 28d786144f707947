import { scaleLinear, scalePoint } from 'd3-scale'
import { addMonths } from '../../domain/text/month-days.ts'
import type { WorkSums } from '../../domain/work/performance.ts'
import { READING, type TrendMeasure } from './trend-measure.ts'

const MONTHS = 12
/** Height of the chart and its margins in pixels; the width is in percent. */
const HEIGHT = 184
const TOP = 24
const BOTTOM = 28
const LEFT = 12
const RIGHT = 96
const TICKS = 3

/** The geometry of a trend: twelve months up to `month`, those without works included. */
export function trendOf(
  measure: TrendMeasure,
  month: string,
  sums: ReadonlyMap<string, WorkSums>,
): {
  height: number
  points: { month: string; label: string; x: number; y: number; value: number; isPeak: boolean }[]
  ticks: { y: number; label: string }[]
} {
  const { value: read, text } = READING[measure]
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index + 1 - MONTHS))
  const values = months.map((one) => {
    const of = sums.get(one)
    return of ? read(of) : 0
  })
  const most = Math.max(...values)
  const x = scalePoint<string>(months, [LEFT, RIGHT])
  const y = scaleLinear([0, Math.max(most, 1)], [HEIGHT - BOTTOM, TOP]).nice(TICKS)
  // Whole numbers only: there is no half an ambulance.
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  return {
    height: HEIGHT,
    points: months.map((one, index) => {
      const value = values[index] ?? 0
      return {
        month: one,
        label: `${Number(one.slice(5))}月`,
        x: Math.round((x(one) ?? 0) * 100) / 100,
        y: Math.round(y(value) * 10) / 10,
        value,
        isPeak: most > 0 && value === most && values.indexOf(most) === index,
      }
    }),
    ticks: ticks.map((tick) => ({ y: Math.round(y(tick) * 10) / 10, label: text(tick) })),
  }
}
export type Trend = ReturnType<typeof trendOf>
