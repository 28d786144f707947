import * as v from 'valibot'
import { dayKind } from '../text/day-kind.ts'
import { addMonths, lastDayOf, monthOf } from '../text/month-days.ts'
import { addDays, tokyoDay } from '../text/tokyo-time.ts'

/** A day of a month; the 29th, 30th and 31st are no choice, since not every month has them. */
const dayOfMonth = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28))
/** Above every honest delay of a pay that counts from the work. */
export const MOST_DAYS = 60

const monthly = v.object({
  kind: v.literal('MONTHLY'),
  /** 締め日; NONE: there is none, and months count from the month of the work. */
  closing: v.union([dayOfMonth, v.picklist(['END', 'NONE'])]),
  /** Months from that of the closing day to that of the pay. */
  month: v.picklist([0, 1, 2]),
  day: v.union([dayOfMonth, v.literal('END')]),
  /** What becomes of a payday on which banks are closed: the bank day before, the one after, or nothing. */
  onHoliday: v.picklist(['BEFORE', 'AFTER', 'AS_IS']),
})
type Monthly = v.InferOutput<typeof monthly>

const order = (day: number | 'END'): number => (day === 'END' ? 31 : day)

/** Whether works are paid in the month of their closing day before that month is closed, which nobody can. */
const paysTooEarly = ({ closing, month, day }: Pick<Monthly, 'closing' | 'month' | 'day'>): boolean =>
  month === 0 && order(day) < order(closing === 'NONE' ? 'END' : closing)

/** When a work is paid by its terms, as it is stored and sent. */
export const paydayRule = v.variant('kind', [
  v.pipe(
    monthly,
    v.check((rule) => !paysTooEarly(rule)),
  ),
  v.object({ kind: v.literal('ON_THE_DAY') }),
  v.object({
    kind: v.literal('WITHIN_DAYS'),
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS)),
  }),
])
export type PaydayRule = v.InferOutput<typeof paydayRule>

export type Payday = {
  /** The civil day by which the hospital plans to pay. */
  day: string
  /** The last day on which pay is in time: later than `day` where the agreed day is no bank day. */
  lastDay: string
}

export const MONTH_TEXT = { 0: '当月', 1: '翌月', 2: '翌々月' } as const

const ON_HOLIDAY_TEXT = {
  BEFORE: '銀行の休業日は前営業日',
  AFTER: '銀行の休業日は翌営業日',
  AS_IS: '銀行の休業日も同じ日',
} as const

/** The same as choices. */
export const ON_HOLIDAY_CHOICE = {
  BEFORE: '前の営業日に支払う',
  AFTER: '次の営業日に支払う',
  AS_IS: 'その日のまま',
} as const

export const dayOfMonthText = (day: number | 'END'): string => (day === 'END' ? '末日' : `${day}日`)

/** 「毎月末日締め・翌月25日払い(銀行の休業日は前営業日)」. */
export function paydayText(rule: PaydayRule): string {
  if (rule.kind === 'ON_THE_DAY') return '勤務の当日払い'
  if (rule.kind === 'WITHIN_DAYS') return `勤務の終わった日から${rule.days}日以内に支払い`
  const { closing, month, day, onHoliday } = rule
  const paid = `${dayOfMonthText(day)}払い(${ON_HOLIDAY_TEXT[onHoliday]})`
  if (closing !== 'NONE') return `毎月${dayOfMonthText(closing)}締め・${MONTH_TEXT[month]}${paid}`
  return `勤務した月の${month === 0 ? '' : MONTH_TEXT[month]}${paid}`
}

/**
 * A rule in the two texts of the version before (`closing_day`, `pay_day`), which runs beside this one during a roll-out;
 * `readPayday` reads them back to the same rule.
 */
export function paydayTexts(rule: PaydayRule): { closingDay: string; payDay: string } {
  if (rule.kind === 'ON_THE_DAY') return { closingDay: '当日', payDay: '当日' }
  if (rule.kind === 'WITHIN_DAYS')
    return { closingDay: 'なし', payDay: `勤務の終わった日から${rule.days}日以内` }
  const { closing, month, day, onHoliday } = rule
  return {
    closingDay: closing === 'NONE' ? 'なし' : dayOfMonthText(closing),
    payDay: `${MONTH_TEXT[month]}${dayOfMonthText(day)}(${ON_HOLIDAY_TEXT[onHoliday]})`,
  }
}

/** Banks close on weekends, holidays and from 12/31 to 1/3 (銀行法施行令5条). */
const isBankDay = (day: string): boolean => {
  const monthDay = day.slice(5)
  return dayKind(day) === 'WEEKDAY' && monthDay !== '12-31' && monthDay > '01-03'
}

function bankDay(day: string, step: 1 | -1): string {
  let reached = day
  while (!isBankDay(reached)) reached = addDays(reached, step)
  return reached
}

const dayIn = (month: string, day: number | 'END'): string =>
  day === 'END' ? lastDayOf(month) : `${month}-${String(day).padStart(2, '0')}`

/** The day that the words name, before banks are asked; a rule that names a day before the work means the next month's. */
function agreedDay(worked: string, { closing, month, day }: Monthly): string {
  const own = monthOf(worked)
  const closes = closing === 'NONE' || worked <= dayIn(own, closing) ? own : addMonths(own, 1)
  const agreed = addMonths(closes, month)
  return dayIn(agreed, day) < worked ? dayIn(addMonths(agreed, 1), day) : dayIn(agreed, day)
}

/**
 * The payday of a shift, never before the day on which it begins. A shift belongs to that day, past midnight too; pay on
 * the day is given when it ends, and days count from its end. Pay on the first bank day after an agreed day on which
 * banks are closed is still in time (民法142条).
 */
export function paydayOf({ start, end }: { start: Date; end: Date }, rule: PaydayRule): Payday {
  const ended = tokyoDay(end)
  if (rule.kind === 'ON_THE_DAY') return { day: ended, lastDay: ended }
  if (rule.kind === 'WITHIN_DAYS') {
    const day = addDays(ended, rule.days)
    return { day, lastDay: bankDay(day, 1) }
  }
  const worked = tokyoDay(start)
  const agreed = agreedDay(worked, rule)
  const lastDay = bankDay(agreed, 1)
  const day = { BEFORE: bankDay(agreed, -1), AFTER: lastDay, AS_IS: agreed }[rule.onHoliday]
  return { day: day < worked ? lastDay : day, lastDay }
}

type Agreed = {
  plannedStart: Date
  plannedEnd: Date
  terms: { payment: { payday: PaydayRule | null } }
}

/** The payday of a work by its agreed terms; null where they name no rule. */
export function paydayOfWork({ plannedStart, plannedEnd, terms }: Agreed): Payday | null {
  const { payday } = terms.payment
  return payday && paydayOf({ start: plannedStart, end: plannedEnd }, payday)
}

/** A payday as the columns of what is due: both days, or neither. */
export const dueDays = (payday: Payday | null) => ({
  payday: payday?.day ?? null,
  lastDay: payday?.lastDay ?? null,
})
