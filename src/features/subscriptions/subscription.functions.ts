import { createServerFn } from '@tanstack/react-start'
import { askListings } from '../../services/listings/listings.server.ts'
import { HospitalSubscriptions } from './subscription.listings.documents.ts'

/** As many as an account may follow: the page shows all of them, and asks for what is new at any. */
const ALL = 100

export const listSubscriptions = createServerFn().handler(
  async () =>
    (await askListings(HospitalSubscriptions, { limit: ALL, after: null })).hospitalSubscriptions.items,
)
