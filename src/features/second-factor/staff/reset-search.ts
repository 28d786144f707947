import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const RESET_FORM = 'resetFactor'

/** `outcome` is that of a form posted without JavaScript. */
export const resetFactorSearchSchema = v.object({ outcome: outcomeParam })
