import type { ApplicationState } from '../../../domain/application/application-words.ts'
import { civilDay } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import type { ApplicationView } from './application-view.ts'

/** Ends that leave the doctor without the work that was wanted. */
const REFUSED: readonly ApplicationState[] = ['DECLINED', 'EXPIRED', 'LISTING_CLOSED']

/** The id of the block of alternatives in the page. */
export const ALTERNATIVES_ID = 'alternatives'

/** Whether other listings come into question: refused, and the shift still lies ahead. `now` in epoch milliseconds. */
export const isRefused = (
  { state, startTime }: Pick<ApplicationView, 'state' | 'startTime'>,
  now: number,
): boolean => REFUSED.includes(state) && Date.parse(startTime) > now

/** The refused application to find alternatives to: the chosen one, else the latest. */
export function refusedOf(
  applications: readonly ApplicationView[],
  now: number,
  chosen?: string,
): ApplicationView | undefined {
  const refused = applications
    .filter((one) => isRefused(one, now))
    .toSorted((a, b) => Date.parse(b.decidedAt ?? '') - Date.parse(a.decidedAt ?? ''))
  return refused.find(({ id }) => id === chosen) ?? refused[0]
}

/** The shift's day, and the days among which other listings come into question. */
export function daysAround({ startTime }: Pick<ApplicationView, 'startTime'>) {
  const day = civilDay(startTime)
  return { day, dates: [addDays(day, -1), day, addDays(day, 1)] }
}
