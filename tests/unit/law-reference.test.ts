import { expect, test } from 'vitest'
import type { Weekday } from '#app/domain/text/week-days.ts'
import { dayKind } from '#app/domain/text/day-kind.ts'
import { nextPeriodEnd, periodEnd } from '#app/domain/text/civil-period.ts'
import { carfareLineText, isReceiptAsked, paidCarfare } from '#app/domain/work/carfare.ts'
import { plannedDates } from '#app/domain/work/engagement.ts'
import { extraPay, mayBePermitted, plannedPermittedMinutes } from '#app/domain/work/extra-pay.ts'
import { conversionOn, lastDayWithoutConversion } from '#app/domain/work/indefinite-conversion.ts'
import { proposedEnd, termStartOf } from '#app/domain/work/renewal.ts'
import { hoursOfWork } from '#app/domain/work/working-hours.ts'
import { incentiveYen } from '#app/domain/money/incentive.ts'
import {
  bandMinutes,
  carfarePaid,
  contractDates,
  conversionTerm,
  countedMinutes,
  duePay,
  incentivePaid,
  instantOf,
  isHoliday,
  lastDayOfTerm,
  nextTermEnd,
  numberOf,
  textOf,
  type Carfare,
  type ContractRule,
  type Permit,
  type PlannedMinutes,
} from '#tests/support/law-reference.ts'
import { mulberry } from '#tests/support/rest-grid.ts'

/**
 * The product against a reference that was written from the rules and the law alone. `FIGURE_CASES` sets the
 * number of drawn cases of each test (2,000).
 */
const CASES = Number(process.env['FIGURE_CASES'] ?? 2_000)
const FIRST = numberOf('2024-01-01')
const LONG = 600_000

const random = mulberry(20_261_127)
const below = (most: number) => Math.floor(random() * most)
const pick = <T>(of: readonly T[]): T => of[below(of.length)] ?? expect.unreachable()
const maybe = <T>(of: () => T): T | null => (below(3) === 0 ? null : of())
const pad = (value: number) => String(value).padStart(2, '0')
const clockOf = (minute: number) => `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`

function drawPlanned(): PlannedMinutes {
  const start = (FIRST + below(3_000)) * 1_440 + below(288) * 5
  const end = start + 60 + below(31 * 12) * 5
  const from = below(288) * 5
  // A band that ends when it begins is refused.
  const to = (from + 5 + below(286) * 5) % 1_440
  const permit: Permit = { kind: pick(['NONE', 'GRANTED_ALL', 'GRANTED_PARTIAL']), from, to }
  return { start, end, breakMinutes: below(Math.min(180, end - start)), permit }
}

const agreedOf = ({ start, end, breakMinutes, permit }: PlannedMinutes) => ({
  plannedStart: instantOf(start),
  plannedEnd: instantOf(end),
  breakMinutes,
  permit:
    permit.kind === 'GRANTED_PARTIAL'
      ? { kind: permit.kind, from: clockOf(permit.from), to: clockOf(permit.to) }
      : { kind: permit.kind, from: null, to: null },
})

function drawWorked(planned: PlannedMinutes) {
  const start = planned.start + below(241) - 120
  const end = Math.max(start + 2, planned.end + below(361) - 120)
  const band = bandMinutes(planned, planned)
  return {
    start,
    end,
    breakMinutes: below(Math.min(240, end - start)),
    permittedMinutes: below(2) === 0 ? 0 : below(Math.floor(band / 5) + 1) * 5,
  }
}

