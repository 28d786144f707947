import { MINUTE_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MainHospitalLevel } from '#app/domain/doctor/registration-words.ts'
import { meterOf } from '#app/domain/work/hours-meter.ts'
import { sumOf } from '#app/domain/work/period-hours.ts'
import type { RestWork } from '#app/domain/work/rest-windows.ts'

/**
 * The bounds of 時間外 to the minute, whatever the works are made of: fewer than 100 hours a month (月100時間未満) and at most
 * 960 hours a year (年960時間以下) at level A, 1,860 hours a year above it.
 */

const DAY = 1_440
const NOW = new Date('2026-06-01T03:00:00Z')
const YEAR = Date.parse('2026-01-01T00:00:00+09:00')
/** Minutes from the beginning of 2026 in Tokyo. */
const at = (day: number, minute: number) => new Date(YEAR + (day * DAY + minute) * MINUTE_MS)
const JANUARY = { first: 0, last: 30 }
const NOVEMBER = { first: 304, last: 333 }
/** A day shift that ends before 23:00 leaves ten hours until the next day's. */
const LONGEST = 14 * 60

type Drawn = { counted: number; breakMinutes: number; permitted: boolean; banded: boolean }

/** A work that counts so many minutes: with its break beside them, and hours of a permitted band that follows. */
function workOf(start: Date, { counted, breakMinutes, permitted, banded }: Drawn): RestWork {
  const minutes = counted + breakMinutes
  const end = new Date(start.getTime() + minutes * MINUTE_MS)
  const shift = { shift: 'DAY', start, end, plannedStart: start, plannedEnd: end, breakMinutes } as const
  if (permitted) return { ...shift, nightDutyPermit: 'GRANTED_ALL', permit: granted('GRANTED_ALL') }
  // The day shift lies outside the permitted band of the night.
  if (banded) return { ...shift, nightDutyPermit: 'GRANTED_PARTIAL', permit: granted('GRANTED_PARTIAL') }
  return { ...shift, nightDutyPermit: 'NONE', permit: null }
}
const granted = (kind: 'GRANTED_ALL' | 'GRANTED_PARTIAL') => ({ kind, from: '23:30', to: '06:00' })

const drawn = fc.record({
  counted: fc.integer({ min: 30, max: LONGEST - 120 }),
  breakMinutes: fc.integer({ min: 0, max: 90 }),
  permitted: fc.boolean(),
  banded: fc.boolean(),
})

/** Works from a day on, one a day, that count exactly so many minutes; permitted ones lie between and count nothing. */
function worksOf(sum: number, { first, last }: { first: number; last: number }, draws: readonly Drawn[]) {
  const works: RestWork[] = []
  let left = sum
  for (let day = first; left > 0 && day <= last; day += 1) {
    const draw = draws[(day - first) % draws.length]
    if (!draw) break
    const days = last - day + 1
    // No more than fits into the days that are left, no fewer than they need.
    const least = left - (days - 1) * (LONGEST - 120)
    const isPermitted = draw.permitted && least <= 0
    const counted = Math.min(left, Math.max(draw.counted, least))
    works.push(workOf(at(day, 9 * 60), { ...draw, counted, permitted: isPermitted }))
    if (!isPermitted) left -= counted
  }
  return { works, left }
}

/** The main hospital's 時間外 of so many days, counted day by day. */
const mainOf = (weeklyHours: number | null, days: number) =>
  weeklyHours === null ? 0 : Math.round((Math.max(0, weeklyHours - 40) * 60 * days) / 7)

const cases = fc.record({
  draws: fc.array(drawn, { minLength: 3, maxLength: 40 }),
  weeklyHours: fc.option(fc.integer({ min: 30, max: 48 })),
  /** What the works leave of the limit, which the asked shift fills to a minute below, to it, and a minute beyond. */
  rest: fc.integer({ min: 30, max: LONGEST - 120 }),
  delta: fc.integer({ min: -2, max: 2 }),
  breakMinutes: fc.integer({ min: 0, max: 60 }),
})
const plain = { permitted: false, banded: false }

test('property: a month is over from 100 hours on, to the minute', () => {
  const levels = fc.constantFrom<(MainHospitalLevel | null)[]>('A', 'UNKNOWN', null)
  fc.assert(
    fc.property(cases, levels, (one, level) => {
      const main = mainOf(one.weeklyHours, 30)
      const days = { first: NOVEMBER.first, last: NOVEMBER.last - 2 }
      const { works, left } = worksOf(6_000 - main - one.rest, days, one.draws)
      fc.pre(left === 0)
      const around = [
        // The night before begins in October, the one behind in December: neither is of this month.
        workOf(at(NOVEMBER.first - 1, 15 * 60), { ...plain, counted: 120, breakMinutes: 0 }),
        workOf(at(NOVEMBER.last + 1, 0), { ...plain, counted: 180, breakMinutes: 0 }),
      ]
      const shift = workOf(at(NOVEMBER.last, 8 * 60), {
        ...plain,
        counted: one.rest + one.delta,
        breakMinutes: one.breakMinutes,
      })
      const { weeklyHours } = one
      const meter = meterOf(shift, {
        works: [...works, ...around],
        around: [],
        main: { level, weeklyHours },
        now: NOW,
      })
      expect(sumOf(meter.month)).toBe(6_000 + one.delta)
      expect(meter.fit === 'OVER').toBe(one.delta >= 0)
      if (one.delta >= 0) expect(meter.totalsSentence).toMatch(/^11月の.+100時間に達します$/)
      // Where another level is granted a month has no limit.
      const above = meterOf(shift, { works, around: [], main: { level: 'B', weeklyHours }, now: NOW })
      expect(above.fit).not.toBe('OVER')
    }),
    { numRuns: 60 },
  )
})

test('property: a year is over beyond 960 or 1,860 hours, to the minute', () => {
  const levels = fc.constantFrom<(MainHospitalLevel | null)[]>(
    'A',
    'UNKNOWN',
    null,
    'B',
    'B_COORDINATED',
    'C',
  )
  fc.assert(
    fc.property(cases, levels, (one, level) => {
      const limit = (level === null || level === 'A' || level === 'UNKNOWN' ? 960 : 1_860) * 60
      const main = mainOf(one.weeklyHours, 365)
      const days = { first: JANUARY.first, last: NOVEMBER.last - 2 }
      const { works, left } = worksOf(limit - main - one.rest, days, one.draws)
      fc.pre(left === 0)
      const around = [
        // New year's eve of the year before, and the first minute of the next.
        workOf(at(-1, 20 * 60), { ...plain, counted: 200, breakMinutes: 0 }),
        workOf(at(365, 0), { ...plain, counted: 300, breakMinutes: 0 }),
      ]
      // In December, whose month has room.
      const shift = workOf(at(NOVEMBER.last + 10, 8 * 60), {
        ...plain,
        counted: one.rest + one.delta,
        breakMinutes: one.breakMinutes,
      })
      const meter = meterOf(shift, {
        works: [...works, ...around],
        around: [],
        main: { level, weeklyHours: one.weeklyHours },
        now: NOW,
      })
      expect(sumOf(meter.year)).toBe(limit + one.delta)
      expect(meter.fit === 'OVER').toBe(one.delta > 0)
      if (one.delta > 0) expect(meter.totalsSentence).toMatch(/^今年の.+1?(?:,?8|9)60時間を超えます$/)
    }),
    { numRuns: 30 },
  )
})
