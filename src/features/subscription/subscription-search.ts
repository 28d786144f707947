import * as v from 'valibot'
import { textParam } from '../../domain/search-param.ts'

/** Outcome of a form posted without JavaScript, and its hospital. */
export const subscriptionSearchSchema = v.object({ outcome: textParam, hospital: textParam })

export type SubscriptionSearch = v.InferOutput<typeof subscriptionSearchSchema>
