import type { Wish } from '../../../domain/search/wishes.ts'

type PageOfItems = {
  items: readonly { id: string }[]
  recommendation: { met: readonly (readonly Wish[])[] } | null
}

/** Which of the doctor's wishes each listing of some pages meets, by its id; nothing where they decide no order. */
export const wishesMet = (pages: readonly PageOfItems[]): ReadonlyMap<string, readonly Wish[]> =>
  new Map(
    pages.flatMap(({ items, recommendation }) =>
      recommendation ? items.map(({ id }, at) => [id, recommendation.met[at] ?? []] as const) : [],
    ),
  )
