import { expect, test } from 'vitest'
import { alarmText, neutralText, restAround, worstRest } from '#app/domain/work/rest-interval.ts'
import { breachesOf } from '#app/domain/work/rest-windows.ts'
import {
  BASE,
  drawSet,
  MINUTE,
  mulberry,
  referenceOf,
  STEP,
  workOf,
  type Drawn,
} from '#tests/support/rest-grid.ts'

/**
 * The windows of rest against a reference of their own: a grid of minutes, written from the rules alone. Within 24 hours
 * of the start of a work there are nine hours of rest on end; where a night duty without permit begins in them, eighteen hours
 * within 46 hours of the duty's start instead; work goes on for 28 hours at most. Nine permitted hours on end, not broken by work,
 * are a rest of nine hours. `REST_SETS` sets the number of drawn sets (5,000).
 */

const SETS = Number(process.env['REST_SETS'] ?? 5_000)
test(`${SETS} drawn sets: the windows that the product finds broken are those of the grid, with the same members`, () => {
  const random = mulberry(20_261_127)
  let broken = 0
  for (let round = 0; round < SETS; round += 1) {
    const set = drawSet(random)
    const works = set.map(workOf)
    const told = breachesOf(works)
      .map(({ kind, from, works: among }) => {
        const members = works.flatMap((work, member) => (among.has(work) ? [member] : []))
        return `${kind} ${(from.getTime() - BASE) / MINUTE}: ${members.join(',')}`
      })
      .toSorted((a, b) => a.localeCompare(b))
    const wanted = referenceOf(set)
    expect(told, JSON.stringify(set)).toEqual(wanted)
    if (wanted.length > 0) broken += 1
    // Whichever of the set is asked about: an alarm for exactly those with a part in a broken window.
    works.forEach((work, member) => {
      const { fit } = restAround(
        work,
        works.filter((one) => one !== work),
      )
      const isIn = wanted.some((text) => text.split(': ')[1]?.split(',').includes(String(member)))
      expect(fit === 'ALARM', JSON.stringify({ set, member })).toBe(isIn)
    })
  }
  // The draw holds both.
  expect(broken).toBeGreaterThan(SETS / 10)
  expect(broken).toBeLessThan(SETS)
}, 600_000)

const pair = (gap: number, first: Drawn['kind'], second: Drawn['kind'], lengths: [number, number]) =>
  [
    workOf({ start: 0, length: lengths[0], kind: first, worked: false }),
    workOf({ start: lengths[0] + gap, length: lengths[1], kind: second, worked: false }),
  ] as const

test('direction: a pair is told the same from both sides', () => {
  let pairs = 0
  for (const first of ['DAY', 'DUTY', 'PERMITTED', 'BAND'] as const)
    for (const second of ['DAY', 'DUTY', 'PERMITTED', 'BAND'] as const)
      for (let gap = 0; gap <= 24 * 60; gap += STEP)
        for (const lengths of [
          [8 * 60, 8 * 60],
          [13 * 60, 8 * 60],
          [8 * 60, 15 * 60],
          [15 * 60, 13 * 60],
        ] as const) {
          const [one, other] = pair(gap, first, second, [lengths[0], lengths[1]])
          // One that breaks a window alone says so without the other.
          if ([one, other].some((work) => breachesOf([work]).length > 0)) continue
          const [ahead, back] = [restAround(one, [other]), restAround(other, [one])]
          expect(ahead.fit).toBe(back.fit)
          expect(ahead.after).toEqual(back.before)
          pairs += 1
        }
  expect(pairs).toBeGreaterThan(2_000)
})

const shift = (start: string, hours: number, kind: Drawn['kind'] = 'DAY') =>
  workOf({
    start: (Date.parse(`${start}:00+09:00`) - BASE) / MINUTE,
    length: hours * 60,
    kind,
    worked: false,
  })

