import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { pagesQuery } from '../../platform/pages-query.ts'
import type { NoticeSide } from './notice-side.ts'
import { countUnreadNoticesFn, listNoticesFn } from './notice.functions.ts'

const NOTICES_KEY = ['notices'] as const

/** How often an open page asks for new notices. */
const EVERY_MS = 60_000

export const noticesQuery = (side: NoticeSide, start = '') => ({
  ...pagesQuery([...NOTICES_KEY, side, 'list'], start, ({ after, signal }) =>
    listNoticesFn({ data: { side, after }, signal }),
  ),
  staleTime: 10_000,
})

export const unreadNoticesQuery = (side: NoticeSide) =>
  queryOptions({
    queryKey: [...NOTICES_KEY, side, 'unread'],
    queryFn: ({ signal }) => countUnreadNoticesFn({ data: side, signal }),
    refetchInterval: EVERY_MS,
  })

export async function loadNotices(queryClient: QueryClient, side: NoticeSide, after?: string): Promise<void> {
  await queryClient.ensureInfiniteQueryData(noticesQuery(side, after))
}
