import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** One event of a calendar file (RFC 5545). */
export type CalendarEvent = {
  /** Stays the same for the same work, so that adding it twice is adding it once. */
  uid: string
  start: Date
  end: Date
  summary: string
  location: string
  description: string
  url: string
}

const CONTROLS = /[^\P{Cc}\n]/gu

/** No control character is allowed in a TEXT value but the line end, which the library writes as `\n`. */
const text = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ' ')

/** A calendar file with one event; `made` is the moment it is written. Times are UTC, which every calendar shows as its own. */
export function calendarFile(event: CalendarEvent, made: Date): string {
  const calendar = ical({
    prodId: { company: 'DP Work', product: 'Works', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
  })
  calendar.createEvent({
    id: event.uid,
    stamp: made,
    start: event.start,
    end: event.end,
    summary: text(event.summary),
    location: text(event.location),
    description: text(event.description),
    url: event.url,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  })
  return `${calendar.toString().trimEnd()}\r\n`
}
