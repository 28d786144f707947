import { yearDayText } from '../listing/regular-text.ts'
import { addDays } from '../text/tokyo-time.ts'

const MONTHS_AHEAD = 6

type StartChoice = { value: string; label: string }

/** The last days of this month and those after it. */
function monthEnds(today: string): string[] {
  const ends: string[] = []
  let first = `${today.slice(0, 7)}-01`
  for (let month = 0; month < MONTHS_AHEAD; month += 1) {
    first = `${addDays(first, 31).slice(0, 7)}-01`
    ends.push(addDays(first, -1))
  }
  return ends
}

/** By when an engagement may begin, as months; a day that is none of them stays a choice. No day, no months. */
export function startChoices(today: string | undefined, chosen: string | undefined): StartChoice[] {
  const months = today === undefined ? [] : monthEnds(today)
  return [
    ...months.map((day) => ({
      value: day,
      label: `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月までに開始`,
    })),
    ...(chosen !== undefined && !months.includes(chosen)
      ? [{ value: chosen, label: `${yearDayText(chosen)}までに開始` }]
      : []),
  ]
}
