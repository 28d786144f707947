import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'
import { logInSearchSchema } from './log-in-search.ts'

export const lineAppSearchSchema = v.object({ challenge: textParam, ...logInSearchSchema.entries })

export type LineAppSearch = v.InferOutput<typeof lineAppSearchSchema>

export const lineHandoffSearchSchema = v.object({ code: textParam })
