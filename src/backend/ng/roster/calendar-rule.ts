import { DAY_MS } from '../../../domain/duration.ts'
import ICAL from 'ical.js'

/**
 * A recurrence rule. ical.js follows `recur`; what it is known to mistake (an end by number or date, months, weekdays beside days of
 * a month, positions) is held against its dates here.
 */
export type CalendarRule = {
  recur: ICAL.Recur
  count: number
  /** As it was written. */
  until: string | null
  months: readonly number[] | null
  /** Sunday is 0. */
  weekdays: readonly number[] | null
  /** Every how many years, counted from that of the start; without months, in the month of the start. Null for no such rule. */
  years: number | null
}

/** Steps of work that one file may still cost. */
export type Budget = { left: number }

/** The steps of one event: it leaves something for the others. */
const STEPS_OF_ONE = 10_000

/** The work of a file, or of one of its events, is more than its share. */
export class TooMuchWork extends Error {}

const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^0*[1-9]\d{0,2}$/,
  COUNT: /^0*[1-9]\d{0,4}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: /^(?:SU|MO|TU|WE|TH|FR|SA)$/,
  BYDAY: /^(?:[+-]?[1-5])?(?:SU|MO|TU|WE|TH|FR|SA)(?:,(?:[+-]?[1-5])?(?:SU|MO|TU|WE|TH|FR|SA)){0,34}$/,
  BYMONTHDAY: /^[+-]?(?:[1-9]|[12]\d|3[01])(?:,[+-]?(?:[1-9]|[12]\d|3[01])){0,61}$/,
  BYMONTH: /^(?:0?[1-9]|1[0-2])(?:,(?:0?[1-9]|1[0-2])){0,11}$/,
  BYSETPOS: /^[+-]?[1-5](?:,[+-]?[1-5]){0,9}$/,
}

/** Which parts beside INTERVAL, COUNT, UNTIL and WKST each frequency is read with. */
const READ: Readonly<Record<string, readonly string[]>> = {
  DAILY: ['', 'BYDAY', 'BYMONTH', 'BYDAY BYMONTH'],
  WEEKLY: ['', 'BYDAY', 'BYMONTH', 'BYDAY BYMONTH'],
  MONTHLY: ['', 'BYDAY', 'BYMONTHDAY', 'BYDAY BYSETPOS', 'BYDAY BYMONTHDAY'],
  YEARLY: ['', 'BYMONTH', 'BYMONTH BYMONTHDAY', 'BYDAY BYMONTH'],
}

function partsOf(text: string): Map<string, string> | null {
  const parts = new Map<string, string>()
  for (const part of text.toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=', 2)
    if (!PARTS[name]?.test(value) || parts.has(name)) return null
    parts.set(name, value)
  }
  return parts
}

/**
 * The rule of a text. Null for one with a part that is unknown or that ical.js is not known to follow rightly (the tests compare
 * it with a count by hand): a part of a rule would give wrong days.
 */
export function ruleOf(text: string): CalendarRule | null {
  const parts = partsOf(text)
  const frequency = parts?.get('FREQ')
  if (!parts || frequency === undefined) return null
  const by = [...parts.keys()].filter((name) => name.startsWith('BY')).toSorted()
  const isNth = /\d/.test(parts.get('BYDAY') ?? '')
  if (!READ[frequency]?.includes(by.join(' '))) return null
  const isNthRead = by.length === 1 ? frequency === 'MONTHLY' : frequency === 'YEARLY'
  if (isNth && !isNthRead) return null
  return followed(parts, frequency, by)
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Divides a rule into what ical.js follows, and what is held against its dates. */
function followed(
  parts: ReadonlyMap<string, string>,
  frequency: string,
  by: readonly string[],
): CalendarRule {
  const list = (name: string): string[] => parts.get(name)?.split(',') ?? []
  const interval = Number(parts.get('INTERVAL') ?? 1)
  // Days of a year are days of every month, of which the others are left out.
  const isYearly = frequency === 'YEARLY' && !parts.has('BYDAY')
  const own = new Set(['COUNT', 'UNTIL', ...(frequency !== 'YEARLY' || isYearly ? ['BYMONTH'] : [])])
  if (parts.has('BYMONTHDAY') || frequency === 'DAILY') own.add('BYDAY')
  const rest = new Map([...parts].filter(([name]) => !own.has(name)))
  if (isYearly) rest.set('FREQ', 'MONTHLY').delete('INTERVAL')
  // A plus is allowed by the grammar, and read by ical.js as another day.
  const text = [...rest].map(([name, value]) => `${name}=${value.replaceAll('+', '')}`).join(';')
  return {
    recur: ICAL.Recur.fromString(text),
    count: Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY),
    until: parts.get('UNTIL') ?? null,
    months: own.has('BYMONTH') && parts.has('BYMONTH') ? list('BYMONTH').map(Number) : null,
    weekdays:
      own.has('BYDAY') && by.includes('BYDAY') ? list('BYDAY').map((day) => WEEKDAYS.indexOf(day)) : null,
    years: isYearly ? interval : null,
  }
}

