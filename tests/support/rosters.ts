import { tokyoText } from '#app/domain/text/tokyo-time.ts'
import { readRoster } from '#app/backend/ng/roster/roster-file.ts'

/** The time at which the rosters of these tests are read. */
export const ROSTER_NOW = new Date('2026-11-21T12:00:00+09:00')

/** A calendar of events, each given as its lines. */
export const rosterFile = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

/** The spans of a roster in Tokyo, and why something was left out. */
export const readEvents = (...events: string[][]) => {
  const roster = readRoster(rosterFile(...events), ROSTER_NOW)
  return {
    left: roster?.omissions.map(({ reason }) => reason),
    spans: roster?.spans.map(({ start, end }) =>
      [start, end].map((instant) => tokyoText(new Date(instant)).slice(0, 16)).join(' '),
    ),
  }
}

/** The same with a zone that the file describes. */
export const zonedRoster = (zone: string[], ...events: string[][]) =>
  readRoster(
    rosterFile(...events).replace(
      'BEGIN:VEVENT',
      ['BEGIN:VTIMEZONE', ...zone, 'END:VTIMEZONE', 'BEGIN:VEVENT'].join('\r\n'),
    ),
    ROSTER_NOW,
  )
