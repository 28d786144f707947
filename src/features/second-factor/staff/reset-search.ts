import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

/** `outcome` is that of a form posted without JavaScript. */
export const resetFactorSearchSchema = v.object({ outcome: outcomeParam })
