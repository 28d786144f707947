import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractFault } from '#app/domain/application/offer.ts'
import { checkRegular, checkSpot } from '#app/domain/listing/draft/publish-check.ts'
import { nextPeriodEnd, periodEnd, periodOf } from '#app/domain/text/civil-period.ts'
import { addDays } from '#app/domain/text/tokyo-time.ts'
import { proposedEnd, termStartOf } from '#app/domain/work/renewal.ts'
import { REGULAR_ANSWERS, SPOT_ANSWERS } from '../support/listing-drafts.ts'
import { TOKYO_WAGES } from '#tests/support/minimum-wages.ts'

const NOW = new Date('2026-11-21T12:00:00+09:00')
const CONTEXT = { wages: TOKYO_WAGES, now: NOW, filledSlots: 0 } as const

type Changes = Readonly<Record<string, readonly string[]>>
const mutable = (answers: Changes) =>
  Object.fromEntries(Object.entries(answers).map(([field, values]) => [field, [...values]]))
const regular = (changes: Changes) =>
  checkRegular(mutable({ ...REGULAR_ANSWERS, ...changes }), CONTEXT).findings.map(
    ({ field, basis }) => `${field}: ${basis ?? ''}`,
  )
const spot = (changes: Changes) =>
  checkSpot(mutable({ ...SPOT_ANSWERS, ...changes }), CONTEXT).findings.map(
    ({ field, basis }) => `${field}: ${basis ?? ''}`,
  )

const BREAK = 'breakMinutes: 労働基準法34条'
const NIGHT = {
  startTime: ['17:00'],
  endTime: ['9:00'],
  endDay: ['NEXT'],
  shiftPattern: ['NIGHT'],
  nightDutyPermit: ['GRANTED_ALL'],
}

describe('holidays are checked like the usual hours', () => {
  test.each([
    [{ holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['8:00'] }, []],
    [{ holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['20:00'] }, ['holidayStartTime']],
    [{ holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['17:00'] }, ['holidayStartTime']],
    [{ holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['9:00'], holidayFee: ['1'] }, ['holidayFee']],
    [{ holidayPolicy: ['WORK'], holidayFee: ['1'] }, ['holidayFee']],
    // Nobody works on holidays: what is typed beside it says nothing.
    [{ holidayPolicy: ['OFF'], holidayFee: ['1'], holidayStartTime: ['20:00'] }, []],
    // 33 hours from 8:00 on.
    [
      { ...NIGHT, endTime: ['17:00'], holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['8:00'] },
      ['holidayStartTime'],
    ],
    [{ ...NIGHT, endTime: ['17:00'], holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['9:00'] }, []],
    // The usual fee does not pay a day and a night.
    [
      { ...NIGHT, fee: ['22000'], holidayPolicy: ['DAY_NIGHT_DUTY'], holidayStartTime: ['9:00'] },
      ['holidayFee'],
    ],
    // Seven hours need a break where four do not.
    [
      {
        startTime: ['13:00'],
        breakMinutes: ['0'],
        holidayPolicy: ['DAY_NIGHT_DUTY'],
        holidayStartTime: ['9:00'],
      },
      ['breakMinutes'],
    ],
  ])('%o', (changes, fields) => {
    expect(regular(changes).map((finding) => finding.split(':')[0])).toEqual(fields)
  })
})

