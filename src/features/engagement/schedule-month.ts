import { minutesBetween } from '../../domain/text/shift-text.ts'
import type { ScheduleDate } from './engagement.queries.ts'

/** A month `YYYY-MM` of a contract's dates, with what they add up to. */
export type ScheduleMonth = {
  month: string
  dates: ScheduleDate[]
  /** Of the dates that are worked. */
  times: number
  yen: number
  /** Without breaks. */
  minutes: number
}

/** Whether a date counts: confirmed, and its work not cancelled. */
const isWorkedDate = ({ state }: ScheduleDate) => state === 'CONFIRMED' || state === 'SWAP_REQUESTED'

/** Dates by month, in their order. */
export function monthsOf(dates: readonly ScheduleDate[], breakMinutes: number): ScheduleMonth[] {
  const months = new Map<string, ScheduleDate[]>()
  for (const date of dates) {
    const month = date.day.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), date])
  }
  return [...months].map(([month, inMonth]) => {
    const worked = inMonth.filter(isWorkedDate)
    return {
      month,
      dates: inMonth,
      times: worked.length,
      yen: worked.reduce((sum, { fee }) => sum + fee, 0),
      minutes: worked.reduce(
        (sum, { startTime, endTime }) => sum + minutesBetween(startTime, endTime) - breakMinutes,
        0,
      ),
    }
  })
}
