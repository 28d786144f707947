import * as v from 'valibot'
import { matchingParam, outcomeParam, wordParam } from '../../../domain/search-param.ts'

export const SURVEYS = 'アンケートのことば'
export const SURVEY_TITLE = 'アンケートのことばの確認'

/** The two lists: what our staff still have to handle, and what they have handled. */
export const NOTE_LIST = { OPEN: '未対応', HANDLED: '対応済み' } as const

/** `after` is the cursor of the page shown. */
export const staffSurveysSearchSchema = v.object({
  state: wordParam(NOTE_LIST),
  after: matchingParam(/^[\w=-]{1,512}$/),
})
export type StaffSurveysSearch = v.InferOutput<typeof staffSurveysSearchSchema>

/** `outcome` is that of a form posted without JavaScript. */
export const staffSurveySearchSchema = v.object({ outcome: outcomeParam })
