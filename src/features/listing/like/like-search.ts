import * as v from 'valibot'
import { lenient, textParam } from '../../../domain/search-param.ts'

export type LikeTab = 'spot' | 'regular' | 'closed'

/** `after` is the cursor of a list without JavaScript, `outcome` that of a form posted without it. */
export const likeSearchSchema = v.object({
  tab: lenient(v.picklist(['regular', 'closed'])),
  after: textParam,
  outcome: textParam,
})

export type LikeSearch = v.InferOutput<typeof likeSearchSchema>
