import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

/** The outcome of a request, or of its withdrawal, posted without JavaScript. */
export const requestSearchSchema = v.object({ outcome: outcomeParam, withdrawn: outcomeParam })
export type RequestSearch = v.InferOutput<typeof requestSearchSchema>

/** The outcome of an answer, or of the hospital's own cancellation, posted without JavaScript. */
export const hospitalCancellationSearchSchema = v.object({ outcome: outcomeParam, cancelled: outcomeParam })

export const comingWorksSearchSchema = v.object({ after: matchingParam(/^[\w=-]{1,512}$/) })
