import * as v from 'valibot'
import { CONTACT_NUMBER } from '../../../domain/contact/contact-number.ts'
import { matchingParam, outcomeParam } from '../../../domain/search-param.ts'

export const WRITE_TO_US = 'お問い合わせ'

/** `outcome` is that of a question posted without JavaScript, with its number. */
export const contactSearchSchema = v.object({
  outcome: outcomeParam,
  number: matchingParam(CONTACT_NUMBER),
})
export type ContactSearch = v.InferOutput<typeof contactSearchSchema>
