import type { ApplicationState } from '../../domain/application/application-words.ts'
import { civilDay } from '../../domain/text/shift-text.ts'
import { addDays } from '../../domain/text/tokyo-time.ts'
import type { ApplicationView } from './application-view.ts'

/** Ends that leave the doctor without the work that was wanted. */
const REFUSED: readonly ApplicationState[] = ['DECLINED', 'EXPIRED', 'LISTING_CLOSED']

/** The latest refused application whose shift still lies ahead. `now` in epoch milliseconds. */
export function latestRefused(
  applications: readonly ApplicationView[],
  now: number,
): ApplicationView | undefined {
  return applications
    .filter(({ state, startTime }) => REFUSED.includes(state) && Date.parse(startTime) > now)
    .toSorted((a, b) => Date.parse(b.decidedAt ?? '') - Date.parse(a.decidedAt ?? ''))[0]
}

/** The shift's day, and the days among which other listings come into question. */
export function daysAround({ startTime }: Pick<ApplicationView, 'startTime'>) {
  const day = civilDay(startTime)
  return { day, dates: [addDays(day, -1), day, addDays(day, 1)] }
}
