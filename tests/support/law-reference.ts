import { DAY_MS } from '#app/domain/duration.ts'

/**
 * Pay, days and terms as the rules of the product and the law say them, worked out minute by minute and day by
 * day. Shares no line with the product: days are numbers since 1970-01-01, minutes are counted in Tokyo from then.
 */

const DAY = 1_440

const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY_MS
const civil = (number: number) => {
  const date = new Date(number * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
/** Sunday is 0. */
const weekdayOf = (number: number): number => new Date(number * DAY_MS).getUTCDay()
export const textOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)
export const numberOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS

/** The instant of a minute in Tokyo. */
export const instantOf = (minute: number): Date => new Date((minute - 9 * 60) * 60_000)

// --- holidays: 国民の祝日に関する法律 2条 and 3条, as in force from 2022 ---

const nthMonday = (year: number, month: number, nth: number): number => {
  const first = dayNumber(year, month, 1)
  return first + ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7
}
/** The day of the equinox as the almanac of the observatory gives it from 1980 to 2099. */
const equinox = (year: number, base: number): number =>
  Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4))

const holidaysByYear = new Map<number, ReadonlySet<number>>()

function holidaysOf(year: number): ReadonlySet<number> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const named = new Set([
    dayNumber(year, 1, 1),
    nthMonday(year, 1, 2),
    dayNumber(year, 2, 11),
    dayNumber(year, 2, 23),
    dayNumber(year, 3, equinox(year, 20.8431)),
    dayNumber(year, 4, 29),
    dayNumber(year, 5, 3),
    dayNumber(year, 5, 4),
    dayNumber(year, 5, 5),
    nthMonday(year, 7, 3),
    dayNumber(year, 8, 11),
    nthMonday(year, 9, 3),
    dayNumber(year, 9, equinox(year, 23.2488)),
    nthMonday(year, 10, 2),
    dayNumber(year, 11, 3),
    dayNumber(year, 11, 23),
  ])
  const all = new Set(named)
  for (const one of named) {
    // 振替休日: the first day after a Sunday's that is none itself.
    if (weekdayOf(one) === 0) {
      let next = one + 1
      while (named.has(next)) next += 1
      all.add(next)
    }
    // 国民の休日: between two of them.
    if (named.has(one + 2) && !named.has(one + 1)) all.add(one + 1)
  }
  holidaysByYear.set(year, all)
  return all
}

export const isHoliday = (number: number): boolean => holidaysOf(civil(number).year).has(number)

// --- pay of a work (6.1, 6.3): minutes since 1970 in Tokyo ---

export type Carfare = {
  type: 'FULLY_PAID' | 'PAID_WITHIN_LIMIT' | 'PAID_FLAT' | 'NOTHING' | 'OTHER'
  yen: number | null
}
export type Permit = { kind: 'NONE' | 'GRANTED_ALL' | 'GRANTED_PARTIAL'; from: number; to: number }
export type PlannedMinutes = { start: number; end: number; breakMinutes: number; permit: Permit }
export type WorkedMinutes = { start: number; end: number; breakMinutes: number; permittedMinutes: number }

/** FULL what was reported; LIMIT the less; FLAT the sum; NONE nothing; OTHER what the hospital confirms. */
export function carfarePaid({ type, yen }: Carfare, reported: number, confirmed: number | null): number {
  switch (type) {
    case 'FULLY_PAID':
      return reported
    case 'NOTHING':
      return 0
    case 'PAID_FLAT':
      return yen ?? confirmed ?? reported
    case 'PAID_WITHIN_LIMIT':
      return yen === null ? (confirmed ?? reported) : reported < yen ? reported : yen
    case 'OTHER':
      return confirmed ?? reported
  }
}

/** Whether a minute lies in the band of a permit: on the days of the work, past midnight where the band goes on. */
function isInBand(minute: number, planned: PlannedMinutes): boolean {
  const { kind, from, to } = planned.permit
  if (kind === 'NONE') return false
  if (kind === 'GRANTED_ALL') return minute >= planned.start && minute < planned.end
  const clock = ((minute % DAY) + DAY) % DAY
  return from < to ? clock >= from && clock < to : clock >= from || clock < to
}

export function bandMinutes(planned: PlannedMinutes, { start, end }: { start: number; end: number }): number {
  let count = 0
  for (let minute = start; minute < end; minute += 1) if (isInBand(minute, planned)) count += 1
  return count
}

/** Whole yen, rounded up in exact numbers. */
const upTo = (numerator: bigint, denominator: bigint): number =>
  Number((numerator + denominator - 1n) / denominator)

