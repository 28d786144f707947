import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

export const TROUBLES = '困りごと'

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const DECIDE_NO_SHOW_FORM = 'decide-no-show'

export const DECIDE_CAUTION_FORM = 'decide-caution'

/** `outcome` is that of a decision posted without JavaScript, about the work `work`. */
export const troublesSearchSchema = v.object({
  outcome: outcomeParam,
  caution: outcomeParam,
  work: matchingParam(/^[0-9a-f-]{36}$/),
})
export type TroublesSearch = v.InferOutput<typeof troublesSearchSchema>
