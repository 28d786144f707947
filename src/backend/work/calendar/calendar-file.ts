import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { tokyoClock, tokyoDay, tokyoText } from '../../../domain/text/tokyo-time.ts'

/** An event of an iCalendar file (RFC 5545). */
export type WrittenEvent = {
  /** Stable per work, so that importing the file again updates the event. */
  uid: string
  /** Raised by every change of time or state. */
  sequence: number
  /** When it has changed last. */
  revisedAt: Date
  start: Date
  end: Date
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  summary: string
  location: string
  description: string
  url: string
}

const ZONE = 'Asia/Tokyo'

/** Japan has had no daylight saving time since 1951. */
const TOKYO_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

/**
 * An instant whose local fields are those of Tokyo, whatever the zone of the process: the form of `TZDate` in which the
 * library takes instants of a time zone.
 */
class TokyoDate extends Date {
  readonly timeZone = ZONE
  readonly internal: Date
  constructor(instant: Date) {
    super(instant)
    this.internal = instant
  }
  withTimeZone(): this {
    return this
  }
  tzComponents(): [string, string, string] {
    return ['+', '09', '00']
  }
  override getFullYear = (): number => Number(tokyoDay(this.internal).slice(0, 4))
  override getMonth = (): number => Number(tokyoDay(this.internal).slice(5, 7)) - 1
  override getDate = (): number => Number(tokyoDay(this.internal).slice(8))
  override getHours = (): number => Number(tokyoClock(this.internal).slice(0, 2))
  override getMinutes = (): number => Number(tokyoClock(this.internal).slice(3))
  override getSeconds = (): number => Number(tokyoText(this.internal).slice(17, 19))
}

const CONTROLS = /[^\P{Cc}\n]/gu

/** Replaces control characters, which a TEXT value may not contain; the library escapes line feeds. */
const text = (value: string) => value.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROLS, ' ')

type Subscription = { name: string; hours: number }

/** An iCalendar file with events in Tokyo time; with a name and hours between two readings for a subscription. */
export function calendarFile(
  events: readonly WrittenEvent[],
  subscription: Subscription | null = null,
): string {
  const calendar = ical({
    prodId: { company: 'DP Work', product: 'Works', language: 'JA' },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    timezone: { name: null, generator: () => TOKYO_ZONE },
  })
  if (subscription) {
    calendar.name(subscription.name)
    calendar.ttl(subscription.hours * 3_600)
  }
  for (const event of events) {
    const isCancelled = event.status === 'CANCELLED'
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.revisedAt,
      timezone: ZONE,
      start: new TokyoDate(event.start),
      end: new TokyoDate(event.end),
      summary: text(event.summary),
      location: text(event.location),
      description: text(event.description),
      url: event.url,
      status: ICalEventStatus[event.status],
      transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}
