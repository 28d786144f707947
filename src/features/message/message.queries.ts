import { isUuid } from '../../domain/uuid.ts'
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { LIVE } from '../../platform/live-query.ts'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { newFormKey } from '../forms/form-key.ts'
import { takeKeptAnswer } from '../forms/kept-answer.ts'
import { getHospitalThreadFn, listThreadsFn } from './hospital-message.functions.ts'
import { getThreadFn } from './message.functions.ts'
import { MESSAGE_FORM } from './posted-forms.ts'

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

export const threadsQuery = (start = '') =>
  infiniteQueryOptions({
    queryKey: [...MESSAGES_KEY, 'threads', start],
    queryFn: ({ pageParam, signal }) => listThreadsFn({ data: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
    ...live,
  })

/** The form key and the kept answer of a page with a message form. */
export const messageForm = (): { formKey: string; kept: KeptAnswer | null } => ({
  formKey: newFormKey(),
  kept: takeKeptAnswer(MESSAGE_FORM),
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
  return messageForm()
}

/** Invalidates every thread and list of threads. */
export const invalidateMessages = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: MESSAGES_KEY })
