import { monthDayText } from '../../../domain/text/shift-text.ts'
import { addDays, isoWeekday } from '../../../domain/text/tokyo-time.ts'

export type WeekAhead = { label: string; days: string[] }

const NAMES = ['今週', '来週', '再来週', '3週間後']

/** The weeks from today on, Sunday to Saturday as on the calendar; the first has what is left of it. */
export function weeksAhead(today: string): WeekAhead[] {
  const sunday = addDays(today, -(isoWeekday(today) % 7))
  return NAMES.map((name, week) => {
    const days = Array.from({ length: 7 }, (_, day) => addDays(sunday, week * 7 + day)).filter(
      (day) => day >= today,
    )
    const [first = today, last = first] = [days[0], days.at(-1)]
    const range = first === last ? monthDayText(first) : `${monthDayText(first)}〜${monthDayText(last)}`
    return { label: `${name} ${range}`, days }
  })
}
