import { DAY_MS } from '#app/domain/duration.ts'

/**
 * The days of recurrence rules, by asking of every single day whether the rule names it (RFC 5545, 3.3.10). Written for the tests
 * alone: it shares nothing with ical.js, which goes from date to date.
 */

export type ReferenceRule = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count?: number | undefined
  /** The last day. */
  until?: string | undefined
  /** The first day of a week; Sunday is 0. */
  weekStart?: number | undefined
  /** «2TU» is [2, 2], every Tuesday [0, 2]. */
  byDay?: readonly (readonly [number, number])[] | undefined
  byMonthDay?: readonly number[] | undefined
  byMonth?: readonly number[] | undefined
  bySetPos?: readonly number[] | undefined
}

const NAMES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The rule as a calendar writes it. */
export function ruleText(rule: ReferenceRule): string {
  const list = (name: string, values: readonly (string | number)[] | undefined) =>
    values ? [`${name}=${values.join(',')}`] : []
  return [
    `FREQ=${rule.frequency}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...(rule.count === undefined ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === undefined ? [] : [`UNTIL=${rule.until.replaceAll('-', '')}`]),
    ...(rule.weekStart === undefined ? [] : [`WKST=${NAMES[rule.weekStart]}`]),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list(
      'BYDAY',
      rule.byDay?.map(([nth, weekday]) => `${nth === 0 ? '' : nth}${NAMES[weekday]}`),
    ),
    ...list('BYSETPOS', rule.bySetPos),
  ].join(';')
}

type Civil = { year: number; month: number; day: number; weekday: number; at: number; length: number }

function civil(at: number): Civil {
  const date = new Date(at)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { year, month, day: date.getUTCDate(), weekday: date.getUTCDay(), at, length }
}

/** The number of the period of a rule that a day is in. */
function periodOf({ year, month, at }: Civil, { frequency, weekStart = 1 }: ReferenceRule): number {
  if (frequency === 'DAILY') return at / DAY_MS
  // 1970-01-01 was a Thursday.
  if (frequency === 'WEEKLY') return Math.floor((at / DAY_MS + 4 - weekStart) / 7)
  return frequency === 'MONTHLY' ? year * 12 + month : year
}

const isNth = ({ day, length }: Civil, nth: number): boolean =>
  nth > 0 ? Math.ceil(day / 7) === nth : Math.ceil((length - day + 1) / 7) === -nth

/** Whether a day is among those that a rule names in its period, whatever its position among them. */
function isNamed(day: Civil, first: Civil, rule: ReferenceRule): boolean {
  const { frequency, byDay, byMonthDay, byMonth } = rule
  if (byMonth && !byMonth.includes(day.month)) return false
  if (byMonthDay && !byMonthDay.some((one) => day.day === (one > 0 ? one : day.length + one + 1)))
    return false
  if (byDay && !byDay.some(([nth, weekday]) => day.weekday === weekday && (nth === 0 || isNth(day, nth))))
    return false
  if (byDay || byMonthDay || frequency === 'DAILY') return true
  if (frequency === 'WEEKLY') return day.weekday === first.weekday
  if (frequency === 'MONTHLY') return day.day === first.day
  return day.day === first.day && (byMonth !== undefined || day.month === first.month)
}

/** Whether a day has one of the positions of BYSETPOS among the days of its month. */
function hasPosition(day: Civil, first: Civil, rule: ReferenceRule): boolean {
  if (!rule.bySetPos) return true
  const month = Array.from({ length: day.length }, (_, index) =>
    civil(day.at + (index + 1 - day.day) * DAY_MS),
  )
  const named = month.filter((one) => isNamed(one, first, rule))
  const at = named.findIndex((one) => one.at === day.at)
  return rule.bySetPos.includes(at + 1) || rule.bySetPos.includes(at - named.length)
}

/** The days of a rule from its first until before `end`; the first counts even where the rule would not name it. */
export function referenceDays(rule: ReferenceRule, firstDay: string, end: string): string[] {
  const first = civil(Date.parse(`${firstDay}T00:00:00Z`))
  const days = [firstDay]
  for (let at = first.at + DAY_MS; at < Date.parse(`${end}T00:00:00Z`); at += DAY_MS) {
    if (rule.count !== undefined && days.length >= rule.count) break
    const day = civil(at)
    const text = new Date(at).toISOString().slice(0, 10)
    if (rule.until !== undefined && text > rule.until) break
    if ((periodOf(day, rule) - periodOf(first, rule)) % rule.interval !== 0) continue
    if (isNamed(day, first, rule) && hasPosition(day, first, rule)) days.push(text)
  }
  return days
}
