import * as v from 'valibot'
import { textParam } from '../../../domain/search-param.ts'

/** What came of a form the browser posted by itself. */
export const historySearchSchema = v.object({ outcome: textParam })
