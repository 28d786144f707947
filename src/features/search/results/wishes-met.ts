import type { Wish } from '../../../domain/search/wishes.ts'

type PageOfItems = {
  items: readonly { id: string }[]
  recommendation: { met: readonly (readonly Wish[])[] } | null
}

/** The doctor's wishes that each listing meets, by id; empty when the wishes do not order the list. */
export const wishesMet = (pages: readonly PageOfItems[]): ReadonlyMap<string, readonly Wish[]> =>
  new Map(
    pages.flatMap(({ items, recommendation }) =>
      recommendation ? items.map(({ id }, at) => [id, recommendation.met[at] ?? []] as const) : [],
    ),
  )
