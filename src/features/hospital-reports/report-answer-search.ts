import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** Outcomes of answers posted without JavaScript: to the report, and to an objection. */
export const hospitalReportSearchSchema = v.object({ outcome: outcomeParam, objection: outcomeParam })
export type HospitalReportSearch = v.InferOutput<typeof hospitalReportSearchSchema>

export const HOSPITAL_REPORT_TITLE = '勤務の実績'
