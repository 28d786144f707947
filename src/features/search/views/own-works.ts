import { useQuery } from '@tanstack/react-query'
import { civilDay, minutesBetween } from '../../../domain/text/shift-text.ts'
import { addDays } from '../../../domain/text/tokyo-time.ts'
import { worksBetweenQuery } from '../../schedule/schedule.queries.ts'
import { useCurrentUser } from '../../session/use-current-user.ts'

export type OwnWorks = {
  /** The days on which one begins. */
  days: readonly string[]
  /** Those of the month of today. */
  inMonth: number
  minutesInMonth: number
}

/** The signed-in doctor's works of this month and the days ahead; undefined until they have loaded. */
export function useOwnWorks(today: string | undefined, daysAhead: number): OwnWorks | undefined {
  const { doctor } = useCurrentUser()
  const from = today ? `${today.slice(0, 8)}01` : ''
  const { data: works } = useQuery({
    ...worksBetweenQuery(from, today ? addDays(today, Math.max(daysAhead, 31)) : ''),
    enabled: doctor !== null && today !== undefined,
    // Optional: if it fails, the days are shown without own works.
    throwOnError: false,
  })
  if (!works || !today) return undefined
  const inMonth = works.filter(({ startTime }) => civilDay(startTime).startsWith(today.slice(0, 7)))
  return {
    days: works.map(({ startTime }) => civilDay(startTime)),
    inMonth: inMonth.length,
    minutesInMonth: inMonth.reduce(
      (sum, { startTime, endTime }) => sum + minutesBetween(startTime, endTime),
      0,
    ),
  }
}
