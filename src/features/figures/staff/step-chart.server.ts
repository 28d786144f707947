import { scaleBand, scaleLinear } from 'd3-scale'
import { monthDayText } from '../../../domain/text/shift-text.ts'

/** Height of the chart and its margins in pixels; the width is in percent. */
const HEIGHT = 148
const TOP = 20
const BOTTOM = 26
const LEFT = 12
const RIGHT = 100
const TICKS = 3
/** Every seventh day has its name, so that they fit on a telephone. */
const NAMED = 7

const tenth = (value: number) => Math.round(value * 10) / 10

/** The geometry of a count by day. */
export function stepChart(days: readonly string[], values: readonly number[]) {
  const most = Math.max(...values, 1)
  const x = scaleBand<string>(days, [LEFT, RIGHT]).padding(0.25)
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(TICKS)
  return {
    height: HEIGHT,
    bars: days.map((day, index) => {
      const value = values[index] ?? 0
      return {
        day,
        x: tenth(x(day) ?? 0),
        width: tenth(x.bandwidth()),
        y: tenth(y(value)),
        height: tenth(HEIGHT - BOTTOM - y(value)),
        // 「11/25」, counted back from today.
        label: (days.length - 1 - index) % NAMED === 0 ? monthDayText(day) : null,
      }
    }),
    ticks: y
      .ticks(TICKS)
      .filter(Number.isInteger)
      .map((tick) => ({ y: tenth(y(tick)), value: tick })),
  }
}
export type DrawnSteps = ReturnType<typeof stepChart>
