import { expect, test } from 'vitest'
import { readRoster } from '#app/backend/ng/roster/roster-file.ts'
import { ROSTER_NOW, rosterFile, zonedRoster } from '#tests/support/rosters.ts'

const costs = (work: () => void): number => {
  // Not the time on the clock: other tests run beside it.
  const before = process.threadCpuUsage().user
  work()
  return (process.threadCpuUsage().user - before) / 1_000
}

test.each([
  'FREQ=YEARLY;INTERVAL=999;COUNT=10000',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29',
  'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=5MO;INTERVAL=12',
  'FREQ=DAILY;COUNT=99999',
  'FREQ=YEARLY;BYMONTH=2;BYDAY=5MO,5TU,5WE;INTERVAL=3',
])('four thousand rules of the kind %s cost two seconds of work at most', (rule) => {
  const one = ['DTSTART:19700203T000000', 'DURATION:PT1M', `RRULE:${rule}`]
  const params = `DTSTART${';a="'.repeat(50_000)}`
  const text = rosterFile(...Array.from({ length: 4_000 }, () => one), [params])
  expect(
    costs(() => {
      expect(readRoster(text, ROSTER_NOW)?.omissions.length).toBeGreaterThan(0)
    }),
  ).toBeLessThan(2_000)
})

test('a zone of 900 yearly changes costs two seconds of work at most', () => {
  const zone = Array.from({ length: 900 }, (_, at) => [
    ...[
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      `RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=${(at % 28) + 1}`,
    ],
    ...['TZOFFSETFROM:+0900', 'TZOFFSETTO:+0900', 'END:STANDARD'],
  ]).flat()
  expect(
    costs(() => {
      expect(
        zonedRoster(['TZID:x', ...zone], ['DTSTART;TZID=x:20261201T000000', 'DURATION:PT1H']),
      ).not.toBeNull()
    }),
  ).toBeLessThan(2_000)
})
