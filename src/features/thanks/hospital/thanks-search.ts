import * as v from 'valibot'
import { lenient, matchingParam, outcomeParam, wordParam } from '../../../domain/search-param.ts'
import { uuid } from '../../../domain/uuid.ts'
import { THANKS_SOURCE } from '../../../domain/work/thanks-source.ts'

/**
 * `work`: whose form is open; with `source`, that of a thanks which is being changed. `outcome` is that of a form
 * posted without JavaScript.
 */
export const hospitalThanksSearchSchema = v.object({
  after: matchingParam(/^[\w=-]{1,512}$/),
  work: lenient(uuid),
  source: wordParam(THANKS_SOURCE),
  outcome: outcomeParam,
})
export type HospitalThanksSearch = v.InferOutput<typeof hospitalThanksSearchSchema>

export const HOSPITAL_THANKS = 'お礼'
