import { DAY_MS } from '../../../domain/duration.ts'
import type { RosterLeft } from '../../../domain/ng/ng-words.ts'
import type { Span } from '../../../domain/ng/ng-times.ts'
import { clockTime, endOf, type CalendarEvent, type Times } from './calendar-event.ts'
import { ruleOf, TooMuchWork, wallTimesOf, type Budget, type CalendarRule } from './calendar-rule.ts'
import { dashed, type Zones } from './calendar-zones.ts'
import { durationOf, wallTime, type Length } from './calendar-time.ts'

/** An event lasts 62 days at most. */
const LONGEST = 63 * DAY_MS

/** What the events of one calendar are read with; times outside of the span are not looked for. */
export type SeriesReading = { zones: Zones; span: Span; budget: Budget }

/** The occurrences of a series by their start, and why some are not among them. */
type Series = { starts: Map<number, { wall: number; length: Length | null }>; left: RosterLeft | null }

/** The last wall time or instant of a rule; a day counts whole. */
function endOfRule({ until }: CalendarRule, { start, clock }: Times): number | null | undefined {
  if (until === null) return undefined
  const time = wallTime(dashed(until))
  if (!time) return null
  if (time.isUtc && !start.isDay) return time.wall
  return time.isDay || start.isDay ? clock(time.wall - (time.wall % DAY_MS) + DAY_MS) - 1 : clock(time.wall)
}

type Ruled = { text: string; isOneOfSeveral: boolean }

function addRule(
  series: Series,
  { text, isOneOfSeveral }: Ruled,
  times: Times,
  { span, budget }: SeriesReading,
): void {
  const rule = ruleOf(text)
  const end = rule && endOfRule(rule, times)
  if (!rule || end === null) {
    series.left = 'RULE'
    return
  }
  const bounds = {
    start: times.start.wall,
    earliest: span.start - LONGEST,
    last: span.end + DAY_MS,
    isOneOfSeveral,
  }
  try {
    for (const wall of wallTimesOf(rule, bounds, budget)) {
      const instant = times.clock(wall)
      if (end !== undefined && instant > end) return
      series.starts.set(instant, { wall, length: null })
    }
  } catch (error) {
    series.left = error instanceof TooMuchWork ? 'WORK' : 'RULE'
  }
}

function addDates(series: Series, event: CalendarEvent, { clock }: Times, { zones }: SeriesReading): void {
  for (const property of event.properties.get('rdate') ?? [])
    for (const value of property.values) {
      const [start = '', end = ''] = value.split('/')
      const found = clockTime({ ...property, values: [start] }, zones)
      const length = end === '' ? null : periodLength(found, { ...property, values: [end] }, zones)
      if (!found || length === undefined) series.left ??= 'RULE'
      else {
        const instant = found.clock(found.time.wall)
        // The wall time of the series, by which its own zone counts.
        series.starts.set(instant, { wall: found.time.wall + (instant - clock(found.time.wall)), length })
      }
    }
}

/** Undefined for an end that cannot be read. */
function periodLength(
  start: ReturnType<typeof clockTime>,
  end: Parameters<typeof clockTime>[0],
  zones: Zones,
): Length | undefined {
  const duration = durationOf(end.values[0] ?? '')
  if (duration) return duration
  const found = clockTime(end, zones)
  if (!start || !found) return undefined
  const milliseconds = found.clock(found.time.wall) - start.clock(start.time.wall)
  return milliseconds < 0 ? undefined : { days: 0, milliseconds }
}

/** Removes what EXDATE names: an instant, or all that begins on a day. */
function removeDates(series: Series, event: CalendarEvent, times: Times, { zones }: SeriesReading): void {
  for (const property of event.properties.get('exdate') ?? [])
    for (const value of property.values) {
      const found = clockTime({ ...property, values: [value] }, zones)
      if (!found) series.left ??= 'RULE'
      // Between days and times the day tells.
      else if (found.time.isDay || times.start.isDay)
        removeDay(series, found.time.wall - (found.time.wall % DAY_MS))
      else series.starts.delete(found.clock(found.time.wall))
    }
}

