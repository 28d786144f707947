import { dayKind } from '../text/day-kind.ts'
import { addMonths, lastDayOf, monthOf } from '../text/month-days.ts'
import { addDays, tokyoDay } from '../text/tokyo-time.ts'
import { PAYMENT_METHOD } from '../listing/listing-words.ts'
import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'

/**
 * When a work is paid by its terms: the works up to the closing day (締め日) of a month are paid on one day of that
 * month or of a later one. A day of 31 is the month's last.
 */
export type PaydayRule = 'ON_DAY' | { closing: number; months: number; day: number }

export type Payday = {
  /** The civil day by which the hospital plans to pay. */
  day: string
  /** The last day on which pay is in time: later than `day` where the agreed day is no bank day. */
  lastDay: string
}

const LAST = 31
const MONTHS: Readonly<Record<string, number>> = { 当月: 0, 同月: 0, 翌月: 1, 翌々月: 2, 翌翌月: 2 }

function dayNumber(text: string): number | null {
  if (/^月?末日?$/.test(text)) return LAST
  const number = Number(/^(\d{1,2})日?$/.exec(text)?.[1] ?? 0)
  return number >= 1 && number <= LAST ? number : null
}

/** Full-width digits and spaces do not matter, nor does 締め or 払い after the day. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/(?:締め?切?り?|に?お?支?払い?)$/, '')

/** The rule of a closing day and a payday as a hospital writes them; null where it writes something else. */
export function paydayRule(closingDay: string, payDay: string): PaydayRule | null {
  const closing = plain(closingDay)
  const pay = plain(payDay)
  if (/^(?:当日|勤務終了時|勤務日当日)$/.test(pay)) return 'ON_DAY'
  const [, month = '', day = ''] = /^(当月|同月|翌月|翌々月|翌翌月)の?(.+)$/.exec(pay) ?? []
  const months = MONTHS[month]
  const closes = dayNumber(closing.replace(/^(?:毎月|当月)の?/, ''))
  const pays = dayNumber(day)
  return closes === null || pays === null || months === undefined
    ? null
    : { closing: closes, months, day: pays }
}

const PAY_TERM = /^(.+)\(締め日 (.*)、支払日 (.*)\)$/

/** The rule in the terms that were agreed on (`payTerms`). */
export function paydayRuleOf(terms: TermsSnapshot['terms']): PaydayRule | null {
  const text = terms.find(({ heading }) => heading === '支払日')?.text ?? ''
  const [, method = '', closing = '', pay = ''] = PAY_TERM.exec(text) ?? []
  return method === PAYMENT_METHOD.CASH_ON_DAY ? 'ON_DAY' : paydayRule(closing, pay)
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

function dayIn(month: string, number: number): string {
  const day = `${month}-${String(number).padStart(2, '0')}`
  const last = lastDayOf(month)
  return day < last ? day : last
}

/**
 * The payday of a shift. A shift belongs to the day on which it begins, past midnight too; pay in hand is given when it
 * ends. An agreed day on which banks are closed is moved before them, as is usual for wages; pay on the first bank day
 * after them is still in time. Null where the day would come before the work.
 */
export function paydayOf({ start, end }: { start: Date; end: Date }, rule: PaydayRule): Payday | null {
  if (rule === 'ON_DAY') {
    const day = tokyoDay(end)
    return { day, lastDay: day }
  }
  const worked = tokyoDay(start)
  const month = monthOf(worked)
  const closes = worked <= dayIn(month, rule.closing) ? month : addMonths(month, 1)
  const agreed = dayIn(addMonths(closes, rule.months), rule.day)
  if (agreed < worked) return null
  const lastDay = bankDay(agreed, 1)
  const day = bankDay(agreed, -1)
  return { day: day < worked ? lastDay : day, lastDay }
}

type Agreed = { plannedStart: Date; plannedEnd: Date; terms: Pick<TermsSnapshot, 'terms'> }

/** The payday of a work by its terms; null where they name none that can be computed. */
export function paydayOfWork({ plannedStart, plannedEnd, terms }: Agreed): Payday | null {
  const rule = paydayRuleOf(terms.terms)
  return rule && paydayOf({ start: plannedStart, end: plannedEnd }, rule)
}
