import { HOUR_MS, MINUTE_MS } from '../duration.ts'
import type { NightDutyPermit, Shift } from '../listing/listing-words.ts'
import { permittedSpansOf, type WorkedTime } from './working-hours.ts'

/**
 * The windows of rest (勤務間インターバル, 医療法施行規則 on 追加的健康確保措置) over a set of works: nine hours on end within
 * 24 hours of the start of a work; where a night duty (当直) without permit begins in them, eighteen hours within 46 hours of
 * that duty's start instead; and at most 28 hours of work on end. The reasons: `backend/work/DECISIONS.md`.
 */

export const REST_HOURS = { NINE: 9, EIGHTEEN: 18 } as const
export const WINDOW_HOURS = { NINE: 24, EIGHTEEN: 46 } as const
export const CONTINUOUS_HOURS = 28

/** One work of the set, as done, else as planned. `shift` is null where no listing says it: then it is no duty. */
export type RestWork = WorkedTime & { shift: Shift | null; nightDutyPermit: NightDutyPermit | null }

export type Breach = {
  kind: 'NINE' | 'EIGHTEEN' | 'CONTINUOUS'
  /** The start of the window, or of the work on end. */
  from: Date
  /** The longest rest inside the window, or the length of the work on end, in minutes. */
  minutes: number
  /** The work that opens the window or the work on end. */
  opener: RestWork
  /** Every work of the set that has a part in it, the opener among them. */
  works: ReadonlySet<RestWork>
}

/** Milliseconds. */
type Run = { start: number; end: number }

const lengthOf = ({ start, end }: Run): number => Math.max(0, end - start)
const touches = (one: Run, other: Run): boolean => one.start < other.end && one.end > other.start

