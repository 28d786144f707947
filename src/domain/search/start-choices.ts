import { yearDayText } from '../listing/regular-text.ts'
import { addDays } from '../text/tokyo-time.ts'

const MONTHS_AHEAD = 6

type StartChoice = { value: string; label: string }

/** Last days of the current and the following months. */
function monthEnds(today: string): string[] {
  const ends: string[] = []
  let first = `${today.slice(0, 7)}-01`
  for (let month = 0; month < MONTHS_AHEAD; month += 1) {
    first = `${addDays(first, 31).slice(0, 7)}-01`
    ends.push(addDays(first, -1))
  }
  return ends
}

/**
 * Options of 開始時期: month ends, and a chosen day that is none of them. Empty of months while `today` is
 * unknown.
 */
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
