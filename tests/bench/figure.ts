import { availableParallelism, loadavg } from 'node:os'

/** One line of the report: a ratio held against the bound it has to keep; without a bound it only informs. */
export type Figure = { name: string; ratio: number; bound?: number; detail: string }

/** The machine was too busy for the figures to mean anything. */
export class NoisyRun extends Error {
  override name = 'NoisyRun'
}

export const keepsBound = ({ ratio, bound }: Figure): boolean => bound === undefined || ratio <= bound

export function printFigure(figure: Figure): void {
  const { name, ratio, bound, detail } = figure
  const mark = bound === undefined ? '' : keepsBound(figure) ? 'ok' : 'NG'
  const limit = bound === undefined ? '' : ` (<= ${bound})`
  console.log(`${mark.padEnd(3)} ${name}: ${ratio.toFixed(2)}${limit}  ${detail}`)
}

export const printPart = (name: string, value: string): void => console.log(`      ${name}: ${value}`)

/** The figures of a clock, unless one breaks its bound on a machine that has other things to do: that says nothing. */
export function onQuietMachine(figures: Figure[]): Figure[] {
  const [load = 0] = loadavg()
  if (figures.every(keepsBound) || load <= 2 * availableParallelism()) return figures
  for (const { name, ratio, detail } of figures) printPart(name, `${ratio.toFixed(2)}, ${detail}`)
  throw new NoisyRun(`the load average is ${load.toFixed(1)}`)
}
