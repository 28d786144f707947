import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** Outcomes of the survey and of the choice about offers, posted without JavaScript. */
export const surveySearchSchema = v.object({ outcome: outcomeParam, interest: outcomeParam })
export type SurveySearch = v.InferOutput<typeof surveySearchSchema>
