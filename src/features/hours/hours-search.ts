import * as v from 'valibot'
import { isMonth, isYear } from '../../domain/text/month-days.ts'
import { lenient, wordParam } from '../../domain/search-param.ts'

/** A month, or a whole year as `year`. `names=NO` leaves the hospitals' names out. */
export const hoursSearchSchema = v.object({
  month: lenient(v.pipe(v.string(), v.check(isMonth))),
  year: lenient(v.pipe(v.string(), v.check(isYear))),
  names: wordParam({ NO: true }),
})
export type HoursSearch = v.InferOutput<typeof hoursSearchSchema>
