import { HOUR_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBusinessDays, dayKind } from '#app/domain/text/day-kind.ts'
import { addDays } from '#app/domain/text/tokyo-time.ts'
import { reminderAt, remindersBehind, REMINDERS } from '#app/domain/work/work-reminder.ts'
import { incentiveLines, incentiveYen } from '#app/domain/money/incentive.ts'

const COUNTS = {
  ambulanceAccepted: 3,
  declined: { BEDS_FULL: 2 },
  admissionsAmbulance: 2,
  admissionsWalkIn: 1,
  walkIns: 4,
  wardCalls: 5,
}

test('incentives are rule × count, at most the cap; what is not counted is for the hospital to add', () => {
  const rules = [
    { type: 'AMBULANCE', unitYen: 5_000, capYen: null },
    { type: 'HOSPITALIZATION_AMBULANCE', unitYen: 10_000, capYen: 15_000 },
    { type: 'HOSPITALIZATION_WALK_IN', unitYen: 8_000, capYen: null },
    { type: 'WALK_IN', unitYen: 1_000, capYen: 10_000 },
    { type: 'OTHER', unitYen: 3_000, capYen: null },
  ] as const
  expect(incentiveLines(rules, COUNTS).map(({ count, yen }) => [count, yen])).toEqual([
    [3, 15_000],
    [2, 15_000],
    [1, 8_000],
    [4, 4_000],
    [0, 0],
  ])
  expect(incentiveYen(rules, COUNTS)).toBe(42_000)
})

test.each([
  // Friday, over a weekend.
  ['2026-11-20', '2026-11-26', 'with 勤労感謝の日 on Monday'],
  ['2026-11-24', '2026-11-27', 'an ordinary week'],
  ['2026-12-25', '2027-01-05', 'over the turn of the year'],
  ['2026-04-28', '2026-05-07', 'over Golden Week'],
])('three business days after %s are %s: %s', (from, to) => {
  // 12/28 is a business day; 12/29 to 1/3 are none.
  expect(addBusinessDays(from, 3)).toBe(to)
})

test('so many business days lie between, on every day of five years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_826 }), fc.integer({ min: 1, max: 5 }), (offset, count) => {
      const from = addDays('2026-01-01', offset)
      const to = addBusinessDays(from, count)
      const isOpen = (day: string) =>
        dayKind(day) === 'WEEKDAY' && !(day.slice(5) >= '12-29' || day.slice(5) <= '01-03')
      let open = 0
      for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isOpen(day)) open += 1
      expect([open, isOpen(to)]).toEqual([count, true])
    }),
  )
})

test('the reminders of a work follow each other, and only the last one due is sent', () => {
  // Hour 100 is 13:00 in Tokyo: no due time lies in the quiet hours.
  const hour = (count: number) => new Date(Date.parse('2026-12-01T00:00:00Z') + count * HOUR_MS)
  const work = { plannedStart: hour(100), plannedEnd: hour(110), createdAt: hour(0) }
  const at = (count: number) => remindersBehind(work, hour(count))
  expect([27, 28, 76, 97, 121, 122, 146, 182].map(at)).toEqual([0, 1, 2, 3, 3, 4, 5, 6])
  expect(REMINDERS).toHaveLength(6)
  expect(reminderAt(work, 2, hour(80))).toEqual({ about: 'START', hours: 24 })
  expect(reminderAt(work, 3, hour(100))).toBeNull()
  expect(reminderAt({ ...work, createdAt: hour(98) }, 3, hour(98))).toBeNull()
  expect(reminderAt(work, 6, hour(300))).toEqual({ about: 'REPORT', hours: 72 })
  expect(reminderAt(work, 0, hour(0))).toBeNull()
})
