import * as v from 'valibot'
import { isMonth } from '../../domain/text/month-days.ts'
import { lenient, wordParam } from '../../domain/search-param.ts'

/** `names=NO` leaves the hospitals' names out. */
export const hoursSearchSchema = v.object({
  month: lenient(v.pipe(v.string(), v.check(isMonth))),
  names: wordParam({ NO: true }),
})
export type HoursSearch = v.InferOutput<typeof hoursSearchSchema>
