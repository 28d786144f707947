import { DAY_MS, HOUR_MS } from '../duration.ts'

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const

type CivilTime = { year: number; month: number; day: number; hour: number; minute: number }

/**
 * The civil time in Tokyo of an RFC 3339 instant. Instants of the contracts end in +09:00 and are parsed as
 * text; any other offset is converted first (no daylight saving time since 1951).
 */
function tokyoTime(instant: string): CivilTime {
  const text = instant.endsWith('+09:00')
    ? instant
    : new Date(new Date(instant).getTime() + 9 * HOUR_MS).toISOString()
  return {
    year: Number(text.slice(0, 4)),
    month: Number(text.slice(5, 7)),
    day: Number(text.slice(8, 10)),
    hour: Number(text.slice(11, 13)),
    minute: Number(text.slice(14, 16)),
  }
}

const dayNumber = ({ year, month, day }: CivilTime) => Date.UTC(year, month - 1, day) / DAY_MS

const clock = ({ hour, minute }: CivilTime) => `${hour}:${String(minute).padStart(2, '0')}`

const weekdayOf = (time: CivilTime) => WEEKDAYS[(dayNumber(time) + 4) % 7] ?? ''

/** 「12/18」. */
export function monthDayText(instantOrDay: string): string {
  const [, month, day] = civilDay(instantOrDay).split('-')
  return `${Number(month)}/${Number(day)}`
}

/** 「金」. */
export const weekdayText = (instantOrDay: string): string =>
  weekdayOf(tokyoTime(`${civilDay(instantOrDay)}T00:00:00+09:00`))

/** 「12/18(金)」. */
export const dayText = (instantOrDay: string): string =>
  `${monthDayText(instantOrDay)}(${weekdayText(instantOrDay)})`

/** 「2026年12月18日(金)」. */
export function longDayText(instant: string): string {
  const time = tokyoTime(instant)
  return `${time.year}年${time.month}月${time.day}日(${weekdayOf(time)})`
}

/** The Tokyo day (`YYYY-MM-DD`) of an instant; returns a civil day unchanged. */
export function civilDay(instantOrDay: string): string {
  if (instantOrDay.length === 10) return instantOrDay
  const { year, month, day } = tokyoTime(instantOrDay)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** 「17:00」. */
export const clockText = (instant: string): string => clock(tokyoTime(instant))

/** 「17:00〜翌9:00」; with a date from the second day on. */
export function hoursText(start: string, end: string): string {
  const from = tokyoTime(start)
  const to = tokyoTime(end)
  const days = dayNumber(to) - dayNumber(from)
  const prefix = days === 0 ? '' : days === 1 ? '翌' : `${to.month}/${to.day} `
  return `${clock(from)}〜${prefix}${clock(to)}`
}

/** 「12/18(金) 17:00〜翌9:00」. */
export const shiftText = (start: string, end: string): string => `${dayText(start)} ${hoursText(start, end)}`

/** 「12/18(金) 17:00」. */
export const momentText = (instant: string): string => `${dayText(instant)} ${clockText(instant)}`

/** 「2026年12月18日(金) 17:00」. */
export const untilText = (instant: string): string => `${longDayText(instant)} ${clockText(instant)}`

/** 960 → 「16時間」, 450 → 「7時間30分」. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 ? `${hours}時間` : '', rest > 0 || hours === 0 ? `${rest}分` : ''].join('')
}

/** 「15時間半」: short form for lists. */
export const shortDurationText = (minutes: number): string =>
  minutes > 60 && minutes % 60 === 30 ? `${Math.floor(minutes / 60)}時間半` : durationText(minutes)

/** What is left to an instant: 「3日と4時間」, within two days 「20時間30分」, from a week on 「12日」. */
export function timeLeftText(minutes: number): string {
  const days = Math.floor(minutes / 1_440)
  if (days < 2) return durationText(minutes)
  const hours = days < 7 ? Math.floor((minutes % 1_440) / 60) : 0
  return hours > 0 ? `${days}日と${hours}時間` : `${days}日`
}

export const minutesBetween = (start: string, end: string): number =>
  Math.round((new Date(end).getTime() - new Date(start).getTime()) / 60_000)

/** Minutes since midnight in Tokyo of the day of `dayOf`; continues past midnight (翌1:00 is 1500). */
export function minuteOfTrack(instant: string, dayOf: string = instant): number {
  const time = tokyoTime(instant)
  return (dayNumber(time) - dayNumber(tokyoTime(dayOf))) * 1_440 + time.hour * 60 + time.minute
}
