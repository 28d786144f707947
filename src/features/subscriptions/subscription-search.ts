import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'

/** What came of a form that was posted without script, and which hospital it was about. */
export const subscriptionSearchSchema = v.object({ outcome: textParam, hospital: textParam })

export type SubscriptionSearch = v.InferOutput<typeof subscriptionSearchSchema>
