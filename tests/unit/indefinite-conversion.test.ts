import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONVERSION_STATE,
  conversionDays,
  conversionOn,
  conversionRefusal,
  conversionText,
  lastDayWithoutConversion,
  mayConversionFollow,
  type ConversionState,
} from '#app/domain/work/indefinite-conversion.ts'
import { addDays } from '#app/domain/text/tokyo-time.ts'

/** 労働契約法18条, by the examples of the ministry's leaflet (無期転換ルールのよくある質問). */

describe('the right to a contract without a term', () => {
  test.each([
    // Terms of a year: the sixth passes five years, and may be converted from its first day to its last.
    ['2027-04-01', '2031-03-31', '2032-03-31', null],
    ['2027-04-01', '2032-03-31', '2033-03-31', { from: '2032-04-01', until: '2033-03-31' }],
    // Terms of three years: the second passes five years, and is one of them from its first day.
    ['2027-04-01', '2030-03-31', '2033-03-31', { from: '2030-04-01', until: '2033-03-31' }],
    // Five years to the day are not more than five years.
    ['2027-04-01', '2029-03-31', '2032-03-31', null],
    ['2027-04-01', '2029-03-31', '2032-04-01', { from: '2029-04-01', until: '2032-04-01' }],
    // From the leap day on.
    ['2028-02-29', '2030-02-27', '2033-02-28', null],
    ['2028-02-29', '2030-02-27', '2033-03-01', { from: '2030-02-28', until: '2033-03-01' }],
  ])('since %s, renewed after %s until %s', (startDate, termEnd, newEnd, days) => {
    expect(conversionDays({ startDate, termEnd, newEnd })).toEqual(days)
  })

  test('is told with its days and what follows', () => {
    expect(conversionText({ startDate: '2027-04-01', termEnd: '2030-03-31', newEnd: '2033-03-31' })).toMatch(
      /^2030年4\/1\(.\)〜2033年3\/31\(.\)の間に病院へ申し込むと、2033年4\/1\(.\)から期間の定めのない契約になります/,
    )
    expect(
      conversionText({ startDate: '2027-04-01', termEnd: '2028-03-31', newEnd: '2029-03-31' }),
    ).toBeNull()
  })

  test('property: exactly where the last day is five years or more behind the first', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 1_800 }),
        fc.integer({ min: 1, max: 1_800 }),
        (startDate, first, second) => {
          const termEnd = addDays(startDate, first)
          const newEnd = addDays(termEnd, second)
          const anniversary = `${Number(startDate.slice(0, 4)) + 5}${startDate.slice(4)}`
          // A year without that day ends with the month (民法143条2項).
          const fifth = anniversary.endsWith('-02-29') ? anniversary.replace('-02-29', '-03-01') : anniversary
          expect(conversionDays({ startDate, termEnd, newEnd }) !== null).toBe(newEnd >= fifth)
          expect(lastDayWithoutConversion(startDate) < fifth).toBe(true)
        },
      ),
    )
  })
})

describe('applying for it', () => {
  const SINCE = '2027-04-01'
  const first = { termEnd: '2028-03-31', newEnd: '2030-03-31' }
  const fifth = { termEnd: '2030-03-31', newEnd: '2033-03-31' }
  const next = { termEnd: '2033-03-31', newEnd: '2034-03-31' }
  const on = (today: string, renewals = [fifth, first], conversionStartsOn: string | null = null) =>
    conversionOn({ startDate: SINCE, renewals, conversionStartsOn }, today)

  test.each([
    ['2030-03-31', 'NOT_YET'],
    ['2030-04-01', 'OPEN'],
    ['2033-03-31', 'OPEN'],
    ['2033-04-01', 'LAPSED'],
  ])('on %s it is %s', (today, state) => {
    expect(on(today)).toEqual({ state, from: '2030-04-01', until: '2033-03-31', startsOn: '2033-04-01' })
  })

  test('without a term beyond five years there is no right', () => {
    expect(on('2029-01-01', [first])).toBeNull()
    expect(on('2029-01-01', [])).toBeNull()
  })

  test('a further renewal leaves the right of the term that runs, and gives that of the next', () => {
    expect(on('2033-03-31', [first, fifth, next])).toMatchObject({ state: 'OPEN', startsOn: '2033-04-01' })
    expect(on('2033-04-01', [next, first, fifth])).toMatchObject({ state: 'OPEN', startsOn: '2034-04-01' })
  })

  test.each([
    ['2033-03-31', 'APPLIED'],
    ['2033-04-01', 'IN_FORCE'],
    ['2040-01-01', 'IN_FORCE'],
  ])('once applied for it is on %s %s', (today, state) => {
    expect(on(today, [first, fifth, next], '2033-04-01')).toMatchObject({ state, startsOn: '2033-04-01' })
  })

  const STATES = ['NOT_YET', 'OPEN', 'APPLIED', 'IN_FORCE', 'LAPSED'] as const satisfies ConversionState[]

  test('the doctor moves it only from open to applied, the hospital never', () => {
    expect(Object.keys(CONVERSION_STATE)).toEqual(STATES)
    for (const actor of ['DOCTOR', 'HOSPITAL', 'OPERATOR'] as const)
      expect(
        STATES.flatMap((from) =>
          STATES.filter((to) => mayConversionFollow(from, to, actor)).map((to) => [from, to]),
        ),
      ).toEqual(actor === 'DOCTOR' ? [['OPEN', 'APPLIED']] : [])
    expect(STATES.map(conversionRefusal)).toEqual([
      'NOT_YET',
      null,
      'ALREADY_APPLIED',
      'ALREADY_APPLIED',
      'TERM_OVER',
    ])
  })

  test('property: by the calendar alone a state only follows as the table says', () => {
    const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2028-01-01', days))
    fc.assert(
      fc.property(day, day, fc.boolean(), (one, other, isApplied) => {
        const [before, after] = [one, other].toSorted((a, b) => a.localeCompare(b))
        const startsOn = isApplied ? '2033-04-01' : null
        const from = on(before ?? '', [fifth], startsOn)?.state ?? 'OPEN'
        const to = on(after ?? '', [fifth], startsOn)?.state ?? 'OPEN'
        const between = STATES.filter((state) => mayConversionFollow(from, state, 'SYSTEM'))
        expect(
          from === to ||
            between.includes(to) ||
            between.some((state) => mayConversionFollow(state, to, 'SYSTEM')),
        ).toBe(true)
      }),
    )
  })
})
