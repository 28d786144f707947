import type { Executor } from '../../database/client.ts'
import { findListingFacts, type ListingFacts } from '../core/listing-facts.store.ts'
import type { ListingKey } from '../core/listing-key.ts'
import { findRegularFacts, type RegularFacts } from '../application/regular-facts.store.ts'

/** An offered listing with all that accepting depends on. */
export type OfferedFacts = (ListingFacts & { kind: 'spot' }) | (RegularFacts & { kind: 'regular' })

const idsOf = (keys: readonly ListingKey[], kind: ListingKey['kind']) =>
  keys.filter((key) => key.kind === kind).map(({ id }) => id)

/** The facts of listings for a doctor: one statement for each kind among them. */
export async function findOfferedFacts(
  executor: Executor,
  keys: readonly ListingKey[],
  doctorId: string,
): Promise<OfferedFacts[]> {
  const [spots, regulars] = [idsOf(keys, 'spot'), idsOf(keys, 'regular')]
  const wish = { doctorId, start: null, end: null }
  const shifts = spots.length > 0 ? await findListingFacts(executor, spots, wish) : []
  const contracts = regulars.length > 0 ? await findRegularFacts(executor, regulars, doctorId) : []
  return [
    ...shifts.map((facts) => ({ ...facts, kind: 'spot' as const })),
    ...contracts.map((facts) => ({ ...facts, kind: 'regular' as const })),
  ]
}

/** The listing itself. */
export const listingOfFacts = (facts: OfferedFacts): ListingFacts['spot'] | RegularFacts['listing'] =>
  facts.kind === 'spot' ? facts.spot : facts.listing
