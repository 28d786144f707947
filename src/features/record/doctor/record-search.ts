import * as v from 'valibot'
import { isMonth } from '../../../domain/text/month-days.ts'
import { lenient, matchingParam, outcomeParam } from '../../../domain/search-param.ts'
import { toWorks } from '../../../platform/addresses.ts'

/** `stamped` is the outcome of a stamp posted without JavaScript. */
export const worksSearchSchema = v.object({
  month: lenient(v.pipe(v.string(), v.check(isMonth))),
  stamped: outcomeParam,
})
export type WorksSearch = v.InferOutput<typeof worksSearchSchema>

/** Outcomes of a report, and of an agreement to the hospital's statement, posted without JavaScript. */
export const reportSearchSchema = v.object({ outcome: outcomeParam, agreed: outcomeParam })
export type ReportSearch = v.InferOutput<typeof reportSearchSchema>

export const workedSearchSchema = v.object({
  year: lenient(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer(),
      v.minValue(2000),
      v.maxValue(2999),
    ),
  ),
  after: matchingParam(/^[\w=-]{1,512}$/),
})
export type WorkedSearch = v.InferOutput<typeof workedSearchSchema>

export const REPORT_HEAD = { title: '勤務報告', back: toWorks() }

export const WORKED_TITLE = '勤務の履歴'

export const WORKS_TITLE = '勤務'
