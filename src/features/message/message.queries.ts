import { isUuid } from '../../domain/uuid.ts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { LIVE } from '../../platform/live-query.ts'
import { pagesQuery } from '../../platform/pages-query.ts'
import { takeForms } from '../forms/page-forms.ts'
import { getHospitalThreadFn, listThreadsFn } from './hospital-message.functions.ts'
import { getThreadFn } from './message.functions.ts'

const MESSAGES_KEY = ['messages'] as const

const live = { ...LIVE, staleTime: 0 }

export const threadQuery = (kind: SearchKind, listingId: string, before = '') =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, kind, listingId, before],
    queryFn: ({ signal }) => getThreadFn({ data: { kind, listingId, before }, signal }),
    ...live,
  })

export const hospitalThreadQuery = (threadId: string, before = '') =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'hospital', threadId, before],
    // An address that was typed wrong leads to no thread.
    queryFn: ({ signal }) =>
      isUuid(threadId) ? getHospitalThreadFn({ data: { threadId, before }, signal }) : null,
    ...live,
  })

export const threadsQuery = (start = '') => ({
  ...pagesQuery([...MESSAGES_KEY, 'threads'], start, ({ after, signal }) =>
    listThreadsFn({ data: after, signal }),
  ),
  ...live,
})

/** Loads a hospital's threads and one of them. */
export async function loadHospitalThread(
  queryClient: QueryClient,
  { id, after, before }: { id: string; after?: string | undefined; before?: string | undefined },
) {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(threadsQuery(after)),
    queryClient.ensureQueryData(hospitalThreadQuery(id, before)),
  ])
  return takeForms()
}

/** Invalidates every thread and list of threads. */
export const invalidateMessages = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