/**
 * What is due beyond fee, incentives and carfare: net minutes beyond the planned net minutes at the pay per hour, where a
 * break not taken is work and nothing is ever cut; and minutes worked in the permitted band at the night rate.
 */
export function duePay(planned: PlannedMinutes, worked: WorkedMinutes, hourlyYen: number) {
  let net = 0
  for (let minute = worked.start; minute < worked.end; minute += 1) net += 1
  const beyond = net - worked.breakMinutes - (planned.end - planned.start - planned.breakMinutes)
  const overtime = beyond > 0 ? beyond : 0
  const overtimeYen = upTo(BigInt(overtime) * BigInt(hourlyYen), 60n)
  const permittedYen = upTo(BigInt(worked.permittedMinutes) * BigInt(hourlyYen) * 5n, 240n)
  return { overtime, overtimeYen, permittedYen, dueYen: overtimeYen + permittedYen }
}

/** Labour: actual minutes without breaks, and without those of the band in which nobody worked. */
export function countedMinutes(planned: PlannedMinutes, worked: WorkedMinutes): number {
  const band = bandMinutes(planned, worked)
  const idle = band > worked.permittedMinutes ? band - worked.permittedMinutes : 0
  const counted = worked.end - worked.start - worked.breakMinutes - idle
  return counted > 0 ? counted : 0
}

export type Incentive = { unitYen: number; capYen: number | null; count: number }

export const incentivePaid = (lines: readonly Incentive[]): number => {
  let sum = 0
  for (const { unitYen, capYen, count } of lines) {
    const yen = unitYen * count
    sum += capYen !== null && capYen < yen ? capYen : yen
  }
  return sum
}

// --- terms (民法143条, 労働契約法18条) ---

const daysOfMonth = (year: number, month: number): number => civil(dayNumber(year, month + 1, 1) - 1).day

/** The last day of so many months from a day: before the corresponding one, or the month's last where it has none. */
export function lastDayOfTerm(start: number, months: number): number {
  const { year, month, day } = civil(start)
  const { year: y, month: m } = civil(dayNumber(year, month + months, 1))
  return day > daysOfMonth(y, m) ? dayNumber(y, m, daysOfMonth(y, m)) : dayNumber(y, m, day) - 1
}

/** As long again as a term, from the day after it: its whole months, then its days beyond them. */
export function nextTermEnd(start: number, end: number): number {
  let months = 0
  while (lastDayOfTerm(start, months + 1) <= end) months += 1
  const rest = end - (months === 0 ? start - 1 : lastDayOfTerm(start, months))
  return (months === 0 ? end : lastDayOfTerm(end + 1, months)) + rest
}

/** The term in which a contract without a term may be applied for: the first that passes five years; null before. */
export function conversionTerm(
  start: number,
  ends: readonly number[],
): { from: number; until: number } | null {
  const fiveYears = lastDayOfTerm(start, 60)
  for (const [index, end] of ends.entries()) {
    const before = ends[index - 1]
    if (before !== undefined && end > fiveYears) return { from: before + 1, until: end }
  }
  return null
}

// --- dates of a contract ---

export type ContractRule = {
  /** Sunday is 0. */
  weekdays: readonly number[]
  holiday: 'WORK' | 'OFF' | 'DAY_NIGHT_DUTY'
  yearEnd: 'WORK' | 'OFF' | 'CONSULT'
  start: number
  until: number
  /** Minutes after midnight of the day; the end may be past it. */
  from: number
  to: number
  holidayFrom: number | null
  fee: number
  holidayFee: number | null
}

/** Worked dates of a weekly contract with their minutes since 1970 and pay; days off and to be agreed on are left out. */
export function contractDates(rule: ContractRule) {
  const dates: { day: number; start: number; end: number; fee: number }[] = []
  for (let day = rule.start; day <= rule.until; day += 1) {
    const { month, day: date } = civil(day)
    const isYearEnd = (month === 12 && date >= 29) || (month === 1 && date <= 3)
    if (!rule.weekdays.includes(weekdayOf(day))) continue
    if (isYearEnd && rule.yearEnd !== 'WORK') continue
    const onHoliday = isHoliday(day)
    if (onHoliday && rule.holiday === 'OFF') continue
    const isDuty = onHoliday && rule.holiday === 'DAY_NIGHT_DUTY'
    const from =
      isDuty && rule.holidayFrom !== null && rule.holidayFrom < rule.to ? rule.holidayFrom : rule.from
    const fee = onHoliday && rule.holidayFee !== null ? rule.holidayFee : rule.fee
    dates.push({ day, start: day * DAY + from, end: day * DAY + rule.to, fee })
  }
  return dates
}
