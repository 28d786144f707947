import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { takeForms, type PageForms } from '../../forms/page-forms.ts'
import { getApplicationFileFn, listInboxFn } from './hospital-application.functions.ts'

const INBOX_KEY = ['hospitalInbox'] as const

export const inboxQuery = (start = '') => ({
  ...pagesQuery(INBOX_KEY, start, ({ after: data, signal }) => listInboxFn({ data, signal })),
  ...LIVE,
  // Several people work on this list, on several pages: asked for anew whenever it is shown.
  staleTime: 0,
})

export const applicationFileQuery = (id: string) =>
  queryOptions({
    ...LIVE,
    queryKey: ['hospitalApplication', id],
    queryFn: ({ signal }) => getApplicationFileFn({ data: id, signal }),
    // Always fresh when opened.
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** Loads the inbox and its forms; returns the base of their keys beside them. */
export async function loadInbox(queryClient: QueryClient, after?: string) {
  await queryClient.ensureInfiniteQueryData(inboxQuery(after))
  return keyed(takeForms())
}

/** Loads the inbox and an application, and their forms; returns the base of their keys beside them. */
export async function loadApplicationFile(
  queryClient: QueryClient,
  { id, after }: { id: string; after?: string | undefined },
) {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(inboxQuery(after)),
    queryClient.ensureQueryData(applicationFileQuery(id)),
  ])
  return keyed(takeForms())
}

const keyed = (taken: { forms: PageForms }) => ({ ...taken, formKey: taken.forms.key })

export const invalidateInbox = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: INBOX_KEY })
