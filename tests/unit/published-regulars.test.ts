import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contractOf } from '#app/backend/work/application/regular-apply.ts'
import { regularColumns } from '#app/backend/listing-editor/regular-columns.ts'
import { contractFault } from '#app/domain/application/offer.ts'
import { missingBreak } from '#app/domain/listing/contract-shifts.ts'
import { checkRegular } from '#app/domain/listing/draft/publish-check.ts'
import { leastFee } from '#app/domain/money/minimum-wage.ts'
import { clockHoursText, holidayHoursText } from '#app/domain/listing/regular-text.ts'
import { contractFigures } from '#app/domain/listing/terms/regular-terms.ts'
import { hoursText, minuteOfTrack } from '#app/domain/text/shift-text.ts'
import { addDays, tokyoText } from '#app/domain/text/tokyo-time.ts'
import { plannedDates } from '#app/domain/work/engagement.ts'
import { nextPeriodEnd } from '#app/domain/text/civil-period.ts'
import { REGULAR_ANSWERS } from '../support/listing-drafts.ts'
import { TOKYO_WAGES } from '../support/minimum-wages.ts'
import { runLength } from '../support/run-length.ts'

/**
 * Whatever the publish check lets through makes dates of five years that the database takes, holidays among them.
 * PUBLISHED_CASES asks for more published listings.
 */
const CASES = runLength('PUBLISHED_CASES', { short: 1_000, long: 2_000 })
const NOW = new Date('2026-11-21T12:00:00+09:00')
const PLACE = {
  id: 1,
  prefecture: 'TOKYO',
  wages: TOKYO_WAGES,
  facilityCategory: 'HOSPITAL_OR_EMERGENCY_CLINIC',
  accuracyPercent: null,
  accuracyCount: 0,
  replyMedianMinutes: null,
  isHiringPaused: false,
  standing: 'NEW',
} as const
const CONTEXT = { wages: TOKYO_WAGES, now: NOW, filledSlots: 0 } as const

const clock = fc
  .integer({ min: 0, max: 47 })
  .map((half) => [`${Math.floor(half / 2)}:${half % 2 ? '30' : '00'}`])
const one = (...words: string[]) => fc.constantFrom(...words).map((word) => [word])
const yen = fc.oneof(
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 40_000 }) },
  { weight: 6, arbitrary: fc.integer({ min: 30_000, max: 200_000 }) },
)
const maybe = <T>(of: fc.Arbitrary<T[]>) => fc.oneof(fc.constant<T[]>([]), of)
const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']
const start = fc.integer({ min: 20, max: 400 }).map((days) => addDays('2026-11-21', days))

const typed = fc.record({
  startTime: clock,
  endTime: clock,
  endDay: one('SAME', 'NEXT'),
  breakMinutes: one('0', '45', '60', '60', '60', '120'),
  fee: yen.map((fee) => [String(fee)]),
  nightPremiumIncluded: one('YES', 'NO'),
  holidayPolicy: one('OFF', 'WORK', 'DAY_NIGHT_DUTY', 'DAY_NIGHT_DUTY'),
  holidayStartTime: maybe(clock),
  holidayFee: maybe(yen.map((fee) => [String(fee)])),
  yearEndPolicy: one('WORK', 'OFF', 'CONSULT'),
  weekdays: fc.subarray(WEEKDAYS, { minLength: 1, maxLength: 3 }),
  frequency: one('WEEKLY', 'WEEKLY', 'BIWEEKLY', 'MONTHLY_NTH', 'MONTHLY_ONCE', 'FLEXIBLE'),
  weeksOfMonth: fc.subarray(['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH']),
  nightDutyPermit: one('GRANTED_ALL', 'GRANTED_ALL', 'GRANTED_PARTIAL', 'NONE'),
  permitFrom: clock,
  permitTo: clock,
  withholdingTable: one('OTSU', 'OTSU', 'HEI'),
  shiftPattern: one('NIGHT', 'DAY_AM_PM'),
  term: fc
    .tuple(start, maybe(fc.integer({ min: 1, max: 2_000 }).map((days) => [days])))
    .map(([from, [days]]) => ({ from, until: days === undefined ? [] : [addDays(from, days)] })),
})

type Typed = typeof typed extends fc.Arbitrary<infer Value> ? Value : never

function published({ term, ...answers }: Typed) {
  const { draft, findings } = checkRegular(
    {
      ...Object.fromEntries(Object.entries(REGULAR_ANSWERS).map(([field, values]) => [field, [...values]])),
      ...answers,
      contractStart: [term.from],
      contractEnd: term.until,
      renewalExists: term.until.length > 0 ? ['YES'] : ['NO'],
    },
    CONTEXT,
  )
  return draft && findings.length === 0 ? draft : null
}

test(`${CASES} published listings make lawful dates of five years, as their terms print them`, () => {
  let found = 0
  let seed = 1
  while (found < CASES) {
    for (const answers of fc.sample(typed, { numRuns: 2_000, seed })) {
      if (found >= CASES) break
      const draft = published(answers)
      if (!draft) continue
      found += 1
      const columns = regularColumns(draft, PLACE)
      const contract = contractOf(columns, null)
      const { contractStart, contractEnd, weekdays, breakMinutes } = contract
      const listing = {
        breakMinutes,
        nightPremiumIncluded: draft.nightPremiumIncluded === 'YES',
        wages: TOKYO_WAGES,
      }
      const permit = { kind: draft.nightDutyPermit, from: draft.permitFrom, to: draft.permitTo }
      expect(
        contractFault(
          { contractStart, weekdays, fee: draft.fee },
          { contract, permit, withholdingTable: draft.withholdingTable, listing },
          NOW,
        ),
      ).toBeNull()
      expect(contractFigures(contract, draft.fee).hourlyFee).toBeGreaterThan(0)
      if (contractEnd !== null) expect(nextPeriodEnd(contractStart, contractEnd) > contractEnd).toBe(true)
      for (const { kind, start: from, end, fee } of plannedDates(contract, draft.fee, {
        after: null,
        until: addDays(contractStart, 1_826),
      })) {
        const [begins, ends] = [tokyoText(from), tokyoText(end)]
        const shift = { start: minuteOfTrack(begins), end: minuteOfTrack(ends, begins), breakMinutes }
        const minutes = shift.end - shift.start
        const least = leastFee(1_226, {
          ...shift,
          includesNightPremium: listing.nightPremiumIncluded,
        })
        const printed = kind === 'HOLIDAY_DUTY' ? holidayHoursText(contract) : clockHoursText(contract)
        const isRight =
          minutes > breakMinutes &&
          minutes <= 32 * 60 &&
          fee >= least &&
          missingBreak(shift, permit) === null &&
          printed === hoursText(begins, ends)
        if (!isRight) expect.fail(JSON.stringify({ answers, kind, begins, ends, fee, printed }))
      }
    }
    seed += 1
  }
  expect(found).toBe(CASES)
}, 300_000)
