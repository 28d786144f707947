import { DAY_MS } from '../../../domain/duration.ts'
import { NG_LIMIT, type RosterLeft } from '../../../domain/ng/ng-words.ts'
import { isWholeDays, mergeSpans, type Span } from '../../../domain/ng/ng-times.ts'
import { eventOf, type CalendarEvent } from './calendar-event.ts'
import type { Budget } from './calendar-rule.ts'
import { calendarsOf, type FileSection } from './calendar-sections.ts'
import { spansOfSeries, type SeriesReading } from './calendar-series.ts'
import { Zones } from './calendar-zones.ts'

/** As far ahead as events are taken over. */
const ROSTER_DAYS = 366
/** Steps of ical.js for the recurring events of one file: enough for hundreds of them. */
const MOST_STEPS = 50_000

export type RosterOmission = { title: string; day: string | null; reason: RosterLeft }

export type Roster = {
  spans: Span[]
  /** What was left out, in the order of the file. */
  omissions: RosterOmission[]
}

/** Of versions of one event, or of one of its changes, those of the newest SEQUENCE. */
function newest(events: readonly CalendarEvent[]): CalendarEvent[] {
  const latest = new Map<string, number>()
  for (const event of events)
    latest.set(keyOf(event), Math.max(latest.get(keyOf(event)) ?? 0, event.sequence))
  return events.filter((event) => event.uid === '' || latest.get(keyOf(event)) === event.sequence)
}

const keyOf = ({ uid, replaces }: CalendarEvent): string =>
  `${replaces ? replaces.clock(replaces.time.wall) : ''} ${uid}`

/** The spans of one event as far as they lie ahead, and within a year. */
function readEvent(event: CalendarEvent, changes: readonly CalendarEvent[], reading: SeriesReading) {
  const { spans, left, over } = spansOfSeries(event, changes, reading)
  const ahead = spans.filter(({ start, end }) => end > start && end > reading.span.start)
  const near = ahead.filter(({ start }) => start < reading.span.end)
  // A rule without an end is taken over for a year, which is all that is promised.
  const isBeyond = ahead.length > near.length && (near.length === 0 || !event.properties.has('rrule'))
  return { spans: near, left: left ?? (isBeyond ? ('BEYOND' as const) : null), over }
}

function readCalendar(calendar: FileSection, span: Span, budget: Budget): Roster {
  const reading: SeriesReading = { zones: new Zones(calendar, span, budget), span, budget }
  // METHOD:CANCEL takes events back.
  if (calendar.lines.some((line) => /^METHOD:\s*CANCEL\s*$/i.test(line))) return { spans: [], omissions: [] }
  const sections = calendar.parts.filter(({ kind }) => kind === 'VEVENT')
  const events = newest(sections.map((section) => eventOf(section, reading.zones)))
  const changes = Map.groupBy(
    events.filter(({ uid, replaces }) => uid !== '' && replaces !== null),
    ({ uid }) => uid,
  )
  const roster: Roster = { spans: [], omissions: [] }
  const ended = new Set<CalendarEvent>()
  // Series come first: they tell which changes of theirs hold no more.
  for (const event of events.toSorted((one, other) => Number(!!one.replaces) - Number(!!other.replaces))) {
    const own = event.replaces ? [] : (changes.get(event.uid) ?? [])
    if (ended.has(event) || (event.isFree && own.length === 0)) continue
    const { spans, left, over } = readEvent(event, own, reading)
    for (const change of over) ended.add(change)
    roster.spans.push(...spans)
    if (left && !event.isFree) roster.omissions.push({ title: event.title, day: event.day, reason: left })
  }
  if (calendar.parts.some(({ kind }) => kind === 'VFREEBUSY'))
    roster.omissions.push({ title: '', day: null, reason: 'KIND' })
  return roster
}

/**
 * Reads the events of an ICS file as times that are taken, for a year ahead: those that have ended are left out. What cannot be
 * read for certain is left out and named. Null for a file that is not iCalendar.
 */
export function readRoster(text: string, now: Date): Roster | null {
  const calendars = calendarsOf(text)
  if (!calendars) return null
  const from = now.getTime()
  const span = { start: from, end: from + ROSTER_DAYS * DAY_MS }
  const budget = { left: MOST_STEPS }
  const rosters = calendars.map((calendar) => readCalendar(calendar, span, budget))
  const spans = rosters.flatMap((roster) => roster.spans)
  // A whole day says no hours, so it does not swallow those of a shift.
  const timed = mergeSpans(spans.filter((one) => !isWholeDays(one)))
  const whole = mergeSpans(spans.filter((one) => isWholeDays(one)))
  const days = whole.filter((day) => !timed.some(({ start, end }) => start === day.start && end === day.end))
  return {
    spans: [...timed, ...days].toSorted((a, b) => a.start - b.start),
    omissions: rosters.flatMap(({ omissions }) => omissions).slice(0, NG_LIMIT.omissions),
  }
}
