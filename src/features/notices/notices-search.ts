import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

export const noticesSearchSchema = v.object({ after: matchingParam(/^[\w=-]{1,512}$/) })

/** `outcome` is that of a post without JavaScript. */
export const unsubscribeSearchSchema = v.object({ outcome: outcomeParam })
