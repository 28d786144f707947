import type { WithholdingBand } from '../../domain/listing/take-home.ts'
import type { Database } from '../database/client.ts'
import { findWithholdingBands } from './withholding.store.ts'

/** A page must not cost a statement more: what was loaded shows within a minute. */
const KEPT_MS = 60_000

export type WithholdingTables = (year: number) => Promise<readonly WithholdingBand[]>

/** The tables of a year, read once a minute at most. */
export function createWithholdingTables(database: Database, clock: () => Date): WithholdingTables {
  const kept = new Map<number, { until: number; bands: Promise<readonly WithholdingBand[]> }>()
  return (year) => {
    const now = clock().getTime()
    const known = kept.get(year)
    if (known && known.until > now) return known.bands
    const bands = findWithholdingBands(database, year)
    const entry = { until: now + KEPT_MS, bands }
    kept.set(year, entry)
    // An outage is not kept.
    bands.catch(() => kept.get(year) === entry && kept.delete(year))
    return bands
  }
}
