import { DAY_MS, MINUTE_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regularDates, type RegularRule } from '#app/domain/listing/regular-dates.ts'
import { holidayName } from '#app/domain/text/day-kind.ts'
import { hoursOfWork, type WorkedTime } from '#app/domain/work/working-hours.ts'

/** Dates of contracts over five years, and the hours of works, against references that share no line with the product. */

const YEARS = [2026, 2027, 2028, 2029, 2030, 2031]

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weekdayOf = (day: string) => new Date(at(day)).getUTCDay() || 7
const monday = (year: number, month: number, nth: number) => {
  const first = at(`${year}-${String(month).padStart(2, '0')}-01`)
  const offset = (8 - (new Date(first).getUTCDay() || 7)) % 7
  return dayOf(first + (offset + (nth - 1) * 7) * DAY_MS)
}

/** 国民の祝日に関する法律; the days of the equinoxes as the observatory announces them. */
const EQUINOXES = [
  ...['2026-03-20', '2027-03-21', '2028-03-20', '2029-03-20', '2030-03-20', '2031-03-21'],
  ...['2026-09-23', '2027-09-23', '2028-09-22', '2029-09-23', '2030-09-23', '2031-09-23'],
]

function holidaysOfYear(year: number): Set<string> {
  const fixed = ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23']
  const named = new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...EQUINOXES.filter((day) => day.startsWith(String(year))),
    monday(year, 1, 2),
    monday(year, 7, 3),
    monday(year, 9, 3),
    monday(year, 10, 2),
  ])
  const all = new Set(named)
  for (const day of named) {
    if (weekdayOf(day) !== 7) continue
    let next = at(day) + DAY_MS
    while (named.has(dayOf(next))) next += DAY_MS
    all.add(dayOf(next))
  }
  for (const day of named) {
    const between = dayOf(at(day) + DAY_MS)
    if (named.has(dayOf(at(day) + 2 * DAY_MS)) && weekdayOf(between) !== 7) all.add(between)
  }
  return all
}
const HOLIDAYS = new Set(YEARS.flatMap((year) => [...holidaysOfYear(year)]))

test('the holidays of six years are those of the law', () => {
  const named: string[] = []
  for (let ms = at('2026-01-01'); ms < at('2032-01-01'); ms += DAY_MS)
    if (holidayName(dayOf(ms))) named.push(dayOf(ms))
  expect(named).toEqual([...HOLIDAYS].toSorted((a, b) => a.localeCompare(b)))
})

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
const rules: fc.Arbitrary<RegularRule> = fc.record({
  weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
  frequency: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY_NTH'),
  weeksOfMonth: fc.subarray([1, 2, 3, 4, 5], { minLength: 1 }),
  contractStart: fc.integer({ min: 0, max: 364 }).map((days) => dayOf(at('2026-01-01') + days * DAY_MS)),
  contractEnd: fc.option(
    fc.integer({ min: 0, max: 1_800 }).map((days) => dayOf(at('2026-06-01') + days * DAY_MS)),
  ),
  holidayPolicy: fc.constantFrom('WORK', 'OFF', 'DAY_NIGHT_DUTY'),
  yearEndPolicy: fc.constantFrom('WORK', 'OFF', 'CONSULT'),
})

const HOLIDAY_KIND = { WORK: 'HOLIDAY_WORK', OFF: 'HOLIDAY_OFF', DAY_NIGHT_DUTY: 'HOLIDAY_DUTY' } as const

function expected(rule: RegularRule, until: string): string[] {
  const found: string[] = []
  const wanted = rule.weekdays.map((name) => WEEKDAYS.findIndex((one) => one === name) + 1)
  let firstWeek: number | undefined
  for (let ms = at(rule.contractStart); ms <= at(until); ms += DAY_MS) {
    const day = dayOf(ms)
    if (rule.contractEnd !== null && day > rule.contractEnd) break
    if (!wanted.includes(weekdayOf(day))) continue
    // 1970-01-05 was a Monday.
    const week = Math.floor((ms / DAY_MS - 4) / 7)
    firstWeek ??= week
    if (rule.frequency === 'BIWEEKLY' && (week - firstWeek) % 2 !== 0) continue
    const nth = Math.floor((Number(day.slice(8)) - 1) / 7) + 1
    if (rule.frequency === 'MONTHLY_NTH' && !rule.weeksOfMonth.includes(nth)) continue
    const isYearEnd = /-12-(29|30|31)$|-01-0[123]$/.test(day)
    const kind =
      isYearEnd && rule.yearEndPolicy !== 'WORK'
        ? `YEAR_END_${rule.yearEndPolicy}`
        : HOLIDAYS.has(day)
          ? HOLIDAY_KIND[rule.holidayPolicy]
          : 'WORK'
    found.push(`${day} ${kind}`)
  }
  return found
}

test('dates of any contract over five years, with their holidays', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      const dates = [...regularDates(rule, '2031-12-31')].map(({ day, kind }) => `${day} ${kind}`)
      expect(dates).toEqual(expected(rule, '2031-12-31'))
    }),
    { numRuns: 60 },
  )
})

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

test('working hours are a count of the minutes outside the permitted band, without breaks', () => {
  const works = fc.record({
    from: fc.integer({ min: 0, max: 3 * 1_440 }),
    minutes: fc.integer({ min: 1, max: 32 * 60 }),
    breakMinutes: fc.integer({ min: 0, max: 120 }),
    band: fc.option(fc.tuple(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 1_439 }))),
  })
  fc.assert(
    fc.property(works, ({ from, minutes, breakMinutes, band }) => {
      fc.pre(band === null || band[0] !== band[1])
      const base = Date.parse('2026-12-30T00:00:00+09:00')
      const start = new Date(base + from * MINUTE_MS)
      const end = new Date(start.getTime() + minutes * MINUTE_MS)
      const permit: WorkedTime['permit'] = band && {
        kind: 'GRANTED_PARTIAL',
        from: clock(band[0]),
        to: clock(band[1]),
      }
      let counted = 0
      for (let minute = from; minute < from + minutes; minute += 1) {
        const ofDay = minute % 1_440
        const isPermitted =
          band !== null &&
          (band[0] < band[1] ? ofDay >= band[0] && ofDay < band[1] : ofDay >= band[0] || ofDay < band[1])
        if (!isPermitted) counted += 1
      }
      const hours = hoursOfWork({ start, end, plannedStart: start, plannedEnd: end, breakMinutes, permit })
      expect(hours.totalMinutes).toBe(minutes)
      expect(hours.permittedMinutes).toBe(minutes - counted)
      expect(hours.countedMinutes).toBe(Math.max(0, counted - breakMinutes))
    }),
    { numRuns: 300 },
  )
})
