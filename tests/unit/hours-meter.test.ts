import { HOUR_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { meterOf, nextInterval } from '#app/domain/work/hours-meter.ts'
import { periodsOf, sumOf, type MainJob } from '#app/domain/work/period-hours.ts'
import { continuousMinutes, type RestWork } from '#app/domain/work/rest-windows.ts'
import { hoursOfWork } from '#app/domain/work/working-hours.ts'

const NOW = new Date('2026-12-01T12:00:00+09:00')
const NO_MAIN: MainJob = { level: 'A', weeklyHours: null }

const at = (text: string) => new Date(`${text}:00+09:00`)

function work(start: Date, hours: number, more: Partial<RestWork> = {}): RestWork {
  const end = new Date(start.getTime() + hours * HOUR_MS)
  return {
    start,
    end,
    plannedStart: start,
    plannedEnd: end,
    breakMinutes: 0,
    permit: null,
    shift: 'DAY',
    nightDutyPermit: 'NOT_APPLICABLE',
    ...more,
  }
}

const partial = (from: string, to: string) => ({ kind: 'GRANTED_PARTIAL', from, to }) as const
const ALL = { kind: 'GRANTED_ALL', from: null, to: null } as const

describe('hours of a work', () => {
  const night = at('2026-12-18T17:00')
  test.each([
    ['without a permit', work(night, 16, { breakMinutes: 60 }), 960, 0, 900],
    ['a permit for all', work(night, 16, { permit: ALL, breakMinutes: 60 }), 960, 960, 0],
    ['a permit after midnight', work(night, 16, { permit: partial('22:00', '06:00') }), 960, 480, 480],
    [
      'a band that begins before the work',
      work(at('2026-12-19T03:00'), 8, { permit: partial('22:00', '06:00') }),
      480,
      180,
      300,
    ],
    [
      'a band of a whole day, as older terms may have it',
      work(at('2026-12-19T09:00'), 24, { permit: partial('09:00', '09:00') }),
      1_440,
      1_440,
      0,
    ],
    [
      'a permit that is unknown',
      work(night, 16, { permit: { kind: 'UNKNOWN', from: '22:00', to: '06:00' } }),
      960,
      0,
      960,
    ],
  ])('%s', (_, one, totalMinutes, permittedMinutes, countedMinutes) => {
    expect(hoursOfWork(one)).toEqual({ totalMinutes, permittedMinutes, countedMinutes })
  })

  test('a permit for all covers what was planned, not the overtime', () => {
    const planned = work(night, 16, { permit: ALL })
    expect(hoursOfWork({ ...planned, end: at('2026-12-19T10:30') })).toMatchObject({
      permittedMinutes: 960,
      countedMinutes: 90,
    })
  })

  const works = fc.record({
    startMinute: fc.integer({ min: 0, max: 1_439 }),
    minutes: fc.integer({ min: 1, max: 2_880 }),
    breakMinutes: fc.integer({ min: 0, max: 240 }),
    from: fc.integer({ min: 0, max: 1_439 }),
    to: fc.integer({ min: 0, max: 1_439 }),
  })
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

  test('minute by minute: what is inside the band of the civil clock is permitted, the rest counts', () => {
    fc.assert(
      fc.property(works, ({ startMinute, minutes, breakMinutes, from, to }) => {
        const start = new Date(at('2026-12-10T00:00').getTime() + startMinute * 60_000)
        const one = work(start, minutes / 60, { breakMinutes, permit: partial(clock(from), clock(to)) })
        let inside = 0
        for (let minute = startMinute; minute < startMinute + minutes; minute += 1) {
          const ofDay = minute % 1_440
          if (from === to || (from < to ? ofDay >= from && ofDay < to : ofDay >= from || ofDay < to))
            inside += 1
        }
        expect(hoursOfWork(one)).toEqual({
          totalMinutes: minutes,
          permittedMinutes: inside,
          countedMinutes: Math.max(0, minutes - inside - breakMinutes),
        })
      }),
    )
  })
})

describe('rest', () => {
  const shift = work(at('2026-12-10T09:00'), 8)
  const meter = (one: RestWork, ...works: RestWork[]) =>
    meterOf(one, { works, around: [], main: NO_MAIN, now: NOW })

  test('until the next work, in the words of the card', () => {
    const next = work(at('2026-12-11T01:00'), 8)
    expect(meter(shift, next)).toMatchObject({
      fit: 'WARN',
      sentence: '次の勤務まで 8時間(目安の9時間に足りません)',
      totalsSentence: null,
      rest: { fit: 'ALARM', after: { minutes: 480, guideline: 540 }, before: null },
    })
    expect(meter(next, shift).sentence).toBe('前の勤務から 8時間(目安の9時間に足りません)')
  })

  test('after a night without a permit 18 hours', () => {
    const night = work(at('2026-12-09T17:00'), 12, { shift: 'NIGHT', nightDutyPermit: 'NONE' })
    // 21 hours are left within 46 hours of the night's start: told, without alarm.
    expect(meter(work(at('2026-12-10T15:00'), 3), night)).toMatchObject({
      fit: 'OK',
      sentence: null,
      neutralSentence: '前の勤務から 10時間(必要な休息は、その前後にとれます)',
    })
    expect(meter(work(at('2026-12-10T15:00'), 3), night, work(at('2026-12-11T09:00'), 8)).sentence).toBe(
      '前の勤務から 10時間(目安の18時間に足りません)',
    )
  })

  test('nine permitted hours are the rest themselves', () => {
    const night = work(at('2026-12-10T17:30'), 15, {
      shift: 'NIGHT',
      nightDutyPermit: 'GRANTED_ALL',
      permit: ALL,
    })
    const next = work(at('2026-12-11T09:00'), 8)
    expect(meter(night, shift, next)).toMatchObject({ fit: 'OK', sentence: null })
    expect(meter(next, night)).toMatchObject({ fit: 'OK' })
  })

  test('28 hours on end are the most', () => {
    const night = work(at('2026-12-10T17:00'), 16, { shift: 'NIGHT', nightDutyPermit: 'NONE' })
    const day = work(at('2026-12-11T09:00'), 4)
    expect(meter(day, shift, night)).toMatchObject({ fit: 'OK', rest: { fit: 'NEUTRAL' } })
    const long = work(at('2026-12-11T09:00'), 4 + 1 / 60)
    expect(meter(long, shift, night)).toMatchObject({
      fit: 'OVER',
      sentence: '続けて28時間1分の勤務になります(上限の目安は28時間)',
    })
  })

  test('a stretch holds every work within nine hours of it, whichever is asked about', () => {
    const starts = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(starts, (places) => {
        const all = places
          .toSorted((a, b) => a - b)
          .map((place) => ({
            ...work(new Date(NOW.getTime() + place * 8 * HOUR_MS), 6),
          }))
        for (const [index, one] of all.entries()) {
          let first = index
          let last = index
          while (
            first > 0 &&
            places.includes(
              (all[first]?.start.getTime() ?? 0) / (8 * HOUR_MS) - NOW.getTime() / (8 * HOUR_MS) - 1,
            )
          )
            first -= 1
          while (
            last < all.length - 1 &&
            places.includes(
              (all[last]?.start.getTime() ?? 0) / (8 * HOUR_MS) - NOW.getTime() / (8 * HOUR_MS) + 1,
            )
          )
            last += 1
          const wanted = ((all[last]?.end.getTime() ?? 0) - (all[first]?.start.getTime() ?? 0)) / 60_000
          expect(
            continuousMinutes(
              one,
              all.filter((other) => other !== one),
            ),
          ).toBe(wanted)
        }
      }),
    )
  })

  test('the next interval lies between the work under way and the one after it', () => {
    const now = work(at('2026-12-01T09:00'), 8)
    const next = work(at('2026-12-03T09:00'), 8)
    expect(nextInterval([next, now], NOW)).toEqual({
      end: now.plannedEnd,
      start: next.plannedStart,
      minutes: 40 * 60,
      guideline: 540,
      fit: 'FINE',
    })
    expect(nextInterval([now], NOW)).toBeNull()
  })
})

