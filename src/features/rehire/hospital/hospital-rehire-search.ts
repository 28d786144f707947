import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** Outcomes of forms posted without JavaScript. */
export const hospitalOfferSearchSchema = v.object({
  outcome: outcomeParam,
  withdrawn: outcomeParam,
})
export type HospitalOfferSearch = v.InferOutput<typeof hospitalOfferSearchSchema>

export const HOSPITAL_OFFER_TITLE = '再勤務オファー'

export const SENT_OFFERS = '送った再勤務オファー'
