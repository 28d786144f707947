import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** `outcome` is that of an answer posted without JavaScript. */
export const hospitalReportSearchSchema = v.object({ outcome: outcomeParam })
export type HospitalReportSearch = v.InferOutput<typeof hospitalReportSearchSchema>
