import { expect, test } from 'vitest'
import { tokyoText } from '../../text/tokyo-time.ts'
import { readRoster } from './roster-file.ts'

const NOW = new Date('2026-11-21T12:00:00+09:00')

const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

const read = (...events: string[][]) => {
  const roster = readRoster(file(...events), NOW)
  return {
    isPartial: roster?.isPartial,
    spans: roster?.spans.map(({ start, end }) =>
      [start, end].map((instant) => tokyoText(new Date(instant)).slice(0, 16)).join(' '),
    ),
  }
}

test.each([
  [
    'a local time is one in Tokyo',
    ['DTSTART:20261201T083000', 'DTEND:20261201T173000'],
    '2026-12-01T08:30 2026-12-01T17:30',
  ],
  ['UTC', ['DTSTART:20261130T233000Z', 'DURATION:PT9H'], '2026-12-01T08:30 2026-12-01T17:30'],
  [
    'a zone, in its summer or winter',
    ['DTSTART;TZID="America/New_York":20261201T083000', 'DTEND;TZID=America/New_York:20261201T093000'],
    '2026-12-01T22:30 2026-12-01T23:30',
  ],
  [
    'a name that Windows gives the zone',
    ['DTSTART;TZID=Tokyo Standard Time:20261201T083000', 'DTEND;TZID=Tokyo Standard Time:20261201T093000'],
    '2026-12-01T08:30 2026-12-01T09:30',
  ],
  ['a whole day', ['DTSTART;VALUE=DATE:20261201'], '2026-12-01T00:00 2026-12-02T00:00'],
  [
    'a folded line',
    ['DTSTART:20261201T08\r\n 3000', 'DTEND:20261201T093000'],
    '2026-12-01T08:30 2026-12-01T09:30',
  ],
])('reads %s', (_, lines, span) => {
  expect(read(lines)).toEqual({ isPartial: false, spans: [span] })
})

test('expands a weekly rule for a year, without its exceptions and with what was moved', () => {
  const rule = [
    'UID:a',
    'DTSTART;TZID=Asia/Tokyo:20200106T083000',
    'DTEND;TZID=Asia/Tokyo:20200106T173000',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TH',
    'EXDATE;TZID=Asia/Tokyo:20261126T083000',
  ]
  const moved = [
    'UID:a',
    'RECURRENCE-ID;TZID=Asia/Tokyo:20261130T083000',
    'DTSTART;TZID=Asia/Tokyo:20261201T083000',
    'DTEND;TZID=Asia/Tokyo:20261201T120000',
  ]
  const { spans = [], isPartial } = read(rule, moved)
  expect(isPartial).toBe(false)
  expect(spans.slice(0, 3)).toEqual([
    '2026-11-23T08:30 2026-11-23T17:30',
    '2026-12-01T08:30 2026-12-01T12:00',
    '2026-12-03T08:30 2026-12-03T17:30',
  ])
  expect(spans).toHaveLength(104)
})

test.each([
  ['FREQ=DAILY;INTERVAL=2;COUNT=3', ['12-01', '12-03', '12-05']],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20261231', ['12-01', '12-15', '12-29']],
  ['FREQ=MONTHLY;COUNT=2', ['12-01', '01-01']],
  ['FREQ=MONTHLY;BYDAY=1TU;COUNT=3', ['12-01', '01-05', '02-02']],
  ['FREQ=MONTHLY;BYDAY=-1TU;COUNT=3', ['12-01', '12-29', '01-26']],
  ['FREQ=MONTHLY;BYMONTHDAY=1,-1;COUNT=3', ['12-01', '12-31', '01-01']],
  ['FREQ=YEARLY;COUNT=2', ['12-01']],
])('follows %s', (rule, days) => {
  const { spans = [] } = read(['DTSTART:20261201T083000', 'DTEND:20261201T093000', `RRULE:${rule}`])
  expect(spans.map((span) => span.slice(5, 10))).toEqual(days)
})

test.each([
  [
    'a rule that is not understood',
    ['DTSTART:20261201T083000', 'DTEND:20261201T093000', 'RRULE:FREQ=MONTHLY;BYSETPOS=1;BYDAY=MO'],
    1,
  ],
  ['an unknown zone', ['DTSTART;TZID=Mars/Base:20261201T083000', 'DTEND;TZID=Mars/Base:20261201T093000'], 0],
  ['a century', ['DTSTART:20261201T083000', 'DTEND:20991201T093000'], 0],
  ['a year of four thousand', ['DTSTART:40261201T083000', 'DURATION:PT1H'], 0],
  ['more than a year ahead', ['DTSTART:20281201T083000', 'DURATION:PT1H'], 0],
])('says that it left out %s', (_, lines, count) => {
  const { spans, isPartial } = read(lines)
  expect([spans?.length, isPartial]).toEqual([count, true])
})

test.each([
  ['what is over', ['DTSTART:20261101T083000', 'DURATION:PT1H']],
  ['what is cancelled', ['DTSTART:20261201T083000', 'DURATION:PT1H', 'STATUS:CANCELLED']],
  ['what is marked as free', ['DTSTART:20261201T083000', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']],
])('leaves out %s', (_, lines) => {
  expect(read(lines)).toEqual({ isPartial: false, spans: [] })
})

test.each(['', 'x', 'BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR', '<html></html>'])(
  'refuses what is no whole calendar: %j',
  (text) => {
    expect(readRoster(text, NOW)).toBeNull()
  },
)

test('reads a hostile file in a second of work', () => {
  const rule = ['DTSTART:19700101T000000', 'DURATION:PT1M', 'RRULE:FREQ=YEARLY;INTERVAL=1000;COUNT=10000']
  const many = Array.from({ length: 4_000 }, () => rule)
  const params = `DTSTART${';a="'.repeat(50_000)}`
  // Not the time on the clock: other tests run beside it.
  const before = process.threadCpuUsage().user
  expect(readRoster(file(...many, [params]), NOW)?.isPartial).toBe(true)
  expect((process.threadCpuUsage().user - before) / 1_000).toBeLessThan(1_000)
})
