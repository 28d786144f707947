import { DAY_MS, HOUR_MS } from '../../../domain/duration.ts'
import type { Span } from '../../../domain/ng/ng-times.ts'
import type { FileSection } from './calendar-sections.ts'
import { propertiesOf, textOf, timeIn } from './calendar-properties.ts'
import { ruleOf, TooMuchWork, wallTimesOf, type Budget } from './calendar-rule.ts'
import { zoneNamed } from './zone-names.ts'

/** The instant of a wall time; one that a change of the clocks leaves out is moved by the change, one that it repeats is the first. */
export type Clock = (wall: number) => number

/** Tokyo has had no summer time since 1951. */
export const TOKYO: Clock = (wall) => wall - 9 * HOUR_MS
const UTC: Clock = (wall) => wall

const OFFSET = /^([+-])(\d{2}):?(\d{2})(?::?(\d{2}))?$/

function offsetOf(text: string): number | null {
  const [, sign, hours = '', minutes = '', seconds = '00'] = OFFSET.exec(text) ?? []
  if (sign === undefined) return null
  const offset = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -offset : offset
}

/** A change of the clocks, at a wall time of the offset before. */
type Change = { wall: number; before: number; after: number }

/** The changes of one STANDARD or DAYLIGHT, until a year after what is read; null if it cannot be read whole. */
function changesOf(section: FileSection, { start: from, end: until }: Span, budget: Budget): Change[] | null {
  const properties = propertiesOf(section.lines)
  const start = properties?.get('dtstart')?.[0]
  const first = start && timeIn(start)
  const before = offsetOf(textOf(properties, 'tzoffsetfrom'))
  const after = offsetOf(textOf(properties, 'tzoffsetto'))
  if (!properties || !first || before === null || after === null) return null
  const walls = [first.wall]
  for (const property of properties.get('rdate') ?? [])
    for (const one of property.values) {
      const time = timeIn({ ...property, values: [one] })
      if (!time) return null
      walls.push(time.isDay ? time.wall + (first.wall % DAY_MS) : time.wall)
    }
  for (const property of properties.get('rrule') ?? []) {
    const rule = ruleOf(property.values[0] ?? '')
    // A rule of every day or week is none of a zone.
    if (!rule || (rule.years === null && rule.recur.freq !== 'YEARLY')) return null
    const end = rule.until === null ? null : timeIn({ ...property, values: [dashed(rule.until)] })
    if (rule.until !== null && !end) return null
    const last = end ? end.wall + (end.isUtc ? before : end.isDay ? DAY_MS - 1 : 0) : until + 400 * DAY_MS
    const span = {
      start: first.wall,
      earliest: from - 400 * DAY_MS,
      last: Math.min(last, until + 400 * DAY_MS),
    }
    for (const wall of wallTimesOf(rule, span, budget)) walls.push(wall)
  }
  return walls.map((wall) => ({ wall, before, after }))
}

/** `20261231T235900Z` as ical.js writes the times of properties. */
export const dashed = (text: string): string =>
  text.replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3').replace(/T(\d\d)(\d\d)(\d\d)/, 'T$1:$2:$3')

/** The clock that a file describes itself; null when its description cannot be read whole. */
function describedClock(zone: FileSection, span: Span, budget: Budget): Clock | null {
  const changes: Change[] = []
  for (const part of zone.parts) {
    const found = changesOf(part, span, budget)
    if (!found) return null
    changes.push(...found)
  }
  const sorted = changes.toSorted((a, b) => a.wall - a.before - (b.wall - b.before))
  const [earliest, latest] = [sorted[0], sorted.at(-1)]
  if (!earliest || !latest) return null
  // Where clocks change, a description that begins later or has ended before does not tell the time in between.
  const changing = sorted.some(({ before, after }) => before !== after)
  if (changing && (earliest.wall > span.start || latest.wall < span.start - 400 * DAY_MS)) return null
  return (wall) => {
    // In a gap the offset before it holds.
    const last = sorted.findLast((change) => change.wall + Math.max(0, change.after - change.before) <= wall)
    return wall - (last?.after ?? earliest.before)
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })
}

/** The clock of a zone of the IANA database. */
function zoneClock(zone: string): Clock {
  if (zone === 'Asia/Tokyo') return TOKYO
  if (zone === 'UTC') return UTC
  const format = formatOf(zone)
  const offset = (instant: number) => {
    const parts = format.formatToParts(new Date(instant))
    const number = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value ?? 0)
    const [year, month, day] = [number('year'), number('month') - 1, number('day')]
    return Date.UTC(year, month, day, number('hour'), number('minute'), number('second')) - instant
  }
  return (wall) => {
    // No zone is further than a day from UTC: the offsets before and after any change near the time.
    const [before, after] = [offset(wall - DAY_MS), offset(wall + DAY_MS)]
    return offset(wall - before) === before || offset(wall - after) !== after ? wall - before : wall - after
  }
}

/** The zones of one calendar: what the file describes itself comes before what a name means elsewhere. */
export class Zones {
  readonly #clocks = new Map<string, Clock | null>()
  readonly #described: ReadonlyMap<string, FileSection>
  readonly #span: Span
  readonly #budget: Budget

  /** Of times without a zone. */
  readonly #own: Clock

  constructor(calendar: FileSection, span: Span, budget: Budget) {
    const zones = calendar.parts.filter(({ kind }) => kind === 'VTIMEZONE')
    this.#described = new Map(zones.map((zone) => [textOf(propertiesOf(zone.lines), 'tzid'), zone]))
    this.#span = span
    this.#budget = budget
    const named = calendar.lines.find((line) => /^X-WR-TIMEZONE/i.test(line))?.replace(/^[^:]*:/, '')
    this.#own = (named === undefined ? null : this.clock(named.trim())) ?? TOKYO
  }

  /** Null for a zone that nobody knows. A time without a zone is one of the calendar's own, Tokyo if it names none. */
  clock(name: string | null): Clock | null {
    if (name === null) return this.#own
    const known = this.#clocks.get(name)
    if (known !== undefined) return known
    const clock = this.#find(name)
    this.#clocks.set(name, clock)
    return clock
  }

  #find(name: string): Clock | null {
    const described = this.#describe(name)
    if (described) return described
    const zone = zoneNamed(name)
    return zone === null ? null : zoneClock(zone)
  }

  #describe(name: string): Clock | null {
    const section = this.#described.get(name)
    try {
      return section ? describedClock(section, this.#span, this.#budget) : null
    } catch (error) {
      if (error instanceof TooMuchWork) return null
      throw error
    }
  }
}
