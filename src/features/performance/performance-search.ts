import * as v from 'valibot'
import { matchingParam, outcomeParam, wordParam } from '../../domain/search-param.ts'
import { PERFORMANCE_PERIOD } from '../../domain/work/performance.ts'
import { TREND_MEASURE } from './trend-measure.ts'

const cursor = matchingParam(/^[\w=-]{1,512}$/)

export const performanceSearchSchema = v.object({
  period: wordParam(PERFORMANCE_PERIOD),
  trend: wordParam(TREND_MEASURE),
  after: cursor,
  compare: wordParam({ MEDIAN: true }),
})
export type PerformanceSearch = v.InferOutput<typeof performanceSearchSchema>

export const engagementSearchSchema = v.object({ after: cursor })
export type EngagementSearch = v.InferOutput<typeof engagementSearchSchema>

/** Outcomes of forms posted without JavaScript. */
export const spotPerformanceSearchSchema = v.object({ objected: outcomeParam, withdrawn: outcomeParam })
export type SpotPerformanceSearch = v.InferOutput<typeof spotPerformanceSearchSchema>
