import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** `outcome` is that of a survey posted without JavaScript. */
export const surveySearchSchema = v.object({ outcome: outcomeParam })
export type SurveySearch = v.InferOutput<typeof surveySearchSchema>
