import type { NightDutyPermit, Shift } from '#app/domain/listing/listing-words.ts'
import { plannedInterval } from '#app/domain/work/rest-interval.ts'
import type { RestWork } from '#app/domain/work/rest-windows.ts'

/** The windows of rest on a grid of minutes, written from the rules of the product and the law, not from the code. */

/** Milliseconds. */
export const MINUTE = 60_000
/** The grid's step: all drawn times are multiples of it. */
export const STEP = 30
export const BASE = Date.parse('2026-12-01T00:00:00+09:00')
const at = (minute: number) => new Date(BASE + minute * MINUTE)

export type Drawn = {
  start: number
  length: number
  kind: 'DAY' | 'DUTY' | 'PERMITTED' | 'BAND'
  worked: boolean
}

const BAND = { from: '22:00', to: '07:30' }
const SHIFT: Record<Drawn['kind'], Shift> = { DAY: 'DAY', DUTY: 'NIGHT', PERMITTED: 'NIGHT', BAND: 'NIGHT' }
const PERMIT: Record<Drawn['kind'], NightDutyPermit> = {
  DAY: 'NOT_APPLICABLE',
  DUTY: 'NONE',
  PERMITTED: 'GRANTED_ALL',
  BAND: 'GRANTED_PARTIAL',
}

export const workOf = ({ start, length, kind, worked }: Drawn): RestWork => ({
  ...plannedInterval({
    start: at(start),
    end: at(start + length),
    shift: SHIFT[kind],
    nightDutyPermit: PERMIT[kind],
    permit: kind === 'BAND' ? { kind: 'GRANTED_PARTIAL', ...BAND } : null,
  }),
  workedInPermit: worked ? 20 : 0,
})

/** Small and quick, and the same every time. */
export function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const KINDS = ['DAY', 'DAY', 'DUTY', 'PERMITTED', 'BAND'] as const

/** Works of some days that do not overlap. */
export function drawSet(random: () => number): Drawn[] {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1))
  const set: Drawn[] = []
  let from = whole(0, 40)
  for (let count = whole(1, 6); count > 0; count -= 1) {
    const kind = KINDS[whole(0, KINDS.length - 1)] ?? 'DAY'
    const length = kind === 'DAY' ? whole(2, 32) : whole(10, 40)
    set.push({ start: from * STEP, length: length * STEP, kind, worked: whole(0, 5) === 0 })
    from += length + whole(0, 44)
  }
  return set
}

/** What the steps of the grid are, from some days before the works on. */
const MARGIN = (5 * 24 * 60) / STEP
const GRID = 2 * MARGIN + (12 * 24 * 60) / STEP

type Cell = 'LABOUR' | 'PERMITTED' | undefined

const isInBand = (minute: number) => minute % 1_440 >= 22 * 60 || minute % 1_440 < 7.5 * 60

function cellsOf({ start, length, kind }: Drawn): Cell[] {
  return Array.from({ length: length / STEP }, (_, step) => {
    const isPermitted = kind === 'PERMITTED' || (kind === 'BAND' && isInBand(start + step * STEP))
    return isPermitted ? 'PERMITTED' : 'LABOUR'
  })
}

/** The runs of a value, as first step and length. */
function runsOf<Value>(
  cells: readonly Value[],
  is: (cell: Value) => boolean,
): { first: number; length: number }[] {
  const runs: { first: number; length: number }[] = []
  cells.forEach((cell, step) => {
    if (!is(cell)) return
    const last = runs.at(-1)
    if (last && last.first + last.length === step) last.length += 1
    else runs.push({ first: step, length: 1 })
  })
  return runs
}

const NINE = (9 * 60) / STEP
const EIGHTEEN = (18 * 60) / STEP

const emptyGrid = (): Set<number>[] => Array.from({ length: GRID }, () => new Set())

/** The broken windows of a set as `kind from: the members in it`. */
export function referenceOf(set: readonly Drawn[]): string[] {
  const busy = emptyGrid()
  const worked = emptyGrid()
  const labour = emptyGrid()
  const mark = (grid: Set<number>[], step: number, member: number) => {
    grid[step] = new Set([...(grid[step] ?? []), member])
  }
  const starts: { step: number; member: number; isDuty: boolean }[] = []
  set.forEach((one, member) => {
    const cells = cellsOf(one)
    const first = MARGIN + one.start / STEP
    const rests = one.worked
      ? []
      : runsOf(cells, (cell) => cell === 'PERMITTED').filter(({ length }) => length >= NINE)
    const isRest = (step: number) => rests.some((run) => step >= run.first && step < run.first + run.length)
    const isDuty = SHIFT[one.kind] === 'NIGHT' && one.kind !== 'PERMITTED' && rests.length === 0
    if (isDuty) starts.push({ step: first, member, isDuty })
    let isOpen = true
    cells.forEach((cell, step) => {
      mark(worked, first + step, member)
      if (isRest(step)) isOpen = true
      else mark(busy, first + step, member)
      if (cell !== 'LABOUR') return
      mark(labour, first + step, member)
      if (isOpen && !isDuty) starts.push({ step: first + step, member, isDuty })
      isOpen = false
    })
  })
  const found: string[] = []
  const tell = (kind: string, from: number, members: Iterable<number>) =>
    found.push(
      `${kind} ${(from - MARGIN) * STEP}: ${[...new Set(members)].toSorted((a, b) => a - b).join(',')}`,
    )
  for (const { step, isDuty } of starts) {
    const [kind, grid, length, least] = isDuty
      ? (['EIGHTEEN', worked, (46 * 60) / STEP, EIGHTEEN] as const)
      : (['NINE', busy, (24 * 60) / STEP, NINE] as const)
    const window = grid.slice(step, step + length)
    const longest = Math.max(0, ...runsOf(window, (members) => members.size === 0).map((run) => run.length))
    const hasDuty = starts.some((other) => other.isDuty && other.step >= step && other.step < step + length)
    if (longest >= least || (!isDuty && hasDuty)) continue
    tell(
      kind,
      step,
      window.flatMap((members) => [...members]),
    )
  }
  // Work on end: from labour to labour without nine hours of rest between.
  const steps = labour.flatMap((members, step) => (members.size > 0 ? [step] : []))
  let stretch: number[] = []
  const close = () => {
    const [first, last] = [stretch[0], stretch.at(-1)]
    if (first !== undefined && last !== undefined && (last + 1 - first) * STEP > 28 * 60)
      tell(
        'CONTINUOUS',
        first,
        stretch.flatMap((step) => [...(labour[step] ?? [])]),
      )
    stretch = []
  }
  for (const step of steps) {
    const before = stretch.at(-1)
    const between = before === undefined ? [] : busy.slice(before + 1, step)
    if (runsOf(between, (members) => members.size === 0).some((run) => run.length >= NINE)) close()
    stretch.push(step)
  }
  close()
  return found.toSorted((a, b) => a.localeCompare(b))
}
