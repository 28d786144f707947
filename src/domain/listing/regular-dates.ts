import { holidayName } from '../text/day-kind.ts'
import type { HolidayPolicy, RegularFrequency, YearEndPolicy } from './listing-words.ts'
import type { Weekday } from '../text/week-days.ts'
import { minuteOfDay } from '../text/time-of-day.ts'
import { addDays, daysBetween, isoWeekday, tokyoInstant } from '../text/tokyo-time.ts'

export type RegularRule = {
  weekdays: readonly Weekday[]
  frequency: RegularFrequency
  /** Weeks of the month (第n), for MONTHLY_NTH. */
  weeksOfMonth: readonly number[]
  contractStart: string
  contractEnd: string | null
  holidayPolicy: HolidayPolicy
  yearEndPolicy: YearEndPolicy
}

/** Kinds of dates of a regular contract. */
export const REGULAR_DATE_KIND = {
  WORK: '勤務',
  HOLIDAY_WORK: '祝日も勤務',
  HOLIDAY_DUTY: '祝日のため日当直',
  HOLIDAY_OFF: '祝日のため休み',
  YEAR_END_OFF: '年末年始のため休み',
  YEAR_END_CONSULT: '年末年始のため相談',
} as const
export type RegularDateKind = keyof typeof REGULAR_DATE_KIND

export type RegularDate = { day: string; kind: RegularDateKind }

const NUMBER: Record<Exclude<Weekday, 'UNSPECIFIED'>, number> = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 7,
}

const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const satisfies readonly Weekday[]

/** ISO weekdays (Monday = 1), sorted. */
export const weekdayNumbers = (weekdays: readonly Weekday[]): number[] =>
  weekdays
    .flatMap((weekday) => (weekday === 'UNSPECIFIED' ? [] : [NUMBER[weekday]]))
    .toSorted((a, b) => a - b)

/** The weekdays of ISO numbers; numbers of no weekday are left out. */
export const weekdaysOfNumbers = (numbers: readonly number[]): Weekday[] =>
  WEEKDAYS.filter((weekday) => numbers.includes(NUMBER[weekday]))

/** Limit of the search for the first dates. */
const HORIZON_DAYS = 400

const isYearEnd = (day: string) => day.slice(5) >= '12-29' || day.slice(5) <= '01-03'

function kindOf(day: string, { holidayPolicy, yearEndPolicy }: RegularRule): RegularDateKind {
  if (isYearEnd(day) && yearEndPolicy === 'OFF') return 'YEAR_END_OFF'
  if (isYearEnd(day) && yearEndPolicy === 'CONSULT') return 'YEAR_END_CONSULT'
  if (!holidayName(day)) return 'WORK'
  return ({ WORK: 'HOLIDAY_WORK', OFF: 'HOLIDAY_OFF', DAY_NIGHT_DUTY: 'HOLIDAY_DUTY' } as const)[
    holidayPolicy
  ]
}

/** Whether the date is a working day, holidays with work included. */
export const isWorked = (kind: RegularDateKind): boolean =>
  kind === 'WORK' || kind === 'HOLIDAY_WORK' || kind === 'HOLIDAY_DUTY'

const mondayOf = (day: string) => addDays(day, 1 - isoWeekday(day))

/** Whether a day on one of the weekdays is a date of the contract; `first` is the first such day. */
function isTurn(day: string, first: string, taken: readonly string[], rule: RegularRule): boolean {
  switch (rule.frequency) {
    case 'BIWEEKLY':
      return (daysBetween(mondayOf(first), mondayOf(day)) / 7) % 2 === 0
    case 'MONTHLY_NTH':
      return rule.weeksOfMonth.includes(Math.ceil(Number(day.slice(8)) / 7))
    case 'MONTHLY_ONCE':
      return !taken.some((one) => one.startsWith(day.slice(0, 7)))
    case 'WEEKLY':
    case 'FLEXIBLE':
      return true
  }
}

/** The dates of a regular contract from its start to a day, including days off. */
export function* regularDates(rule: RegularRule, until: string): Generator<RegularDate, void> {
  const numbers = weekdayNumbers(rule.weekdays)
  const taken: string[] = []
  const last = rule.contractEnd !== null && rule.contractEnd < until ? rule.contractEnd : until
  let first: string | undefined
  for (let day = rule.contractStart; day <= last; day = addDays(day, 1)) {
    if (!numbers.includes(isoWeekday(day))) continue
    first ??= day
    if (!isTurn(day, first, taken, rule)) continue
    const kind = kindOf(day, rule)
    const worked = isWorked(kind)
    if (worked) taken.push(day)
    // Negotiated dates are never days off.
    if (worked || hasFixedDates(rule.frequency)) yield { day, kind }
  }
}

