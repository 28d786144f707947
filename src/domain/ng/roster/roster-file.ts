import { NG_LIMIT } from '../ng-words.ts'
import { isWholeDays, mergeSpans, type Span } from '../ng-times.ts'
import { eventsOf, firstOf, type CalendarEvent } from './calendar-lines.ts'
import { fallsOn, ruleOf, type CalendarRule } from './calendar-rule.ts'
import { durationOf, timeOf, Zones, type LocalTime } from './calendar-time.ts'

const DAY = 86_400_000
/** As far ahead as events are taken over. */
const ROSTER_DAYS = 366
/** Days looked at for the recurring events of one file: enough for hundreds of them. */
const MOST_STEPS = 500_000

export type Roster = {
  spans: Span[]
  /** Something was left out: a rule, zone or length that is not understood, or more than a year ahead. */
  isPartial: boolean
}

/** A reader of one file, with what it may still do. */
type Reading = { zones: Zones; from: number; until: number; steps: number; isPartial: boolean }

type Timed = { start: LocalTime; length: number }

function lengthOf(event: CalendarEvent, start: LocalTime, { zones }: Reading): number | null {
  const end = firstOf(event, 'DTEND')
  if (end) {
    const time = timeOf(end, zones)
    return time && zones.instantOf(time) - zones.instantOf(start)
  }
  const duration = firstOf(event, 'DURATION')
  if (duration) return durationOf(duration.value)
  return start.isDay ? DAY : 0
}

/** Null for an event whose times are not understood. */
function timesOf(event: CalendarEvent, reading: Reading): Timed | null {
  const property = firstOf(event, 'DTSTART')
  const start = property && timeOf(property, reading.zones)
  const length = start && lengthOf(event, start, reading)
  if (!start || length === null || length === undefined || length < 0 || length > NG_LIMIT.days * DAY)
    return null
  return { start, length }
}

/** The instants at which an event's rule does not hold: EXDATE, and events of its own in their place. */
function exceptionsOf(event: CalendarEvent, moved: ReadonlySet<number>, reading: Reading): Set<number> {
  const without = new Set(moved)
  for (const property of event) {
    if (property.name !== 'EXDATE') continue
    for (const value of property.value.split(',')) {
      const time = timeOf({ ...property, value: value.trim() }, reading.zones)
      if (time) without.add(reading.zones.instantOf(time))
      else reading.isPartial = true
    }
  }
  return without
}

/** The days of a rule, as far as they matter; a rule with a count is followed from its first day on. */
function* daysOf(rule: CalendarRule, { start, length }: Timed, reading: Reading): Iterable<number> {
  const first = Math.floor(start.local / DAY)
  const earliest = Math.floor((reading.from - length) / DAY) - 1
  const last = Math.floor(reading.until / DAY) + 1
  let left = rule.count ?? Number.POSITIVE_INFINITY
  for (let day = rule.count === null ? Math.max(first, earliest) : first; day <= last; day += 1) {
    reading.steps -= 1
    if (left <= 0) return
    if (reading.steps <= 0) {
      reading.isPartial = true
      return
    }
    // The first day counts even where the rule would not name it.
    if (day !== first && !fallsOn(rule, first, day)) continue
    left -= 1
    yield day
  }
}

function spansOfEvent(event: CalendarEvent, moved: ReadonlySet<number>, reading: Reading): Span[] {
  const times = timesOf(event, reading)
  if (!times) {
    reading.isPartial = true
    return []
  }
  const { start, length } = times
  const text = firstOf(event, 'RRULE')?.value
  const rule = text === undefined ? null : ruleOf(text, start.zone, reading.zones)
  if ((text !== undefined && !rule) || firstOf(event, 'RDATE')) reading.isPartial = true
  const without = exceptionsOf(event, moved, reading)
  const first = Math.floor(start.local / DAY)
  const spans: Span[] = []
  for (const day of rule ? daysOf(rule, times, reading) : [first]) {
    const begin = reading.zones.instantOf({ local: start.local + (day - first) * DAY, zone: start.zone })
    if (rule?.until && begin > rule.until) break
    if (begin + length <= reading.from || length === 0 || without.has(begin)) continue
    if (begin < reading.until) spans.push({ start: begin, end: begin + length })
    // A rule without an end is taken over for a year, which is all that is promised.
    else if (!rule) reading.isPartial = true
  }
  return spans
}

/** What is cancelled, or marked as free, blocks nothing. */
const isFree = (event: CalendarEvent) =>
  firstOf(event, 'STATUS')?.value.toUpperCase() === 'CANCELLED' ||
  firstOf(event, 'TRANSP')?.value.toUpperCase() === 'TRANSPARENT'

/** By the UID of a recurring event, the occurrences that events of their own replace. */
function movedOf(events: readonly CalendarEvent[], { zones }: Reading): Map<string, Set<number>> {
  const moved = new Map<string, Set<number>>()
  for (const event of events) {
    const property = firstOf(event, 'RECURRENCE-ID')
    const time = property && timeOf(property, zones)
    if (!time) continue
    const uid = firstOf(event, 'UID')?.value ?? ''
    const known = moved.get(uid) ?? new Set()
    moved.set(uid, known.add(zones.instantOf(time)))
  }
  return moved
}

const NONE: ReadonlySet<number> = new Set()

/**
 * Reads the events of an ICS file as times that are taken, for a year ahead: those that have ended are left out.
 * Null for a file that is not iCalendar. The reader is its own: ical.js is under the MPL, node-ical brings an HTTP
 * client, and a roster needs times only.
 */
export function readRoster(text: string, now: Date): Roster | null {
  const events = eventsOf(text)
  if (!events) return null
  const from = now.getTime()
  const reading: Reading = {
    zones: new Zones(),
    from,
    until: from + ROSTER_DAYS * DAY,
    steps: MOST_STEPS,
    isPartial: false,
  }
  const moved = movedOf(events, reading)
  const spans = events
    .filter((event) => !isFree(event))
    .flatMap((event) => {
      const isMoved = firstOf(event, 'RECURRENCE-ID') !== undefined
      const uid = firstOf(event, 'UID')?.value ?? ''
      return spansOfEvent(event, isMoved ? NONE : (moved.get(uid) ?? NONE), reading)
    })
  // A whole day says no hours, so it does not swallow those of a shift.
  const timed = mergeSpans(spans.filter((span) => !isWholeDays(span)))
  const whole = mergeSpans(spans.filter((span) => isWholeDays(span)))
  const days = whole.filter((day) => !timed.some(({ start, end }) => start === day.start && end === day.end))
  return {
    spans: [...timed, ...days].toSorted((a, b) => a.start - b.start),
    isPartial: reading.isPartial,
  }
}
