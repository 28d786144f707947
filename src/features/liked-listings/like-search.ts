import * as v from 'valibot'
import { lenient, textParam } from '../../domain/search-param.ts'

export type LikeTab = 'spot' | 'regular' | 'closed'

/** `after` is where a list starts without script; `outcome` what came of a form that was posted without. */
export const likeSearchSchema = v.object({
  tab: lenient(v.picklist(['regular', 'closed'])),
  after: textParam,
  outcome: textParam,
})

export type LikeSearch = v.InferOutput<typeof likeSearchSchema>
