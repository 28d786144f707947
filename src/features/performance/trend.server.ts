import { scaleLinear, scalePoint } from 'd3-scale'
import { addMonths } from '../../domain/text/month-days.ts'

const MONTHS = 12
/** Height of the chart and its margins in pixels; the width is in percent. */
const HEIGHT = 184
const TOP = 24
const BOTTOM = 28
const LEFT = 12
const RIGHT = 96
const TICKS = 3

/** How a measure is read from the sums of a month, and said; null where a month says nothing. */
export type TrendReading<Sums> = {
  value: (sums: Sums | undefined) => number | null
  text: (value: number) => string
}

const round = (value: number, to: number) => Math.round(value * to) / to

/** The geometry of a trend: twelve months up to `month`, those without anything included. */
export function trendOf<Sums>(
  { value: read, text }: TrendReading<Sums>,
  month: string,
  sums: ReadonlyMap<string, Sums>,
): {
  height: number
  /** `y` and `text` are null where the month says nothing. */
  points: {
    month: string
    label: string
    x: number
    y: number | null
    text: string | null
    isPeak: boolean
  }[]
  ticks: { y: number; label: string }[]
} {
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(month, index + 1 - MONTHS))
  const values = months.map((one) => read(sums.get(one)))
  const most = Math.max(0, ...values.map((value) => value ?? 0))
  const x = scalePoint<string>(months, [LEFT, RIGHT])
  const y = scaleLinear([0, Math.max(most, 1)], [HEIGHT - BOTTOM, TOP]).nice(TICKS)
  // Whole numbers only: there is no half an ambulance.
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  return {
    height: HEIGHT,
    points: months.map((one, index) => {
      const value = values[index] ?? null
      return {
        month: one,
        label: `${Number(one.slice(5))}月`,
        x: round(x(one) ?? 0, 100),
        y: value === null ? null : round(y(value), 10),
        text: value === null ? null : text(value),
        isPeak: most > 0 && value === most && values.indexOf(most) === index,
      }
    }),
    ticks: ticks.map((tick) => ({ y: round(y(tick), 10), label: text(tick) })),
  }
}
export type Trend = ReturnType<typeof trendOf>
