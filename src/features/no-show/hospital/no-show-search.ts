import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

export const NO_SHOW = '欠勤の連絡'

/** `outcome` is that of a post without JavaScript. */
export const noShowSearchSchema = v.object({ outcome: outcomeParam })
export type NoShowSearch = v.InferOutput<typeof noShowSearchSchema>
