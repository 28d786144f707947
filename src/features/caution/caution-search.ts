import * as v from 'valibot'
import { PLACE } from '../../domain/text/place-name.ts'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

export const CAUTIONS = PLACE.cautions

/** Outcomes of forms posted without JavaScript, about the work `work`. */
export const cautionsSearchSchema = v.object({
  objected: outcomeParam,
  withdrawn: outcomeParam,
  work: matchingParam(/^[0-9a-f-]{36}$/),
})
export type CautionsSearch = v.InferOutput<typeof cautionsSearchSchema>
