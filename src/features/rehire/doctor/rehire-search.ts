import * as v from 'valibot'
import { lenient, matchingParam, outcomeParam } from '../../../domain/search-param.ts'
import { uuid } from '../../../domain/uuid.ts'
import { toPerformance } from '../../../platform/addresses.ts'

/** Outcomes of forms posted without JavaScript, and the offer or the hospital that they are about. */
export const rehireSearchSchema = v.object({
  accepted: outcomeParam,
  declined: outcomeParam,
  offer: lenient(uuid),
  // ON has two letters only.
  switched: matchingParam(/^[A-Z_]{2,40}$/),
  hospital: matchingParam(/^\d{1,16}$/),
})
export type RehireSearch = v.InferOutput<typeof rehireSearchSchema>

export const REHIRE_HEAD = { title: '再勤務オファー', back: toPerformance() }
