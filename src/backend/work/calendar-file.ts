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

/** Octets of a line at most, its line end not counted. */
const LINE = 75

const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const CONTROLS = /\p{Cc}/gu

/** A TEXT value: no control character is allowed in it, and a line end is written `\n`. */
const text = (value: string) =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(CONTROLS, ' ')

/** Lines of at most 75 octets; a character is never divided, and a continued line begins with a space. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** A calendar file with one event; `made` is the moment it is written. Times are UTC, which every calendar shows as its own. */
export function calendarFile(event: CalendarEvent, made: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//DP Work//Works//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${event.url}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
