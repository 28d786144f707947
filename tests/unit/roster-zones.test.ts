import { expect, test } from 'vitest'
import { readRoster } from '#app/backend/ng/roster/roster-file.ts'
import { readEvents, ROSTER_NOW, rosterFile, zonedRoster } from '#tests/support/rosters.ts'

test.each([
  'Asia/Tokyo',
  '"Asia/Tokyo"',
  'Tokyo Standard Time',
  '東京 (標準時)',
  '"(UTC+09:00) 大阪、札幌、東京"',
  '(UTC+09:00) 大阪、札幌、東京',
  '"(GMT+09:00) Osaka, Sapporo, Tokyo"',
  'tzone://Microsoft/Tokyo Standard Time',
  '/mozilla.org/20050126_1/Asia/Tokyo',
  '/Asia/Tokyo',
  '(GMT +09:00)',
  '/freeassociation.sourceforge.net/Tzfile/Asia/Tokyo',
  'UTC+9',
  'GMT+0900',
  'JST',
])('TZID=%s is Tokyo', (zone) => {
  expect(readEvents([`DTSTART;TZID=${zone}:20261201T083000`, 'DURATION:PT1H'])).toEqual({
    left: [],
    spans: ['2026-12-01T08:30 2026-12-01T09:30'],
  })
})

test.each([
  ['tzone://Microsoft/Utc', '17:30'],
  ['Korea Standard Time', '08:30'],
  ['"(UTC+08:00) 北京、重慶、香港、ウルムチ"', '09:30'],
  ['SE Asia Standard Time', '10:30'],
  ['Hawaiian Standard Time', '03:30'],
])('TZID=%s begins at %s in Tokyo', (zone, begin) => {
  expect(
    readEvents([`DTSTART;TZID=${zone}:20261201T083000`, 'DURATION:PT1H']).spans?.[0]?.slice(11, 16),
  ).toBe(begin)
})

test.each(['tzone://Microsoft/Custom', 'Customized Time Zone', '"(UTC+01:00) 中央ヨーロッパ"', '社内時刻'])(
  'TZID=%s is told as unknown',
  (zone) => {
    expect(readEvents([`DTSTART;TZID=${zone}:20261201T083000`, 'DURATION:PT1H'])).toEqual({
      left: ['ZONE'],
      spans: [],
    })
  },
)

const starts = (roster: ReturnType<typeof readRoster>) =>
  roster?.spans.map(({ start }) => new Date(start).toISOString())
const STANDARD = (offset: string) => [
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offset}`,
  `TZOFFSETTO:${offset}`,
  'END:STANDARD',
]

test('the zone that a file describes comes before what its name means elsewhere', () => {
  const event = (zone: string) => [`DTSTART;TZID=${zone}:20261201T083000`, 'DURATION:PT1H']
  expect(starts(zonedRoster(['TZID:社内時刻', ...STANDARD('+0700')], event('社内時刻')))).toEqual([
    '2026-12-01T01:30:00.000Z',
  ])
  expect(starts(zonedRoster(['TZID:Asia/Tokyo', ...STANDARD('+0800')], event('Asia/Tokyo')))).toEqual([
    '2026-12-01T00:30:00.000Z',
  ])
  // One that describes nothing is looked up by its name.
  expect(starts(zonedRoster(['TZID:Asia/Tokyo'], event('Asia/Tokyo')))).toEqual(['2026-11-30T23:30:00.000Z'])
})

test('summer time that a file describes begins and ends as in New York', () => {
  const zone = [
    'TZID:Here',
    ...[
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
    ],
    ...[
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
    ],
  ]
  const times = [
    '20261130T083000',
    '20270314T013000',
    '20270314T023000',
    '20270314T033000',
    '20270701T083000',
    '20271107T003000',
    '20271107T013000',
    '20271107T023000',
  ]
  const events = (name: string) => times.map((time) => [`DTSTART;TZID=${name}:${time}`, 'DURATION:PT10M'])
  const here = starts(zonedRoster(zone, ...events('Here')))
  expect(here).toEqual([
    '2026-11-30T13:30:00.000Z',
    '2027-03-14T06:30:00.000Z',
    // Half past two does not exist on this day: it is half past three.
    '2027-03-14T07:30:00.000Z',
    '2027-07-01T12:30:00.000Z',
    '2027-11-07T04:30:00.000Z',
    '2027-11-07T05:30:00.000Z',
    '2027-11-07T07:30:00.000Z',
  ])
  expect(here).toEqual(starts(readRoster(rosterFile(...events('America/New_York')), ROSTER_NOW)))
})

test('times without a zone are of the zone that the calendar names, whole days are of Tokyo', () => {
  const text = rosterFile(
    ['DTSTART:20261201T083000', 'DURATION:PT1H'],
    ['DTSTART;VALUE=DATE:20261203'],
  ).replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-TIMEZONE:Asia/Singapore')
  expect(starts(readRoster(text, ROSTER_NOW))).toEqual([
    '2026-12-01T00:30:00.000Z',
    '2026-12-02T15:00:00.000Z',
  ])
})

test.each([
  ['has ended', '2007'],
  ['begins later', '2029'],
])('a description of changing clocks that %s is passed by for the name', (_, year) => {
  const change = (kind: string, day: string, before: string, after: string) => [
    ...[
      `BEGIN:${kind}`,
      `DTSTART:${year}${day}T020000`,
      `TZOFFSETFROM:${before}`,
      `TZOFFSETTO:${after}`,
      `END:${kind}`,
    ],
  ]
  const zone = (name: string) => [
    ...[`TZID:${name}`, ...change('DAYLIGHT', '0311', '-0500', '-0400')],
    ...change('STANDARD', '1104', '-0400', '-0500'),
  ]
  const event = (name: string) => [`DTSTART;TZID=${name}:20270701T083000`, 'DURATION:PT1H']
  expect(starts(zonedRoster(zone('America/New_York'), event('America/New_York')))).toEqual([
    '2027-07-01T12:30:00.000Z',
  ])
  expect(zonedRoster(zone('Here'), event('Here'))?.omissions).toMatchObject([{ reason: 'ZONE' }])
})
