import { DAY_MS } from '../duration.ts'
import { addDays, isoWeekday, tokyoDay, tokyoInstant } from '../text/tokyo-time.ts'

/** A range of time in epoch milliseconds, from `start` until before `end`. */
export type Span = { start: number; end: number }

/** Every week, in minutes after midnight in Tokyo; an `endMinute` above 1,440 is on the next day. Monday is 1. */
export type NgWeekly = { weekday: number; startMinute: number; endMinute: number }

export const DAY_MINUTES = 1_440

/** As far ahead as listings are compared with repeated times. */
export const NG_HORIZON_DAYS = 400

export const isWeekly = ({ weekday, startMinute, endMinute }: NgWeekly): boolean =>
  [weekday, startMinute, endMinute].every(Number.isInteger) &&
  weekday >= 1 &&
  weekday <= 7 &&
  startMinute >= 0 &&
  startMinute < DAY_MINUTES &&
  endMinute > startMinute &&
  endMinute <= startMinute + DAY_MINUTES

/** Sorts spans and merges those that touch. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** The spans of weekly times from the day before `now` on. */
export function weeklySpans(weekly: readonly NgWeekly[], now: Date): Span[] {
  // A time that began yesterday may last until today.
  const first = addDays(tokyoDay(now), -1)
  return Array.from({ length: NG_HORIZON_DAYS }, (_, at) => addDays(first, at)).flatMap((day) =>
    weekly
      .filter(({ weekday }) => weekday === isoWeekday(day))
      .map(({ startMinute, endMinute }) => ({
        start: tokyoInstant(day, startMinute).getTime(),
        end: tokyoInstant(day, endMinute).getTime(),
      })),
  )
}

/** Whether something from `start` until `end` overlaps one of the spans, which are sorted and merged. */
export function overlapsSpan(spans: readonly Span[], { start, end }: Span): boolean {
  // The first span that ends after the start is the only one that can tell.
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((spans[middle]?.end ?? 0) > start) high = middle
    else low = middle + 1
  }
  const found = spans[low]
  return found !== undefined && found.start < end
}

/** The whole civil day in Tokyo. */
export const spanOfDay = (day: string): Span => ({
  start: tokyoInstant(day).getTime(),
  end: tokyoInstant(addDays(day, 1)).getTime(),
})

/** Whether a span is made of whole civil days in Tokyo. */
export const isWholeDays = ({ start, end }: Span): boolean =>
  tokyoInstant(tokyoDay(new Date(start))).getTime() === start && (end - start) % DAY_MS === 0

/** The civil days that a span touches. */
export function daysOfSpan({ start, end }: Span): string[] {
  const [first, last] = [tokyoDay(new Date(start)), tokyoDay(new Date(end - 1))]
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
