import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

/** Outcomes of commands posted without JavaScript: confirming dates, notice of the end, taking it back, answering a renewal, 無期転換. */
export const scheduleSearchSchema = v.object({
  after: matchingParam(/^[\w=-]{1,512}$/),
  confirmed: outcomeParam,
  ended: outcomeParam,
  stands: outcomeParam,
  renewal: outcomeParam,
  conversion: outcomeParam,
})
export type ScheduleSearch = v.InferOutput<typeof scheduleSearchSchema>

export const SCHEDULE_TITLE = '定期勤務の予定'