describe('terms', () => {
  test.each([
    ['2027-04-01', '2032-03-31', []],
    ['2027-04-01', '2032-04-01', ['contractEnd: 労働基準法14条']],
    ['2028-02-29', '2033-02-28', []],
    ['2028-02-29', '2033-03-01', ['contractEnd: 労働基準法14条']],
  ])('of at most five years: %s to %s', (contractStart, contractEnd, findings) => {
    expect(regular({ contractStart: [contractStart], contractEnd: [contractEnd] })).toEqual(findings)
  })

  test.each([
    ['2027-04-01', '2027-05-31', true],
    ['2027-04-01', '2027-06-01', false],
    ['2027-01-01', '2027-02-28', true],
    ['2027-01-01', '2027-03-01', false],
    ['2027-04-15', '2027-06-14', true],
    ['2027-04-15', '2027-06-15', false],
    ['2027-12-31', '2028-02-29', true],
    ['2027-12-31', '2028-03-01', false],
    ['2027-07-01', '2027-08-31', true],
    ['2027-07-01', '2027-09-01', false],
  ])('丙欄 of at most two calendar months: %s to %s', (contractStart, contractEnd, isRight) => {
    const findings = regular({
      contractStart: [contractStart],
      contractEnd: [contractEnd],
      withholdingTable: ['HEI'],
    })
    expect(findings).toEqual(isRight ? [] : ['withholdingTable: 所得税法185条'])
  })
})

describe('breaks of 45 and 60 minutes', () => {
  test.each([
    ['15:00', '0', []],
    ['15:01', '0', [BREAK]],
    ['15:45', '45', []],
    ['15:30', '30', []],
    ['17:00', '44', [BREAK]],
    ['17:45', '45', []],
    ['17:46', '45', [BREAK]],
    ['18:00', '60', []],
  ])('9:00 to %s with %s', (endTime, breakMinutes, findings) => {
    expect(regular({ endTime: [endTime], breakMinutes: [breakMinutes] })).toEqual(findings)
  })

  test('minutes of a permitted band are no labour', () => {
    expect(spot({ breakMinutes: ['0'] })).toEqual([])
    expect(spot({ breakMinutes: ['0'], nightDutyPermit: ['NONE'] })).toEqual([BREAK])
    const partial = { breakMinutes: ['0'], nightDutyPermit: ['GRANTED_PARTIAL'] }
    expect(spot({ ...partial, permitFrom: ['21:00'], permitTo: ['7:00'] })).toEqual([])
    expect(spot({ ...partial, permitFrom: ['21:00'], permitTo: ['6:59'] })).toEqual([BREAK])
  })

  test('the longest hours that a doctor may wish for are lawful, too', () => {
    const wished = { startTime: ['11:00'], endTime: ['17:00'], endDay: ['SAME'], breakMinutes: ['0'] }
    const day = { ...wished, shiftPattern: ['DAY_AM_PM'], nightDutyPermit: ['NOT_APPLICABLE'] }
    expect(spot(day)).toEqual([])
    expect(spot({ ...day, adjustableEndFrom: ['16:00'], adjustableEndTo: ['18:00'] })).toEqual([
      'adjustableEndTo: 労働基準法34条',
    ])
  })
})

describe('permit bands', () => {
  const band = (from: string, to: string) => ({
    ...NIGHT,
    nightDutyPermit: ['GRANTED_PARTIAL'],
    permitFrom: [from],
    permitTo: [to],
  })
  test.each([
    ['22:00', '6:00', []],
    ['17:00', '9:00', []],
    ['0:00', '5:00', []],
    ['22:00', '22:00', ['permitTo']],
    ['16:00', '22:00', ['permitFrom']],
    ['22:00', '10:00', ['permitFrom']],
    ['10:00', '12:00', ['permitFrom']],
  ])('%s to %s of a night', (from, to, fields) => {
    const shown = (findings: string[]) => findings.map((finding) => finding.split(':')[0])
    expect(shown(regular(band(from, to)))).toEqual(fields)
    expect(shown(spot(band(from, to)))).toEqual(fields)
  })
})

