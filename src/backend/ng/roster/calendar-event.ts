import { DAY_MS } from '../../../domain/duration.ts'
import { NG_LIMIT, type RosterLeft } from '../../../domain/ng/ng-words.ts'
import { TOKYO, type Clock, type Zones } from './calendar-zones.ts'
import { propertiesOf, textOf, timeIn, type Properties, type Property } from './calendar-properties.ts'
import type { FileSection } from './calendar-sections.ts'
import { durationOf, wallTime, type Length, type WallTime } from './calendar-time.ts'

/** When an event begins and how long it lasts; `clock` is that of its zone. */
export type Times = { start: WallTime; clock: Clock; length: Length }

export type CalendarEvent = {
  title: string
  day: string | null
  uid: string
  sequence: number
  properties: Properties
  /** What is cancelled, or marked as free, blocks nothing. */
  isFree: boolean
  times: Times | { left: RosterLeft }
  /** The occurrence of a series that the event replaces. */
  replaces: { time: WallTime; clock: Clock; isFollowing: boolean } | null
}

/** A time with the clock of its own zone; null when the zone or the time is unknown. */
export function clockTime(property: Property, zones: Zones): { time: WallTime; clock: Clock } | null {
  const time = timeIn(property)
  const clock = time && clockFor(time, property.zone, zones)
  return time && clock ? { time, clock } : null
}

/** A whole day is one of Tokyo. */
function clockFor({ isDay, isUtc }: WallTime, zone: string | null, zones: Zones): Clock | null {
  if (isUtc) return (wall) => wall
  return isDay ? TOKYO : zones.clock(zone)
}

/** The instant at which something ends: its days are those of the calendar, the rest is by the clock. */
export const endOf = (wall: number, clock: Clock, { days, milliseconds }: Length): number =>
  clock(wall + days * DAY_MS) + milliseconds

function lengthOf(properties: Properties, start: WallTime, clock: Clock, zones: Zones): Length | RosterLeft {
  const end = properties.get('dtend')?.[0]
  if (end) {
    const found = clockTime(end, zones)
    if (!found) return timeIn(end) ? 'ZONE' : 'TIMES'
    const milliseconds = found.clock(found.time.wall) - clock(start.wall)
    // A whole day that ends when it begins is that day: exporters mean the last day, and not the one after it.
    if (start.isDay && milliseconds === 0) return { days: 1, milliseconds: 0 }
    return milliseconds < 0 ? 'TIMES' : { days: 0, milliseconds }
  }
  const duration = textOf(properties, 'duration')
  if (duration !== '') return durationOf(duration) ?? 'TIMES'
  return { days: start.isDay ? 1 : 0, milliseconds: 0 }
}

function timesOf(properties: Properties, zones: Zones): CalendarEvent['times'] {
  const property = properties.get('dtstart')?.[0]
  const start = property && timeIn(property)
  if (!property || !start) return { left: 'TIMES' }
  const clock = clockFor(start, property.zone, zones)
  if (!clock) return { left: 'ZONE' }
  const length = lengthOf(properties, start, clock, zones)
  if (typeof length === 'string') return { left: length }
  const isLong = length.days * DAY_MS + length.milliseconds > NG_LIMIT.days * DAY_MS
  return isLong ? { left: 'LONG' } : { start, clock, length }
}

function replacedOf(properties: Properties, line: string | undefined, zones: Zones) {
  const property = properties.get('recurrence-id')?.[0]
  const found = property && clockTime(property, zones)
  return found ? { ...found, isFollowing: /;RANGE="?THISANDFUTURE/i.test(line ?? '') } : null
}

/** A title as far as it is told, without what would break a line. */
const titleOf = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, NG_LIMIT.omissionTitle).join('')

/** The day that an event names as its first, whatever its zone. */
const dayOf = (text: string): string | null =>
  wallTime(text) === null ? null : (/^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? null)

const NOTHING: Properties = new Map()

/** The event of a VEVENT. One that ical.js refuses has no times, and the title that its line shows. */
export function eventOf(section: FileSection, zones: Zones): CalendarEvent {
  const properties = propertiesOf(section.lines)
  if (!properties) {
    const shown = section.lines.find((line) => /^SUMMARY/i.test(line))?.replace(/^[^:]*:/, '') ?? ''
    const unread = { uid: '', sequence: 0, properties: NOTHING, isFree: false, replaces: null, day: null }
    return { ...unread, title: titleOf(shown), times: { left: 'TIMES' } }
  }
  const idLine = section.lines.find((line) => /^RECURRENCE-ID/i.test(line))
  const replaces = replacedOf(properties, idLine, zones)
  const times: CalendarEvent['times'] =
    idLine !== undefined && !replaces ? { left: 'TIMES' } : timesOf(properties, zones)
  return {
    title: titleOf(textOf(properties, 'summary')),
    day: dayOf(textOf(properties, 'dtstart')),
    uid: textOf(properties, 'uid'),
    sequence: Number(textOf(properties, 'sequence')) || 0,
    properties,
    isFree:
      textOf(properties, 'status').toUpperCase() === 'CANCELLED' ||
      textOf(properties, 'transp').toUpperCase() === 'TRANSPARENT',
    times,
    replaces,
  }
}