test('missed until now: gaps of nine hours, yet no nine hours within the 24 of the start', () => {
  // Sixteen hours by day leave eight of the 24.
  const long = shift('2026-12-10T08:00', 16)
  expect(restAround(long, [])).toMatchObject({ fit: 'ALARM', breaches: [{ kind: 'NINE', minutes: 480 }] })
  expect(alarmText(restAround(long, []))).toBe(
    '12/10(木) 8:00に始まる勤務から24時間のうちに、続けて9時間の休息がとれません。いちばん長くて8時間',
  )
  // The next one, nine and a half hours after it, has no part in that window.
  expect(restAround(shift('2026-12-11T09:30', 8), [long]).fit).toBe('FINE')
})

test('missed until now: a night without permit, after which no eighteen hours are left', () => {
  const night = shift('2026-12-10T17:00', 16, 'DUTY')
  // The gap to the night is 30 hours; the works between break the window together.
  const works = [night, shift('2026-12-11T15:00', 2), shift('2026-12-12T09:00', 4)]
  const [first, middle, last] = works
  if (!first || !middle || !last) throw new Error('three works')
  expect(restAround(last, [first, middle]).fit).toBe('ALARM')
  expect(restAround(middle, [last, first]).fit).toBe('ALARM')
  expect(restAround(last, [first]).fit).toBe('FINE')
})

test('false alarm until now: a short gap that breaks no window is told without one', () => {
  // Four hours in the evening, eight hours later two in the morning: ten more follow within the 24.
  const evening = shift('2026-12-10T20:00', 4)
  const morning = shift('2026-12-11T08:00', 2)
  const rest = restAround(morning, [evening])
  expect(rest).toMatchObject({ fit: 'NEUTRAL', breaches: [], before: { minutes: 480, guideline: 540 } })
  expect([alarmText(rest), neutralText(rest)]).toEqual([
    null,
    '前の勤務から 8時間(必要な休息は、その前後にとれます)',
  ])
  expect(restAround(evening, [morning]).fit).toBe('NEUTRAL')
})

test('a day before a night without permit is under the window of the night, and 28 hours', () => {
  const day = shift('2026-12-10T09:00', 8)
  const night = shift('2026-12-10T17:00', 16, 'DUTY')
  expect(restAround(night, [day]).fit).toBe('NEUTRAL')
  const on = shift('2026-12-11T09:00', 4)
  expect(restAround(on, [day, night]).fit).toBe('NEUTRAL')
  const long = shift('2026-12-11T09:00', 4.5)
  expect(restAround(long, [day, night])).toMatchObject({ fit: 'ALARM', breaches: [{ kind: 'CONTINUOUS' }] })
  expect(restAround(day, [long, night]).fit).toBe('ALARM')
})

test('nine permitted hours are the rest from both sides, unless they were worked in', () => {
  const day = shift('2026-12-10T08:30', 8.5)
  const night = shift('2026-12-10T17:30', 15, 'PERMITTED')
  const next = shift('2026-12-11T08:30', 8)
  for (const [one, others] of [
    [day, [night, next]],
    [night, [day, next]],
    [next, [night, day]],
  ] as const)
    expect(restAround(one, others)).toMatchObject({ fit: 'FINE', breaches: [] })
  const broken = { ...night, workedInPermit: 15 }
  expect(restAround(next, [day, broken]).fit).toBe('ALARM')
  expect(restAround(day, [next, broken]).fit).toBe('ALARM')
})

test('the dates of a contract are looked at beside each other', () => {
  const dates = [0, 1, 2].map((day) => shift(`2026-12-1${day}T09:00`, 16))
  expect(worstRest(dates, [])).toMatchObject({ fit: 'ALARM' })
  const days = [0, 1, 2].map((day) => shift(`2026-12-1${day}T09:00`, 8))
  expect(worstRest(days, [])).toMatchObject({ fit: 'FINE' })
  expect(worstRest([], [])).toBeNull()
})
