import { ngTermOf } from './term.ts'
import type { Without } from './listing-search.ts'
import type { ListingIndex } from './listing-index.ts'

/** Adds the listings at blocked times to a set; regular listings have no times of their own. */
export type AddBlocked<Own extends string> = (
  index: ListingIndex<Own>,
  set: number,
  spans: Without['spans'],
) => void

/** The listings that a doctor's NG settings leave out, as a new set; closed ones may be among them. */
export function unwanted<Own extends string>(
  index: ListingIndex<Own>,
  { hospitalIds, conditions, spans }: Without,
  addBlocked?: AddBlocked<Own>,
): number {
  const { table } = index
  const set = table.scratch()
  for (const condition of conditions) table.or(set, set, index.rowOf(ngTermOf(condition)))
  for (const id of hospitalIds) index.addHospital(set, id)
  addBlocked?.(index, set, spans)
  return set
}
