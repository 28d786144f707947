import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** Outcomes of forms posted without JavaScript: the answer to the report, to an objection, and a statement. */
export const hospitalReportSearchSchema = v.object({
  outcome: outcomeParam,
  objection: outcomeParam,
  stated: outcomeParam,
})
export type HospitalReportSearch = v.InferOutput<typeof hospitalReportSearchSchema>

export const HOSPITAL_REPORT_TITLE = '勤務の実績'
