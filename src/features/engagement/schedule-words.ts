import { WORK_STATE } from '../../domain/application/application-words.ts'
import { REGULAR_DATE_KIND } from '../../domain/listing/regular-dates.ts'
import { good, outcomeWords } from '../../domain/text/outcome-words.ts'
import { UNAVAILABLE } from '../../domain/text/outage.ts'
import { CONFIRM_SCHEDULES_OUTCOME, SCHEDULE_STATE } from '../../domain/work/engagement.ts'
import type { ScheduleDate } from './engagement.queries.ts'

export const dateAnchor = (day: string) => `date-${day}`

/** What a date is: the work's state once there is one to tell, else the date's own. */
export function dateWord({ state, kind, workState }: ScheduleDate): string {
  if (state === 'HOLIDAY_OFF') return REGULAR_DATE_KIND[kind]
  if (state === 'SUBSTITUTED') return SCHEDULE_STATE[state]
  if (workState && workState !== 'SCHEDULED') return WORK_STATE[workState]
  return SCHEDULE_STATE[state]
}

/** Whether the doctor does not work on a date. */
export const isOff = (state: ScheduleDate['state']): boolean =>
  state === 'HOLIDAY_OFF' || state === 'CANCELLED' || state === 'SUBSTITUTED'

/** The message of a confirmation's outcome. */
export const scheduleConfirmWords = outcomeWords({
  ...CONFIRM_SCHEDULES_OUTCOME,
  CONFIRMED: good(CONFIRM_SCHEDULES_OUTCOME.CONFIRMED),
  PARTLY: good(CONFIRM_SCHEDULES_OUTCOME.PARTLY),
  UNREACHABLE: UNAVAILABLE,
})
