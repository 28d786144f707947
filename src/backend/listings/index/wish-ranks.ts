import type { Wish } from '../../../domain/search/wishes.ts'
import type { ListingIndex, Order } from './listing-index.ts'

/** A wish, and the open listings that meet it. */
type Wished = { wish: Wish; set: number }

/** What is in any of some sets. */
export function anyOfSets<Own extends string>({ table }: ListingIndex<Own>, sets: readonly number[]): number {
  const any = table.scratch()
  for (const set of sets) table.or(any, any, set)
  return any
}

/** A set divided by how many wishes its listings meet; the set of those that meet `n` stands at `n`. The set is used up. */
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

/** The first listings behind a place: those of the highest rank first, within a rank in an order. The ranks are used up. */
export function firstOfRanks<Own extends string>(
  index: ListingIndex<Own>,
  { ranks, count }: { ranks: readonly number[]; count: number },
  { order, limit, after }: { order: Order<Own>; limit: number; after: Place | null },
): { slots: number[]; hasMore: boolean } {
  const slots: number[] = []
  for (let rank = Math.min(after?.rank ?? ranks.length, ranks.length - 1); rank >= 0; rank -= 1) {
    const all = ranks[rank] ?? 0
    const missing = limit - slots.length
    // One more says whether there are more.
    const rest = after?.rank === rank ? index.behind(all, order, after, missing + 1) : all
    const left = ranks.length === 1 && !after ? count : index.table.count(rest)
    if (left === 0) continue
    if (missing === 0) return { slots, hasMore: true }
    slots.push(...index.first(rest, left, missing, order))
    if (left > missing) return { slots, hasMore: true }
  }
  return { slots, hasMore: false }
}

/** Which wishes the listing of a slot meets. */
export const metBy = <Own extends string>(
  { table }: ListingIndex<Own>,
  slot: number,
  wished: readonly Wished[],
): Wish[] => wished.flatMap(({ wish, set }) => (table.has(set, slot) ? wish : []))
