import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

/** `confirmed` is the outcome of a confirmation posted without JavaScript. */
export const scheduleSearchSchema = v.object({
  after: matchingParam(/^[\w=-]{1,512}$/),
  confirmed: outcomeParam,
})
export type ScheduleSearch = v.InferOutput<typeof scheduleSearchSchema>
