import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** An event of an iCalendar file (RFC 5545). */
export type CalendarEvent = {
  /** Stable per work, so that importing the file again updates the event. */
  uid: string
  start: Date
  end: Date
  summary: string
  location: string
  description: string
  url: string
}

const CONTROLS = /[^\P{Cc}\n]/gu

/** Replaces control characters, which a TEXT value may not contain; the library escapes line feeds. */
const text = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ' ')

/** An iCalendar file with events, in UTC; `made` is their DTSTAMP. */
export function calendarFile(events: readonly CalendarEvent[], made: Date): string {
  const calendar = ical({
    prodId: { company: 'DP Work', product: 'Works', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
  })
  for (const event of events)
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
