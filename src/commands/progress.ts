import { terminalScreen as terminal } from './terminal.ts'

/** Where progress is shown: a terminal, of which lines are written again. */
type Screen = { isTTY?: boolean; write(text: string): unknown }

export type Progress = {
  /** How much is done, from 0 to 1; not called while that is not known. */
  at(share: number): void
  /** Takes the line away. */
  end(): void
}

const CELLS = 24
const REDRAW_MS = 200
const CLEAR = '\r\u001b[K'

const barOf = (share: number): string => {
  const filled = Math.round(Math.min(Math.max(share, 0), 1) * CELLS)
  return `[${'#'.repeat(filled)}${'-'.repeat(CELLS - filled)}] ${String(Math.floor(share * 100)).padStart(3)}%`
}

/** Shows how far a command is, and for how long it has run, in one line of a terminal; elsewhere nothing. */
export function showProgress(label: string, screen: Screen = terminal): Progress {
  if (!screen.isTTY) return { at: () => undefined, end: () => undefined }
  const began = performance.now()
  let share: number | null = null
  const draw = () => {
    const seconds = Math.floor((performance.now() - began) / 1_000)
    screen.write(`${CLEAR}${label} ${share === null ? '' : `${barOf(share)} `}${seconds}秒`)
  }
  draw()
  const timer = setInterval(draw, REDRAW_MS).unref()
  return {
    at: (next) => {
      share = Math.min(next, 1)
    },
    end: () => {
      clearInterval(timer)
      screen.write(CLEAR)
    },
  }
}
