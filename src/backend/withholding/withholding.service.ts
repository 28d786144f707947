import type { WithholdingBand } from '../../domain/money/take-home.ts'
import type { Database } from '../database/client.ts'
import { onceSoon, type Soon } from '../../platform/server/soon.server.ts'
import { findWithholdingBands } from './withholding.store.ts'

/** Cache lifetime, so that pages need no further statement. */
const KEPT_MS = 60_000

export type WithholdingTables = (year: number) => Soon<readonly WithholdingBand[]>

/** Cached access to the tables of a year. */
export function createWithholdingTables(database: Database, clock: () => Date): WithholdingTables {
  const kept = new Map<number, { until: number; bands: () => Soon<readonly WithholdingBand[]> }>()
  return (year) => {
    const now = clock().getTime()
    const known = kept.get(year)
    if (known && known.until > now) return known.bands()
    const found = findWithholdingBands(database, year)
    const entry = { until: now + KEPT_MS, bands: onceSoon(() => found) }
    kept.set(year, entry)
    // A failure is not cached.
    found.catch(() => kept.get(year) === entry && kept.delete(year))
    return entry.bands()
  }
}
