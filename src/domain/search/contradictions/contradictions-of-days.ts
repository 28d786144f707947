import { impossible, note, type Contradiction, type ContradictionMoment } from './contradiction.ts'
import type { Criteria } from '../search-criteria.ts'
import { type Weekday, WEEKDAY } from '../../text/week-days.ts'
import type { SeasonDays } from '../season-days.ts'
import { dayText } from '../../text/shift-text.ts'
import { addDays, isoWeekday } from '../../text/tokyo-time.ts'

const WEEKDAYS = Object.keys(WEEKDAY).slice(1)

/** Dates that are past, or not on the chosen weekdays. `today` is the Tokyo day. */
export function ofDays({ dates = [], weekdays = [] }: Criteria, today: string): Contradiction[] {
  if (dates.length === 0) return []
  const ahead = dates.filter((day) => day >= today)
  if (ahead.length === 0) return [impossible('dates', '選んだ日付は過ぎています。')]
  if (weekdays.length === 0) return []
  const chosen: readonly Weekday[] = weekdays
  const off = ahead.filter((day) => !chosen.some((one) => one === WEEKDAYS[isoWeekday(day) - 1]))
  const words = weekdays.map((weekday) => WEEKDAY[weekday]).join('・')
  if (off.length === ahead.length)
    return [impossible('weekdays', `選んだ日付に、選んだ曜日(${words})の日がありません。`)]
  return off.length > 0
    ? [
        note(
          'weekdays',
          `${off.map(dayText).join('・')} は選んだ曜日(${words})ではないため、検索の対象になりません。`,
        ),
      ]
    : []
}

/** Days before a season on which a shift may start and still reach it: shifts last at most 32 hours. */
const REACH_DAYS = 2

/** Dates outside the season. */
export function ofSeason({ dates = [], season }: Criteria, days: SeasonDays | undefined): Contradiction[] {
  if (!season || !days || dates.length === 0) return []
  const within = dates.some((day) => day >= addDays(days.from, -REACH_DAYS) && day <= days.to)
  const range = `${dayText(days.from)}〜${dayText(days.to)}`
  return within ? [] : [impossible('season', `選んだ日付が特集の期間(${range})に入っていません。`)]
}

/** A start of the contract that is past. */
export const ofStart = ({ startBy }: Criteria, { today }: ContradictionMoment): Contradiction[] =>
  startBy !== undefined && startBy < today ? [impossible('startBy', '選んだ開始時期は過ぎています。')] : []

/** For regular listings, which have several weekdays: dates and weekdays never contradict each other. */
export const ofDaysAlone = (
  { weekdays: _weekdays, ...rest }: Criteria,
  { today }: ContradictionMoment,
): Contradiction[] => ofDays(rest, today)