/** Sorted, without overlaps; runs that touch are one. */
function merged(runs: readonly Run[]): Run[] {
  const found: Run[] = []
  for (const { start, end } of runs.toSorted((a, b) => a.start - b.start)) {
    if (end <= start) continue
    const last = found.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}

/** What of a run the others, merged, leave free. */
function without({ start, end }: Run, taken: readonly Run[]): Run[] {
  const free: Run[] = []
  let from = start
  for (const run of taken) {
    if (run.end <= from) continue
    if (run.start >= end) break
    if (run.start > from) free.push({ start: from, end: run.start })
    from = Math.max(from, run.end)
  }
  if (from < end) free.push({ start: from, end })
  return free
}

const longestFree = (window: Run, taken: readonly Run[]): number =>
  Math.max(0, ...without(window, taken).map(lengthOf))

/** A work as the windows see it. */
export type Course = {
  work: RestWork
  span: Run
  /** Permitted duty of nine hours and more on end, not broken by work: itself the rest of nine hours. */
  rests: Run[]
  /** What is no rest of nine hours. */
  busy: Run[]
  /** Without all permitted minutes. */
  labour: Run[]
  /** A night duty without permit, as far as it has no such rest inside. */
  isDuty: boolean
}

/** Where the work falls into rest and labour. A permit of an unknown kind, or of another part, is none. */
export function courseOf(work: RestWork): Course {
  const span = { start: work.start.getTime(), end: work.end.getTime() }
  const kind = work.permit?.kind ?? work.nightDutyPermit
  const permit = work.permit ?? (kind && { kind, from: null, to: null })
  const permitted = merged(
    permittedSpansOf({ ...work, permit }).map(({ start, end }) => ({
      start: start.getTime(),
      end: end.getTime(),
    })),
  )
  // Which minutes of the band were worked is not known: any of them break its rest.
  const isBroken = (work.workedInPermit ?? 0) > 0
  const rests = isBroken ? [] : permitted.filter((run) => lengthOf(run) >= REST_HOURS.NINE * HOUR_MS)
  return {
    work,
    span,
    rests,
    busy: without(span, rests),
    labour: without(span, permitted),
    isDuty: work.shift === 'NIGHT' && kind !== 'GRANTED_ALL' && rests.length === 0,
  }
}

type Windowed = 'NINE' | 'EIGHTEEN'

/** The windows that a work opens: one for each stretch of it, which a rest inside separates. */
function windowsOf({ span, busy, labour, isDuty }: Course): { kind: Windowed; from: number }[] {
  if (isDuty) return [{ kind: 'EIGHTEEN', from: span.start }]
  return busy.flatMap((stretch) => {
    const first = labour.find((run) => touches(run, stretch))
    return first ? [{ kind: 'NINE' as const, from: first.start }] : []
  })
}

/** A permitted rest is no rest of eighteen hours. */
const takenBy = (kind: Windowed, { span, busy }: Course): readonly Run[] => (kind === 'NINE' ? busy : [span])

function brokenWindows(courses: readonly Course[]): Breach[] {
  const duties = courses.filter(({ isDuty }) => isDuty)
  const taken = {
    NINE: merged(courses.flatMap((course) => takenBy('NINE', course))),
    EIGHTEEN: merged(courses.flatMap((course) => takenBy('EIGHTEEN', course))),
  }
  return courses.flatMap((course) =>
    windowsOf(course).flatMap(({ kind, from }) => {
      const window = { start: from, end: from + WINDOW_HOURS[kind] * HOUR_MS }
      const isOfDuty =
        kind === 'NINE' && duties.some(({ span }) => span.start >= from && span.start < window.end)
      const longest = longestFree(window, taken[kind])
      if (isOfDuty || longest >= REST_HOURS[kind] * HOUR_MS) return []
      const inside = courses.filter((one) => takenBy(kind, one).some((run) => touches(run, window)))
      return [
        {
          kind,
          from: new Date(from),
          minutes: Math.floor(longest / MINUTE_MS),
          opener: course.work,
          works: new Set(inside.map(({ work }) => work)),
        },
      ]
    }),
  )
}

type Piece = Run & { work: RestWork }

/** Labour between which there is no rest of nine hours, in its order. */
function stretchesOf(courses: readonly Course[]): Piece[][] {
  const busy = merged(courses.flatMap((course) => course.busy))
  const pieces = courses
    .flatMap(({ work, labour }) => labour.map((run) => ({ ...run, work })))
    .toSorted((a, b) => a.start - b.start)
  const stretches: Piece[][] = []
  let end = -Infinity
  for (const piece of pieces) {
    const isRested =
      piece.start > end && longestFree({ start: end, end: piece.start }, busy) >= REST_HOURS.NINE * HOUR_MS
    if (end === -Infinity || isRested) stretches.push([piece])
    else stretches.at(-1)?.push(piece)
    end = Math.max(end, piece.end)
  }
  return stretches
}

/** From the first to the last labour of a stretch. */
function lengthOfStretch(stretch: readonly Piece[]): number {
  const first = stretch[0]
  return first ? Math.max(...stretch.map(({ end }) => end)) - first.start : 0
}

/**
 * Minutes from the first to the last labour of the works around one of them between which there is no rest of nine hours;
 * 0 of a work without labour.
 */
export function continuousMinutes(work: RestWork, others: readonly RestWork[]): number {
  const own = stretchesOf([work, ...others].map(courseOf)).filter((stretch) =>
    stretch.some((piece) => piece.work === work),
  )
  return Math.floor(Math.max(0, ...own.map(lengthOfStretch)) / MINUTE_MS)
}

/** What the works of a doctor break together, in any order of them. Works that overlap count once. */
export function breachesOf(works: readonly RestWork[]): Breach[] {
  const courses = works.map(courseOf)
  const long = stretchesOf(courses).flatMap((stretch): Breach[] => {
    const [first] = stretch
    const length = lengthOfStretch(stretch)
    if (!first || length <= CONTINUOUS_HOURS * HOUR_MS) return []
    return [
      {
        kind: 'CONTINUOUS',
        from: new Date(first.start),
        minutes: Math.floor(length / MINUTE_MS),
        opener: first.work,
        works: new Set(stretch.map(({ work }) => work)),
      },
    ]
  })
  return [...long, ...brokenWindows(courses)]
}