function removeDay(series: Series, day: number): void {
  for (const [instant, { wall }] of series.starts)
    if (wall >= day && wall < day + DAY_MS) series.starts.delete(instant)
}

/** The starts of an event, without what others replace. */
function seriesOf(event: CalendarEvent, times: Times, reading: SeriesReading): Series {
  const first = times.clock(times.start.wall)
  const series: Series = { starts: new Map(), left: null }
  series.starts.set(first, { wall: times.start.wall, length: null })
  // One changed occurrence is one, whatever rule of its series stands with it.
  if (event.replaces && !event.replaces.isFollowing) return series
  const rules = event.properties.get('rrule') ?? []
  for (const { values } of rules)
    addRule(series, { text: values[0] ?? '', isOneOfSeveral: rules.length > 1 }, times, reading)
  addDates(series, event, times, reading)
  if (event.properties.has('exrule')) {
    // What a rule takes away cannot be told, so that the first alone is sure.
    series.left = 'RULE'
    for (const instant of series.starts.keys()) if (instant !== first) series.starts.delete(instant)
  }
  removeDates(series, event, times, reading)
  return series
}

/** Whether a change is older than its series and is of an occurrence that the series has no more. */
function isOver(change: CalendarEvent, event: CalendarEvent, { starts }: Series): boolean {
  const { replaces, sequence } = change
  if (!replaces || sequence >= event.sequence) return false
  if (!replaces.time.isDay) return !starts.has(idOf(change))
  return ![...starts.values()].some(({ wall }) => wall - (wall % DAY_MS) === replaces.time.wall)
}

/** Takes out of a series what single events replace, then what goes on from one of them; returns the latter in its place. */
function replaced(series: Series, events: readonly CalendarEvent[]): Span[] {
  for (const { replaces } of events) {
    if (!replaces || replaces.isFollowing) continue
    if (replaces.time.isDay) removeDay(series, replaces.time.wall)
    else series.starts.delete(replaces.clock(replaces.time.wall))
  }
  const following = events
    .filter(({ replaces }) => replaces?.isFollowing)
    .toSorted((one, other) => idOf(one) - idOf(other))
  const spans: Span[] = []
  for (const [instant, { wall }] of series.starts) {
    const by = following.findLast((event) => idOf(event) <= instant)
    if (!by) continue
    series.starts.delete(instant)
    spans.push(...followingSpan(by, wall))
  }
  return spans
}

const idOf = ({ replaces }: CalendarEvent): number =>
  replaces ? replaces.clock(replaces.time.wall) : Number.POSITIVE_INFINITY

/** An occurrence behind a changed one, moved as that one was. */
function followingSpan({ isFree, properties, times, replaces }: CalendarEvent, wall: number): Span[] {
  // With a rule of its own it is a series itself.
  if (isFree || 'left' in times || !replaces || properties.has('rrule')) return []
  const moved = wall + times.start.wall - replaces.time.wall
  return [{ start: times.clock(moved), end: endOf(moved, times.clock, times.length) }]
}

/** The times of an event, with the changes of single ones; `left` says why some are missing, `over` which changes hold no more. */
export function spansOfSeries(
  event: CalendarEvent,
  changes: readonly CalendarEvent[],
  reading: SeriesReading,
): { spans: Span[]; left: RosterLeft | null; over: CalendarEvent[] } {
  const { times } = event
  if ('left' in times) return { spans: [], left: times.left, over: [] }
  const series = seriesOf(event, times, reading)
  const over = changes.filter((change) => isOver(change, event, series))
  const following = replaced(
    series,
    changes.filter((change) => !over.includes(change)),
  )
  const own = event.isFree
    ? []
    : [...series.starts].map(([start, { wall, length }]) => ({
        start,
        end: endOf(wall, times.clock, length ?? times.length),
      }))
  return { spans: [...own, ...following], left: series.left, over }
}
