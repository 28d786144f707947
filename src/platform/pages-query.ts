import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query'

type Page = { nextCursor: string }

/** A list that goes on by cursor, from its beginning or from the cursor `start`. */
export const pagesQuery = <Shown extends Page>(
  queryKey: QueryKey,
  start: string,
  read: (asked: { after: string; signal: AbortSignal }) => Promise<Shown>,
) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, start],
    queryFn: ({ pageParam, signal }) => read({ after: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
  })
