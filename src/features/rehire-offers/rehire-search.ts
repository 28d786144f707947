import * as v from 'valibot'
import { lenient, outcomeParam } from '../../domain/search-param.ts'

/** Outcomes of forms posted without JavaScript, and the offer that they are about. */
export const rehireSearchSchema = v.object({
  accepted: outcomeParam,
  declined: outcomeParam,
  offer: lenient(v.pipe(v.string(), v.uuid())),
})
export type RehireSearch = v.InferOutput<typeof rehireSearchSchema>
