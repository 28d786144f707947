import type { Wish } from '../../../domain/search/wishes.ts'
import type { ListingIndex, Order } from './listing-index.ts'

/** A wish, and the open listings that meet it. */
type Wished = { wish: Wish; set: number }

/** The union of sets. */
export function anyOfSets<Own extends string>({ table }: ListingIndex<Own>, sets: readonly number[]): number {
  const any = table.scratch()
  for (const set of sets) table.or(any, any, set)
  return any
}

/**
 * Partitions a set by the number of met wishes: listings that meet `n` are in the set at index `n`. Consumes
 * the set.
 */
export function ranksOf<Own extends string>(
  { table }: ListingIndex<Own>,
  set: number,
  wished: readonly Wished[],
): number[] {
  const ranks = [set]
  for (const { set: meeting } of wished) {
    ranks.push(table.scratch())
    for (let rank = ranks.length - 2; rank >= 0; rank -= 1)
      table.takeWith(ranks[rank + 1] ?? 0, ranks[rank] ?? 0, meeting)
  }
  return ranks
}

type Place = { key: number; id: number; rank: number }

/** The first listings after a cursor: highest rank first, then by the order. Consumes the ranks. */
export function firstOfRanks<Own extends string>(
  index: ListingIndex<Own>,
  { ranks, count }: { ranks: readonly number[]; count: number },
  { order, limit, after }: { order: Order<Own>; limit: number; after: Place | null },
): { slots: number[]; hasMore: boolean } {
  const slots: number[] = []
  for (let rank = Math.min(after?.rank ?? ranks.length, ranks.length - 1); rank >= 0; rank -= 1) {
    const all = ranks[rank] ?? 0
    const missing = limit - slots.length
    // One extra listing tells whether there is a next page.
    const rest = after?.rank === rank ? index.behind(all, order, after, missing + 1) : all
    const left = ranks.length === 1 && !after ? count : index.table.count(rest)
    if (left === 0) continue
    if (missing === 0) return { slots, hasMore: true }
    slots.push(...index.first(rest, left, missing, order))
    if (left > missing) return { slots, hasMore: true }
  }
  return { slots, hasMore: false }
}

/** The wishes that the listing of a slot meets. */
export const metBy = <Own extends string>(
  { table }: ListingIndex<Own>,
  slot: number,
  wished: readonly Wished[],
): Wish[] => wished.flatMap(({ wish, set }) => (table.has(set, slot) ? wish : []))
