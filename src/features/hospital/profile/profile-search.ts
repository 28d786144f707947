import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** `outcome` is that of a profile posted without JavaScript. */
export const hospitalProfileSearchSchema = v.object({ outcome: outcomeParam })
export type HospitalProfileSearch = v.InferOutput<typeof hospitalProfileSearchSchema>

export const HOSPITAL_PROFILE_TITLE = '病院情報'
