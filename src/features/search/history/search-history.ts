import type { Criteria } from '../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { now } from '../../../platform/clock.ts'

/**
 * Keeps an executed search in the history of its kind on this device. Comes with the page, does its
 * work behind it: what the history needs is fetched when there is something to keep.
 */
export function recordSearch(kind: SearchKind, criteria: Criteria): void {
  const searchedAt = now().toISOString()
  import('./history-store.ts').then(
    ({ keepSearch }) => keepSearch(kind, criteria, searchedAt),
    // Offline: losing one entry of the history does not matter.
    () => undefined,
  )
}
