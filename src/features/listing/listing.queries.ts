import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { WORKS_KEYS } from './works-keys.ts'

const PAGE_SIZE = 20

type Call<Data, Answer> = (call: { data: Data; signal: AbortSignal }) => Promise<Answer>

type PageWanted<Where, Order> = {
  where: Where
  orderBy: Order | 'UNSPECIFIED'
  limit: number
  after: string | null
  withTotal: boolean
}

type ListingCalls<Where, Order, Page, Listing, Cards> = {
  search: Call<PageWanted<Where, Order>, Page>
  get: Call<string, Listing>
  byIds: Call<string[], Cards>
}

const DETAIL_KEYS = { spot: 'spotWork', regular: 'regularWork' }

/** Query factories of one kind of listing. */
export const listingQueries = <
  Where extends { withNg?: true | undefined },
  Order extends string,
  Page extends { nextCursor: string | null },
  Listing,
  Cards,
>(
  kind: SearchKind,
  { search, get, byIds }: ListingCalls<Where, Order, Page, Listing, Cards>,
) => ({
  /** A search as an infinite query; the key holds the criteria, the sort and the first cursor. */
  search(
    where: Where,
    { sort = 'UNSPECIFIED', after = null }: { sort?: Order | 'UNSPECIFIED'; after?: string | null },
  ) {
    return infiniteQueryOptions({
      queryKey: [...WORKS_KEYS[kind], where, sort, after],
      queryFn: ({ pageParam, signal }) =>
        search({
          data: { where, orderBy: sort, limit: PAGE_SIZE, after: pageParam, withTotal: pageParam === after },
          signal,
        }),
      initialPageParam: after,
      getNextPageParam: (page: Page) => page.nextCursor,
    })
  },

  /** The first few listings of a search in one order, and how many NG settings leave out, for a block on a page. */
  first: (where: Where, orderBy: Order | 'UNSPECIFIED', limit: number) =>
    queryOptions({
      queryKey: [...WORKS_KEYS[kind], where, orderBy, 'first', limit],
      queryFn: ({ signal }) =>
        search({ data: { where, orderBy, limit, after: null, withTotal: true }, signal }),
    }),

  one: (id: string) =>
    queryOptions({
      queryKey: [DETAIL_KEYS[kind], id],
      queryFn: ({ signal }) => get({ data: id, signal }),
    }),

  byIds: (ids: string[]) =>
    queryOptions({
      queryKey: [...WORKS_KEYS[kind], 'byIds', ids],
      queryFn: ({ signal }) => byIds({ data: ids, signal }),
    }),
})
