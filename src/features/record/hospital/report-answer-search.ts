import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** Outcomes of forms posted without JavaScript: the answer to the report, to an objection, and a statement. */
export const hospitalRecordSearchSchema = v.object({
  outcome: outcomeParam,
  objection: outcomeParam,
  stated: outcomeParam,
})
export type HospitalRecordSearch = v.InferOutput<typeof hospitalRecordSearchSchema>

export const HOSPITAL_RECORD_TITLE = '勤務の実績'