/** ical.js looks for the next date as long as it takes, for some rules for ever: each of its steps is counted. */
function boundedIterator(rule: CalendarRule, start: ICAL.Time, budget: Budget): ICAL.RecurIterator {
  let left = STEPS_OF_ONE
  const spend = (steps = 1): void => {
    budget.left -= steps
    left -= steps
    if (budget.left < 0 || left < 0) throw new TooMuchWork()
  }
  class Bounded extends ICAL.RecurIterator {
    override increment_month(): void {
      spend()
      super.increment_month()
    }
    override increment_monthday(days: number): void {
      // ical.js goes day by day.
      spend(days / 10)
      super.increment_monthday(days)
    }
    override is_day_in_byday(time: ICAL.Time): 0 | 1 {
      spend(1 / 3)
      return super.is_day_in_byday(time)
    }
    override expand_year_days(year: number): number {
      spend(2)
      return super.expand_year_days(year)
    }
    override increment_year(years: number): void {
      spend()
      super.increment_year(years)
    }
    override check_contracting_rules(): boolean {
      spend()
      return super.check_contracting_rules()
    }
  }
  return new Bounded({ rule: rule.recur, dtstart: start })
}

const timeOf = (wall: number): ICAL.Time => {
  const at = new Date(wall)
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]
  const clock = { hour: at.getUTCHours(), minute: at.getUTCMinutes(), second: at.getUTCSeconds() }
  return new ICAL.Time({ year, month, day, ...clock, isDate: false }, ICAL.Timezone.localTimezone)
}
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second)

/**
 * Where ical.js begins. Without a number of dates: as many whole steps later as lie before `earliest`, after which the days are the
 * same. With positions a month and an interval before, since it does not look at the position of its first date.
 */
function beginOf({ recur, count }: CalendarRule, start: number, earliest: number): number {
  const at = new Date(start)
  if (recur.getComponent('BYSETPOS').length > 0) {
    const clock = start % DAY_MS
    return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - recur.interval, 1) + clock
  }
  const days = recur.freq === 'DAILY' ? recur.interval : recur.freq === 'WEEKLY' ? recur.interval * 7 : 0
  if (days === 0 || count !== Number.POSITIVE_INFINITY) return start
  // One step is left out, since a week may begin before its first weekday.
  return start + Math.max(0, Math.floor((earliest - start) / (days * DAY_MS)) - 1) * days * DAY_MS
}

function holds({ months, weekdays, years }: CalendarRule, start: number, wall: number): boolean {
  const [first, at] = [new Date(start), new Date(wall)]
  const named = months ?? (years === null ? null : [first.getUTCMonth() + 1])
  return (
    (named?.includes(at.getUTCMonth() + 1) ?? true) &&
    (weekdays?.includes(at.getUTCDay()) ?? true) &&
    (at.getUTCFullYear() - first.getUTCFullYear()) % (years ?? 1) === 0
  )
}

type Bounds = { start: number; earliest: number; last: number; isOneOfSeveral?: boolean }

/**
 * The wall times of a rule from `start` until `last`; those before `earliest` may be left out. The start is among them even where
 * the rule would not name it, and is counted, unless the rule is one of several. Throws `TooMuchWork` beyond the budget.
 */
export function* wallTimesOf(
  rule: CalendarRule,
  { start, earliest, last, isOneOfSeveral }: Bounds,
  budget: Budget,
): Iterable<number> {
  const iterator = boundedIterator(rule, timeOf(beginOf(rule, start, earliest)), budget)
  let [before, left] = [start, rule.count - (isOneOfSeveral ? 0 : 1)]
  yield start
  for (let time = iterator.next(); time && left > 0; time = iterator.next()) {
    const wall = wallOf(time)
    if (wall > last) return
    if (isOneOfSeveral && wall === start && holds(rule, start, wall)) left -= 1
    if (wall <= before || !holds(rule, start, wall)) continue
    before = wall
    left -= 1
    yield wall
  }
}