/**
 * The first dates of a regular contract until `count` are worked, including days off between them. With
 * negotiable days (月1回, 日程相談) the dates are examples.
 */
export function firstRegularDates(rule: RegularRule, count: number): RegularDate[] {
  const dates: RegularDate[] = []
  let worked = 0
  if (count < 1) return dates
  for (const date of regularDates(rule, addDays(rule.contractStart, HORIZON_DAYS - 1))) {
    dates.push(date)
    if (isWorked(date.kind)) worked += 1
    if (worked === count) break
  }
  return dates
}

export type RegularHours = {
  startTimeOfDay: string
  endTimeOfDay: string
  crossesMidnight: boolean
  /** Start of a 日当直 on holidays. */
  holidayStartTimeOfDay: string | null
  holidayFee: number | null
}

/** Start and end in minutes after midnight; continues past midnight (翌1:00 is 1500). */
export const minutesOfDay = ({
  startTimeOfDay,
  endTimeOfDay,
  crossesMidnight,
}: Pick<RegularHours, 'startTimeOfDay' | 'endTimeOfDay' | 'crossesMidnight'>) => ({
  start: minuteOfDay(startTimeOfDay),
  end: minuteOfDay(endTimeOfDay) + (crossesMidnight ? 1_440 : 0),
})

/**
 * Start and end of a date in minutes after midnight of its day: what the schedule, the check of a listing and the printed
 * terms have in common. A 日当直 has a start of its own and ends as usual; one that would not start before it ends, in
 * terms from before that was refused, keeps the usual hours.
 */
export function hoursOn(
  kind: RegularDateKind,
  hours: Omit<RegularHours, 'holidayFee'>,
): { start: number; end: number } {
  const usual = minutesOfDay(hours)
  const { holidayStartTimeOfDay: holidayStart } = hours
  if (kind !== 'HOLIDAY_DUTY' || holidayStart === null) return usual
  const start = minuteOfDay(holidayStart)
  return start < usual.end ? { start, end: usual.end } : usual
}

/** Pay of a date in yen, which may differ on holidays. */
export const feeOn = (
  kind: RegularDateKind,
  { holidayFee }: Pick<RegularHours, 'holidayFee'>,
  fee: number,
): number => (kind === 'HOLIDAY_DUTY' || kind === 'HOLIDAY_WORK' ? (holidayFee ?? fee) : fee)

/** Hours and pay in yen of a date, which may differ on holidays. */
export function shiftOn({ day, kind }: RegularDate, hours: RegularHours, fee: number) {
  const { start, end } = hoursOn(kind, hours)
  return { start: tokyoInstant(day, start), end: tokyoInstant(day, end), fee: feeOn(kind, hours, fee) }
}

/** Whether the dates follow from the rule; otherwise they are negotiated. */
export const hasFixedDates = (frequency: RegularFrequency): boolean =>
  frequency !== 'MONTHLY_ONCE' && frequency !== 'FLEXIBLE'

/** Average number of works a month in tenths, rounded; null when negotiated. */
function tenthsPerMonth({
  weekdays,
  frequency,
  weeksOfMonth,
}: Pick<RegularRule, 'weekdays' | 'frequency' | 'weeksOfMonth'>): number | null {
  const days = weekdayNumbers(weekdays).length
  switch (frequency) {
    case 'WEEKLY':
      return Math.round((days * 520) / 12)
    case 'BIWEEKLY':
      return Math.round((days * 260) / 12)
    case 'MONTHLY_NTH':
      return days * weeksOfMonth.length * 10
    case 'MONTHLY_ONCE':
      return 10
    case 'FLEXIBLE':
      return null
  }
}

/** Average number of works a month, rounded to a tenth; null when negotiated. */
export function timesPerMonth(rule: Parameters<typeof tenthsPerMonth>[0]): number | null {
  const tenths = tenthsPerMonth(rule)
  return tenths === null ? null : tenths / 10
}

/**
 * Estimated pay a month in yen before tax, by `timesPerMonth`, rounded down; null when that is null. In whole tenths,
 * since 84,000 × 8.7 is 730,799.999… as a float.
 */
export function monthlyEstimate(fee: number, rule: Parameters<typeof tenthsPerMonth>[0]): number | null {
  const tenths = tenthsPerMonth(rule)
  return tenths === null ? null : Math.floor((fee * tenths) / 10)
}
