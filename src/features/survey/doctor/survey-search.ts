import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'
import { toWorkedSpots } from '../../../platform/addresses.ts'

/** Outcomes of the survey and of the choice about offers, posted without JavaScript. */
export const surveySearchSchema = v.object({ outcome: outcomeParam, interest: outcomeParam })
export type SurveySearch = v.InferOutput<typeof surveySearchSchema>

export const SURVEY_HEAD = { title: 'アンケート', back: toWorkedSpots() }