describe('limits', () => {
  /** Works of eight hours, one a day. */
  const days = (count: number, from = '2026-12-01T09:00') =>
    Array.from({ length: count }, (_, day) => work(new Date(at(from).getTime() + day * 24 * HOUR_MS), 8))
  const shift = (hours: number) => work(at('2026-12-31T08:00'), hours)
  const meter = (one: RestWork, works: RestWork[], main = NO_MAIN) =>
    meterOf(one, { works, around: [], main, now: NOW })

  test('month: told beyond 80 hours, over at 100', () => {
    expect(meter(shift(8), days(9))).toMatchObject({ fit: 'OK', sentence: null })
    expect(meter(shift(8 + 1 / 60), days(9))).toMatchObject({
      fit: 'WARN',
      sentence: '今月の副業が80時間を超えます',
    })
    expect(meter(shift(4 - 1 / 60), days(12))).toMatchObject({ fit: 'WARN' })
    expect(meter(shift(4), days(12))).toMatchObject({
      fit: 'OVER',
      sentence: '今月の副業が100時間に達します',
      totalsSentence: '今月の副業が100時間に達します',
    })
  })

  test('month: none for B and C', () => {
    for (const level of ['B', 'B_COORDINATED', 'C'] as const)
      expect(meter(shift(8), days(20), { level, weeklyHours: null }).fit).toBe('WARN')
  })

  test('the main hospital counts with what goes beyond 40 hours a week', () => {
    const { month } = meter(shift(8), [], { level: 'A', weeklyHours: 61 })
    // 21 hours a week over 31 days.
    expect(month).toMatchObject({ mainMinutes: 5_580, limitMinutes: 6_000 })
    expect(meter(shift(8), [], { level: 'A', weeklyHours: 61 }).sentence).toBe(
      '今年の時間外が、常勤先と合わせて960時間を超えます',
    )
    expect(meter(shift(8), [], { level: 'A', weeklyHours: 32 }).month.mainMinutes).toBe(0)
  })

  test('property: over exactly from 100 hours a month and beyond the hours of a year', () => {
    const levels = fc.constantFrom('A', 'B', 'B_COORDINATED', 'C', 'UNKNOWN', null)
    const inYear = fc.array(fc.integer({ min: 0, max: 334 }), { maxLength: 250 })
    fc.assert(
      fc.property(levels, inYear, fc.integer({ min: 1, max: 24 }), (level, places, hours) => {
        const works = places.map((day) =>
          work(new Date(at('2026-01-01T09:00').getTime() + day * 24 * HOUR_MS), 8),
        )
        const found = meter(shift(hours), works, { level, weeklyHours: null })
        const yearHours = works.length * 8 + hours
        const limit = level === null || level === 'A' || level === 'UNKNOWN' ? 960 : 1_860
        const monthHours = works.filter(({ start }) => start >= at('2026-12-01T00:00')).length * 8 + hours
        expect(sumOf(found.year)).toBe(yearHours * 60)
        expect(sumOf(found.month)).toBe(monthHours * 60)
        const isOver = yearHours > limit || (limit === 960 && monthHours >= 100)
        if (found.rest.before === null) expect(found.fit === 'OVER').toBe(isOver)
      }),
      { numRuns: 200 },
    )
  })

  test('months and years are those of Tokyo, by the planned start', () => {
    const eve = work(at('2026-12-31T17:00'), 16)
    const { month, year } = periodsOf(NOW, [eve, work(at('2027-01-01T00:00'), 8)], NO_MAIN)
    expect([month.side.countedMinutes, year.side.countedMinutes]).toEqual([960, 960])
  })
})
