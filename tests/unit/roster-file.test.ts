import { expect, test } from 'vitest'
import { readRoster } from '#app/backend/ng/roster/roster-file.ts'
import { readEvents, ROSTER_NOW, rosterFile } from '#tests/support/rosters.ts'

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
  expect(readEvents(lines)).toEqual({ left: [], spans: [span] })
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
  const { spans = [], left } = readEvents(rule, moved)
  expect(left).toEqual([])
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
  const { spans = [] } = readEvents(['DTSTART:20261201T083000', 'DTEND:20261201T093000', `RRULE:${rule}`])
  expect(spans.map((span) => span.slice(5, 10))).toEqual(days)
})

test.each([
  [
    'a rule that is not understood',
    ['DTSTART:20261201T083000', 'DTEND:20261201T093000', 'RRULE:FREQ=YEARLY;BYWEEKNO=3'],
    1,
    'RULE',
  ],
  [
    'a rule of seconds',
    ['DTSTART:20261201T083000', 'DTEND:20261201T093000', 'RRULE:FREQ=SECONDLY'],
    1,
    'RULE',
  ],
  [
    'a rule with an interval of none',
    ['DTSTART:20261201T083000', 'DTEND:20261201T093000', 'RRULE:FREQ=DAILY;INTERVAL=0'],
    1,
    'RULE',
  ],
  [
    'a rule that takes away',
    ['DTSTART:20261201T083000', 'DTEND:20261201T093000', 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=DAILY;INTERVAL=2'],
    1,
    'RULE',
  ],
  [
    'an unknown zone',
    ['DTSTART;TZID=Mars/Base:20261201T083000', 'DTEND;TZID=Mars/Base:20261201T093000'],
    0,
    'ZONE',
  ],
  [
    'an end in an unknown zone',
    ['DTSTART:20261201T083000', 'DTEND;TZID=Mars/Base:20261201T093000'],
    0,
    'ZONE',
  ],
  ['a century', ['DTSTART:20261201T083000', 'DTEND:20991201T093000'], 0, 'LONG'],
  ['a year of four thousand', ['DTSTART:40261201T083000', 'DURATION:PT1H'], 0, 'TIMES'],
  ['a day that no month has', ['DTSTART;VALUE=DATE:20261232'], 0, 'TIMES'],
  ['a time without seconds', ['DTSTART:20261201T0830', 'DURATION:PT1H'], 0, 'TIMES'],
  ['an end before the start', ['DTSTART:20261201T083000', 'DTEND:20261201T073000'], 0, 'TIMES'],
  ['no start', ['DTEND:20261201T073000'], 0, 'TIMES'],
  [
    'a change of which nobody can tell the date',
    ['RECURRENCE-ID;TZID=Mars/Base:20261201T083000', 'DTSTART:20261201T083000', 'DURATION:PT1H'],
    0,
    'TIMES',
  ],
  ['more than a year ahead', ['DTSTART:20281201T083000', 'DURATION:PT1H'], 0, 'BEYOND'],
  [
    'a rule from more than a year ahead on',
    ['DTSTART:20281201T083000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY'],
    0,
    'BEYOND',
  ],
])('names what it left out: %s', (_, lines, count, reason) => {
  const { spans, left } = readEvents(lines)
  expect([spans?.length, left]).toEqual([count, [reason]])
})

test('an event that was left out has the name and the day of the file', () => {
  const roster = readRoster(
    rosterFile(
      ['SUMMARY:外来\\, 午前', 'DTSTART;TZID=Mars/Base:20261201T083000'],
      ['SUMMARY:\u202e当直', 'DTSTART:x'],
    ),
    ROSTER_NOW,
  )
  expect(roster?.omissions).toEqual([
    { title: '外来, 午前', day: '2026-12-01', reason: 'ZONE' },
    { title: '当直', day: null, reason: 'TIMES' },
  ])
})

const days = (...events: string[][]) => (readEvents(...events).spans ?? []).map((span) => span.slice(5, 10))
const HOUR = ['DTSTART:20261201T083000', 'DTEND:20261201T093000']

test('a week begins on the day that WKST names', () => {
  const rule = [
    'DTSTART:20261129T083000',
    'DURATION:PT1H',
    'RRULE:FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=SU,WE;COUNT=6',
  ]
  expect(days(rule)).toEqual(['11-29', '12-02', '12-13', '12-16', '12-27', '12-30'])
  expect(days(rule.map((line) => line.replace('WKST=SU', 'WKST=MO')))).toEqual([
    '11-29',
    '12-09',
    '12-13',
    '12-23',
    '12-27',
    '01-06',
  ])
})

test('a whole day that ends when it begins is that day', () => {
  expect(readEvents(['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261201'])).toEqual({
    left: [],
    spans: ['2026-12-01T00:00 2026-12-02T00:00'],
  })
})

test('a day in EXDATE takes away what begins on it', () => {
  expect(days([...HOUR, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20261202'])).toEqual([
    '12-01',
    '12-03',
  ])
  expect(
    days(['DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3', 'EXDATE:20261203T000000Z']),
  ).toEqual(['12-01', '12-05'])
})

test('two rules of one event both hold', () => {
  expect(days([...HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;COUNT=2'])).toEqual([
    '12-01',
    '12-08',
    '01-01',
  ])
  // Each rule counts its own dates.
  expect(days([...HOUR, 'RRULE:FREQ=WEEKLY;COUNT=2', 'RRULE:FREQ=MONTHLY;BYDAY=1WE;COUNT=2'])).toEqual([
    '12-01',
    '12-02',
    '12-08',
    '01-06',
  ])
})

test('dates and periods beside a rule are among its dates', () => {
  expect(
    readEvents([
      ...HOUR,
      'RDATE:20261203T083000,20261204T083000',
      'RDATE;VALUE=PERIOD:20261205T100000/PT3H,20261206T100000/20261206T110000',
    ]).spans,
  ).toEqual([
    '2026-12-01T08:30 2026-12-01T09:30',
    '2026-12-03T08:30 2026-12-03T09:30',
    '2026-12-04T08:30 2026-12-04T09:30',
    '2026-12-05T10:00 2026-12-05T13:00',
    '2026-12-06T10:00 2026-12-06T11:00',
  ])
})

test('METHOD:CANCEL takes its events back', () => {
  expect(
    readRoster(rosterFile(HOUR).replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:CANCEL'), ROSTER_NOW)?.spans,
  ).toEqual([])
})

test.each(['\r', '\n', '\r\r\n'])('lines may end with %j', (end) => {
  const text = rosterFile(['SUMMARY:外', ' 来', ...HOUR]).replaceAll('\r\n', end)
  expect(readRoster(text, ROSTER_NOW)?.spans).toHaveLength(1)
})

test('information about free time is told as no event', () => {
  const text = rosterFile().replace('END:VCALENDAR', 'BEGIN:VFREEBUSY\r\nEND:VFREEBUSY\r\nEND:VCALENDAR')
  expect(readRoster(text, ROSTER_NOW)).toEqual({
    spans: [],
    omissions: [{ title: '', day: null, reason: 'KIND' }],
  })
})

test.each([
  ['what is over', ['DTSTART:20261101T083000', 'DURATION:PT1H']],
  ['what is cancelled', ['DTSTART:20261201T083000', 'DURATION:PT1H', 'STATUS:CANCELLED']],
  ['what is marked as free', ['DTSTART:20261201T083000', 'DURATION:PT1H', 'TRANSP:TRANSPARENT']],
])('leaves out %s', (_, lines) => {
  expect(readEvents(lines)).toEqual({ left: [], spans: [] })
})

test.each(['', 'x', 'BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR', '<html></html>'])(
  'refuses what is no whole calendar: %j',
  (text) => {
    expect(readRoster(text, ROSTER_NOW)).toBeNull()
  },
)
