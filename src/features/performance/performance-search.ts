import * as v from 'valibot'
import { matchingParam, outcomeParam, wordParam } from '../../domain/search-param.ts'
import { PERFORMANCE_PERIOD } from '../../domain/work/performance.ts'
import { TREND_MEASURE } from './trend-measure.ts'
import { toPerformance } from '../../platform/addresses.ts'

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

export const ENGAGEMENT_HEAD = { title: '定期の勤務実績', back: toPerformance() }

export const PERFORMANCE_TITLE = '勤務実績'

export const SPOT_PERFORMANCE_HEAD = { title: '勤務の実績', back: toPerformance() }