test(
  `${CASES} drawn reports are paid as the law and the agreed terms say`,
  () => {
    for (let index = 0; index < CASES; index += 1) {
      const planned = drawPlanned()
      const worked = drawWorked(planned)
      const hourlyFee = 1_000 + below(30_000)
      const agreed = { ...agreedOf(planned), hourlyFee }
      const actual = {
        ...worked,
        actualStart: instantOf(worked.start),
        actualEnd: instantOf(worked.end),
      }
      const of = JSON.stringify({ planned, worked, hourlyFee })
      const band = bandMinutes(planned, planned)
      expect(plannedPermittedMinutes(agreed), of).toBe(band)
      expect(mayBePermitted(agreed, worked.permittedMinutes), of).toBe(true)
      expect(mayBePermitted(agreed, (Math.floor(band / 5) + 1) * 5), of).toBe(false)
      const { overtime, overtimeYen, permittedYen, dueYen } = extraPay(agreed, actual)
      expect({ overtime, overtimeYen, permittedYen, dueYen }, of).toEqual(duePay(planned, worked, hourlyFee))
    }
  },
  LONG,
)

test(
  `${CASES} drawn reports count as labour as the reference says`,
  () => {
    for (let index = 0; index < CASES; index += 1) {
      const planned = drawPlanned()
      const worked = drawWorked(planned)
      const hours = hoursOfWork({
        ...agreedOf(planned),
        start: instantOf(worked.start),
        end: instantOf(worked.end),
        breakMinutes: worked.breakMinutes,
        workedInPermit: worked.permittedMinutes,
      })
      expect(hours.countedMinutes, JSON.stringify({ planned, worked })).toBe(countedMinutes(planned, worked))
    }
  },
  LONG,
)

test(
  `${CASES} drawn sums of carfare and incentives are paid by their rules`,
  () => {
    const types = ['FULLY_PAID', 'PAID_WITHIN_LIMIT', 'PAID_FLAT', 'NOTHING', 'OTHER'] as const
    for (let index = 0; index < CASES; index += 1) {
      const rule: Carfare = { type: pick(types), yen: maybe(() => below(40_000)) }
      const reported = below(100_001)
      const confirmed = maybe(() => below(60_000))
      const of = JSON.stringify({ rule, reported, confirmed })
      const paid = carfarePaid(rule, reported, confirmed)
      expect(paidCarfare(rule, reported, confirmed), of).toBe(paid)
      expect(carfareLineText(rule, reported, paid), of).not.toBe('')
      const isSpent = rule.type !== 'NOTHING' && !(rule.type === 'PAID_FLAT' && rule.yen !== null)
      const expected = isSpent && carfarePaid(rule, reported, null) > 20_000
      expect(isReceiptAsked(rule, reported), of).toBe(expected)

      const counts = { ambulanceAccepted: below(30), admissionsAmbulance: below(9), walkIns: below(40) }
      const line = () => ({ unitYen: below(10_000), capYen: maybe(() => below(60_000)) })
      const [one, two, three] = [line(), line(), line()]
      const rules = [
        { type: 'AMBULANCE', ...one },
        { type: 'HOSPITALIZATION_AMBULANCE', ...two },
        { type: 'WALK_IN', ...three },
        { type: 'OTHER', ...line() },
      ] as const
      const told = { ...counts, declined: {}, admissionsWalkIn: 0, wardCalls: 7 }
      expect(incentiveYen(rules, told)).toBe(
        incentivePaid([
          { ...one, count: counts.ambulanceAccepted },
          { ...two, count: counts.admissionsAmbulance },
          { ...three, count: counts.walkIns },
        ]),
      )
    }
  },
  LONG,
)

test('every day from 2022 to 2040 is a holiday exactly where 祝日法 makes it one', () => {
  for (let day = numberOf('2022-01-01'); day <= numberOf('2040-12-31'); day += 1)
    expect(dayKind(textOf(day)) === 'HOLIDAY', textOf(day)).toBe(isHoliday(day))
})

const WEEKDAYS: readonly Weekday[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
]

