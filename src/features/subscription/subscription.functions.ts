import { createServerFn } from '@tanstack/react-start'
import { askListings } from '../../services/listings/listings.server.ts'
import { HospitalSubscriptions } from './subscription.listings.documents.ts'

/** The maximum number of follows of an account: the page shows all of them without paging. */
const ALL = 100

export const listSubscriptionsFn = createServerFn().handler(
  async () =>
    (await askListings(HospitalSubscriptions, { limit: ALL, after: null })).hospitalSubscriptions.items,
)
