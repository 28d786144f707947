import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** Outcomes of forms posted without JavaScript. */
export const hospitalRehireSearchSchema = v.object({
  outcome: outcomeParam,
  withdrawn: outcomeParam,
})
export type HospitalRehireSearch = v.InferOutput<typeof hospitalRehireSearchSchema>

export const HOSPITAL_REHIRE_TITLE = '再勤務オファー'

export const SENT_REHIRES = '送った再勤務オファー'