test(
  `${CASES} drawn contracts are worked and paid on holidays as agreed on`,
  () => {
    for (let index = 0; index < CASES; index += 1) {
      const start = FIRST + below(3_000)
      const from = below(48) * 30
      const to = from + 60 + below(46) * 30
      const rule: ContractRule = {
        weekdays: [0, 1, 2, 3, 4, 5, 6].filter(() => below(3) === 0),
        holiday: pick(['WORK', 'OFF', 'DAY_NIGHT_DUTY']),
        yearEnd: pick(['WORK', 'OFF', 'CONSULT']),
        start,
        until: start + below(200),
        from,
        to,
        holidayFrom: maybe(() => below(48) * 30),
        fee: 10_000 + below(200_000),
        holidayFee: maybe(() => 10_000 + below(300_000)),
      }
      const contract = {
        weekdays: rule.weekdays.flatMap((weekday) => WEEKDAYS[weekday] ?? []),
        frequency: 'WEEKLY',
        weeksOfMonth: [],
        startTimeOfDay: clockOf(from),
        endTimeOfDay: clockOf(to % 1_440),
        crossesMidnight: to >= 1_440,
        breakMinutes: 0,
        contractStart: textOf(start),
        contractEnd: textOf(rule.until),
        holidayPolicy: rule.holiday,
        holidayFee: rule.holidayFee,
        holidayStartTimeOfDay: rule.holidayFrom === null ? null : clockOf(rule.holidayFrom),
        yearEndPolicy: rule.yearEnd,
      } as const
      const dates = plannedDates({ ...contract, weeksOfMonth: [] }, rule.fee, {
        after: null,
        until: textOf(start + 400),
      })
      expect(
        dates
          .filter(({ state }) => state === 'CONFIRMED')
          .map(({ day, start: begins, end, fee }) => ({ day, begins, end, fee })),
        JSON.stringify(rule),
      ).toEqual(
        contractDates(rule).map(({ day, start: begins, end, fee }) => ({
          day: textOf(day),
          begins: instantOf(begins),
          end: instantOf(end),
          fee,
        })),
      )
    }
  },
  LONG,
)

test(
  `${CASES} drawn renewals and rights to a contract without a term follow the calendar`,
  () => {
    for (let index = 0; index < CASES; index += 1) {
      const start = FIRST + below(3_000)
      const ends = [start + 20 + below(500)]
      while (ends.length < 9 && below(6) > 0) {
        const last = ends.at(-1) ?? start
        ends.push(below(2) === 0 ? last + 20 + below(700) : lastDayOfTerm(last + 1, 1 + below(30)))
      }
      const renewals = ends.slice(1).map((newEnd, at) => ({
        termEnd: textOf(ends[at] ?? start),
        newEnd: textOf(newEnd),
      }))
      const contract = { startDate: textOf(start), renewals }
      const of = JSON.stringify(contract)
      const [end, before] = [ends.at(-1) ?? start, ends.at(-2)]
      const termStart = before === undefined ? start : before + 1
      expect(termStartOf({ ...contract, endDate: textOf(end) }), of).toBe(textOf(termStart))
      expect(nextPeriodEnd(textOf(termStart), textOf(end)), of).toBe(textOf(nextTermEnd(termStart, end)))
      const latest = textOf(end + 1 + below(1_000))
      const next = textOf(nextTermEnd(termStart, end))
      expect(proposedEnd({ termStart: textOf(termStart), endDate: textOf(end), latest }), of).toBe(
        next < latest ? next : latest,
      )
      const months = 1 + below(70)
      expect(periodEnd(textOf(start), months), of).toBe(textOf(lastDayOfTerm(start, months)))
      expect(lastDayWithoutConversion(textOf(start)), of).toBe(textOf(lastDayOfTerm(start, 60)))
      const term = conversionTerm(start, ends)
      const on = conversionOn({ ...contract, conversionStartsOn: null }, textOf(term?.from ?? end))
      expect(on && { state: on.state, from: on.from, until: on.until, startsOn: on.startsOn }, of).toEqual(
        term && {
          state: 'OPEN',
          from: textOf(term.from),
          until: textOf(term.until),
          startsOn: textOf(term.until + 1),
        },
      )
      if (term)
        expect(
          conversionOn({ ...contract, conversionStartsOn: null }, textOf(term.from - 1))?.state,
          of,
        ).toBe('NOT_YET')
    }
  },
  LONG,
)
