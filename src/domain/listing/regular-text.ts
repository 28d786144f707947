import type { RegularFrequency } from './listing-words.ts'
import type { Weekday } from '../text/week-days.ts'
import { hoursOn, minutesOfDay, timesPerMonth, weekdayNumbers, type RegularHours } from './regular-dates.ts'
import { dayText } from '../text/shift-text.ts'
import { minutesText } from '../text/time-of-day.ts'

/** Texts about a regular listing that combine several fields. */

const DAYS = '月火水木金土日'

export type RegularPattern = {
  weekdays: readonly Weekday[]
  frequency: RegularFrequency
  weeksOfMonth: readonly number[]
}

/** 「火・木曜」. */
const weekdaysText = (weekdays: readonly Weekday[]): string =>
  `${weekdayNumbers(weekdays)
    .map((number) => DAYS[number - 1])
    .join('・')}曜`

/** 「毎週 火曜」「毎月 第1・3 火曜」「月1回 火・木曜のいずれか」. */
export function patternText({ weekdays, frequency, weeksOfMonth }: RegularPattern): string {
  const days = weekdaysText(weekdays)
  const one = weekdays.length > 1 ? `${days}のいずれか` : days
  switch (frequency) {
    case 'WEEKLY':
      return `毎週 ${days}`
    case 'BIWEEKLY':
      return `隔週 ${days}`
    case 'MONTHLY_NTH':
      return `毎月 第${weeksOfMonth.join('・')} ${days}`
    case 'MONTHLY_ONCE':
      return `月1回 ${one}(日程相談)`
    case 'FLEXIBLE':
      return `日程相談 ${one}`
  }
}

type Hours = Pick<RegularHours, 'startTimeOfDay' | 'endTimeOfDay' | 'crossesMidnight'>

/** 「17:00〜翌9:00」. */
export const clockHoursText = (hours: Hours): string => minutesText(minutesOfDay(hours))

/** 「9:00〜翌9:00」, the hours of a 日当直 on holidays as they are scheduled; null where holidays have none of their own. */
export const holidayHoursText = (hours: Omit<RegularHours, 'holidayFee'>): string | null =>
  hours.holidayStartTimeOfDay === null ? null : minutesText(hoursOn('HOLIDAY_DUTY', hours))

/** 「毎週 火曜 9:00〜17:00」. */
export const regularText = (listing: RegularPattern & Hours): string =>
  `${patternText(listing)} ${clockHoursText(listing)}`

/** 「2027年4月から」. */
export const startMonthText = (day: string): string =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月から`

/** 「2027年4/1(木)」. */
export const yearDayText = (day: string): string => `${Number(day.slice(0, 4))}年${dayText(day)}`

/** 「月4.3回」; null when negotiated. */
export function timesText(pattern: RegularPattern): string | null {
  const times = timesPerMonth(pattern)
  return times === null ? null : `月${times}回`
}
