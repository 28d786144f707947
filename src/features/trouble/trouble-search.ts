import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

export const TROUBLES = '困りごと'

/** `outcome` is that of a decision posted without JavaScript, about the work `work`. */
export const troublesSearchSchema = v.object({
  outcome: outcomeParam,
  caution: outcomeParam,
  work: matchingParam(/^[0-9a-f-]{36}$/),
})
export type TroublesSearch = v.InferOutput<typeof troublesSearchSchema>