describe('renewals', () => {
  test.each([
    ['2027-04-01', '2028-03-31', '2029-03-31'],
    ['2027-01-01', '2027-12-31', '2028-12-31'],
    ['2027-04-01', '2027-09-30', '2028-03-31'],
    ['2027-09-01', '2028-02-29', '2028-08-31'],
    ['2027-03-01', '2028-02-29', '2029-02-28'],
    ['2028-02-29', '2029-02-28', '2030-02-28'],
    ['2027-04-15', '2028-04-14', '2029-04-14'],
    ['2027-04-01', '2027-04-30', '2027-05-31'],
    ['2027-04-01', '2027-06-14', '2027-08-28'],
    ['2027-04-01', '2027-04-10', '2027-04-20'],
  ])('%s to %s is followed by as long a term until %s', (termStart, endDate, end) => {
    expect(proposedEnd({ termStart, endDate, latest: '2099-12-31' })).toBe(end)
  })

  test('a renewed term is as long as the last one, not as all of them', () => {
    const renewals = [
      { termEnd: '2028-03-31', newEnd: '2029-03-31' },
      { termEnd: '2029-03-31', newEnd: '2029-09-30' },
    ]
    const termStart = termStartOf({ startDate: '2027-04-01', endDate: '2029-09-30', renewals })
    expect(termStart).toBe('2029-04-01')
    expect(proposedEnd({ termStart, endDate: '2029-09-30', latest: '2099-12-31' })).toBe('2030-03-31')
    expect(termStartOf({ startDate: '2027-04-01', endDate: '2028-03-31', renewals: [] })).toBe('2027-04-01')
    expect(proposedEnd({ termStart, endDate: '2029-09-30', latest: '2029-12-31' })).toBe('2029-12-31')
  })

  test('property: periods follow each other without a gap, and are counted back', () => {
    const start = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2024-01-01', days))
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 72 }), (first, months) => {
        const last = periodEnd(first, months)
        expect(periodOf(first, last)).toEqual({ months, days: 0 })
        expect(periodOf(first, addDays(last, 1)).days).toBe(1)
        expect(nextPeriodEnd(first, last)).toBe(periodEnd(addDays(last, 1), months))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('an offered contract', () => {
  const contract = {
    weekdays: ['TUESDAY' as const],
    frequency: 'WEEKLY' as const,
    weeksOfMonth: [],
    startTimeOfDay: '09:00',
    endTimeOfDay: '17:00',
    crossesMidnight: false,
    breakMinutes: 60,
    contractStart: '2027-04-01',
    contractEnd: '2032-03-31',
    holidayPolicy: 'WORK' as const,
    holidayFee: null,
    holidayStartTimeOfDay: null,
    yearEndPolicy: 'OFF' as const,
  }
  const listing = { breakMinutes: 60, nightPremiumIncluded: false, wages: TOKYO_WAGES }
  const permit = { kind: 'NOT_APPLICABLE' as const, from: null, to: null }
  const asked = { contractStart: '2027-04-01', weekdays: ['TUESDAY' as const], fee: 90_000 }
  test.each<[object, object, string | null, ('OTSU' | 'HEI')?]>([
    [{}, {}, null],
    // Begun earlier than the listing's, it would last longer than five years.
    [{ contractStart: '2027-03-31' }, {}, 'START_INVALID'],
    [{}, { holidayFee: 1 }, 'BELOW_MINIMUM_WAGE'],
    [{}, { breakMinutes: 30 }, 'BREAK_TOO_SHORT'],
    [{ fee: 1 }, {}, 'BELOW_MINIMUM_WAGE'],
    // A day earlier than a contract of exactly two months.
    [{ contractStart: '2027-03-31' }, { contractEnd: '2027-05-31' }, 'HEI_TOO_LONG', 'HEI'],
    [{}, { contractEnd: '2027-05-31' }, null, 'HEI'],
    [{}, { contractEnd: null }, 'HEI_TOO_LONG', 'HEI'],
  ])('%o of %o', (offer, terms, fault, table: 'OTSU' | 'HEI' = 'OTSU') => {
    const base = { contract: { ...contract, ...terms }, permit, withholdingTable: table, listing }
    expect(contractFault({ ...asked, ...offer }, base, NOW)).toBe(fault)
  })
})
