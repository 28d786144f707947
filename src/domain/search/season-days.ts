import { holidayName } from '../text/day-kind.ts'
import type { Season } from './season.ts'
import { addDays, isoWeekday } from '../text/tokyo-time.ts'

export type SeasonDays = {
  /** First and last civil day in Tokyo, inclusive. */
  from: string
  to: string
  /** Heading, with the year. */
  title: string
}

const isWeekend = (day: string) => isoWeekday(day) >= 6

/** Extends a range by adjacent Saturdays and Sundays. */
function withWeekends(from: string, to: string): { from: string; to: string } {
  let [first, last] = [from, to]
  while (isWeekend(addDays(first, -1))) first = addDays(first, -1)
  while (isWeekend(addDays(last, 1))) last = addDays(last, 1)
  return { from: first, to: last }
}

/** Golden Week ends on 5/6 when that day is a substitute holiday (振替休日). */
function seasonFrom(season: Season, year: number): SeasonDays {
  if (season === 'GOLDEN_WEEK') {
    const last = holidayName(`${year}-05-06`) ? `${year}-05-06` : `${year}-05-05`
    return { ...withWeekends(`${year}-04-29`, last), title: `${year}年 ゴールデンウィーク特集` }
  }
  return {
    ...withWeekends(`${year}-12-29`, `${year + 1}-01-03`),
    title: `${year}-${year + 1} 年末年始特集`,
  }
}

/** The current or next season; business rules (年末年始 as 行政機関の休日). `today` is the Tokyo day. */
export function comingSeason(season: Season, today: string): SeasonDays {
  const year = Number(today.slice(0, 4))
  const running = seasonFrom(season, season === 'NEW_YEAR_HOLIDAY' ? year - 1 : year)
  if (today <= running.to) return running
  return seasonFrom(season, season === 'NEW_YEAR_HOLIDAY' ? year : year + 1)
}

/** The day on which a season's list opens: eight weeks before it. */
export const seasonOpens = (from: string): string => addDays(from, -8 * 7)
