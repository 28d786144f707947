import { localTime, type Zones } from './calendar-time.ts'

/** A recurrence rule, as far as rosters use one. Days are numbers from 1970-01-01 on. */
export type CalendarRule = {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'
  interval: number
  count: number | null
  /** The last instant; null without an end. */
  until: number | null
  /** Weekdays, Sunday is 0; of a month the nth from its start or end, 0 for every one. */
  weekdays: readonly { weekday: number; nth: number }[]
  monthDays: readonly number[]
}

const DAY = 86_400_000
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const KNOWN = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'WKST'])

const frequencyOf = (word: string | undefined): CalendarRule['frequency'] | null =>
  word === 'DAILY' || word === 'WEEKLY' || word === 'MONTHLY' || word === 'YEARLY' ? word : null

const listOf = (text: string | undefined): string[] => (text ? text.split(',').slice(0, 60) : [])

function weekdayOf(text: string): CalendarRule['weekdays'][number] | null {
  const [, nth = '', name = ''] = /^([+-]?[1-5])?(SU|MO|TU|WE|TH|FR|SA)$/.exec(text) ?? []
  const weekday = WEEKDAYS.indexOf(name)
  return weekday < 0 ? null : { weekday, nth: Number(nth || 0) }
}

const wholeOf = (text: string | undefined, least: number, most: number): number | null => {
  const number = Number(text)
  return text !== undefined && Number.isInteger(number) && number >= least && number <= most ? number : null
}

/** Null for a rule that cannot be read whole: a part of a rule would give wrong days. */
export function ruleOf(text: string, zone: string, zones: Zones): CalendarRule | null {
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .map((part) => {
        const [name = '', value = ''] = part.split('=', 2)
        return [name, value]
      }),
  )
  const frequency = frequencyOf(parts.get('FREQ'))
  if (!frequency || [...parts.keys()].some((name) => !KNOWN.has(name))) return null
  const weekdays = listOf(parts.get('BYDAY')).map(weekdayOf)
  const monthDays = listOf(parts.get('BYMONTHDAY')).map((day) => wholeOf(day, -31, 31))
  const interval = parts.has('INTERVAL') ? wholeOf(parts.get('INTERVAL'), 1, 1_000) : 1
  const count = parts.has('COUNT') ? wholeOf(parts.get('COUNT'), 1, 10_000) : null
  const end = parts.has('UNTIL') ? localTime(parts.get('UNTIL') ?? '', zone) : null
  const isUnread =
    interval === null || (parts.has('COUNT') && count === null) || (parts.has('UNTIL') && end === null)
  const known = weekdays.flatMap((one) => one ?? [])
  const days = monthDays.flatMap((day) => day ?? [])
  // Weekdays of a year, and both lists at once, mean more than is read here.
  const isBeyond =
    known.length < weekdays.length ||
    days.length < monthDays.length ||
    (days.length > 0 && (known.length > 0 || frequency !== 'MONTHLY')) ||
    (known.length > 0 && frequency === 'YEARLY') ||
    (frequency !== 'MONTHLY' && known.some(({ nth }) => nth !== 0))
  if (isUnread || isBeyond) return null
  const until = end && zones.instantOf(end) + (end.isDay ? DAY - 1 : 0)
  return { frequency, interval, count, until, weekdays: known, monthDays: days }
}

const dateOf = (day: number) => new Date(day * DAY)
const monthsOf = (day: number) => dateOf(day).getUTCFullYear() * 12 + dateOf(day).getUTCMonth()
const lastOfMonth = (day: number) =>
  new Date(Date.UTC(dateOf(day).getUTCFullYear(), dateOf(day).getUTCMonth() + 1, 0)).getUTCDate()
const weekOf = (day: number) => Math.floor((day + 3) / 7)

const isNth = (day: number, nth: number) => {
  const date = dateOf(day).getUTCDate()
  return nth > 0 ? Math.ceil(date / 7) === nth : Math.ceil((lastOfMonth(day) - date + 1) / 7) === -nth
}

/** Whether a rule that began on `first` falls on a day. */
export function fallsOn(rule: CalendarRule, first: number, day: number): boolean {
  const { frequency, interval, weekdays, monthDays } = rule
  const date = dateOf(day)
  const isWeekday = ({ weekday, nth }: CalendarRule['weekdays'][number]) =>
    date.getUTCDay() === weekday && (nth === 0 || isNth(day, nth))
  switch (frequency) {
    case 'DAILY':
      return (day - first) % interval === 0 && (weekdays.length === 0 || weekdays.some(isWeekday))
    case 'WEEKLY':
      if ((weekOf(day) - weekOf(first)) % interval !== 0) return false
      return weekdays.length === 0 ? (day - first) % 7 === 0 : weekdays.some(isWeekday)
    case 'MONTHLY':
      if ((monthsOf(day) - monthsOf(first)) % interval !== 0) return false
      if (weekdays.length > 0) return weekdays.some(isWeekday)
      if (monthDays.length === 0) return date.getUTCDate() === dateOf(first).getUTCDate()
      return monthDays.some((one) =>
        one > 0 ? date.getUTCDate() === one : date.getUTCDate() === lastOfMonth(day) + one + 1,
      )
    case 'YEARLY':
      return (
        (monthsOf(day) - monthsOf(first)) % (12 * interval) === 0 &&
        date.getUTCDate() === dateOf(first).getUTCDate()
      )
  }
}
