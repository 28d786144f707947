import * as v from 'valibot'
import { textParam } from '../../../domain/search-param.ts'

/** Outcome of a form that was posted without JavaScript. */
export const historySearchSchema = v.object({ outcome: textParam })
