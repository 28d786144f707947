import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { LIVE } from '../../../platform/live-query.ts'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { newFormKey } from '../../forms/form-key.ts'
import { takeKeptAnswer } from '../../forms/kept-answer.ts'
import { takeForms, type PageForms } from '../../forms/page-forms.ts'
import {
  DATE_FORM,
  DECIDE_APPLICATION_FORM,
  getApplicationFileFn,
  listInboxFn,
} from './hospital-application.functions.ts'

const INBOX_KEY = ['hospitalInbox'] as const

export const inboxQuery = (start = '') =>
  infiniteQueryOptions({
    ...LIVE,
    queryKey: [...INBOX_KEY, start],
    queryFn: ({ pageParam, signal }) => listInboxFn({ data: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
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

/** Loads the inbox; returns the form key of its page. */
export async function loadInbox(queryClient: QueryClient, after?: string): Promise<{ formKey: string }> {
  await queryClient.ensureInfiniteQueryData(inboxQuery(after))
  return { formKey: newFormKey() }
}

/** Loads the inbox and an application; returns the form key and the kept answer of the page's forms. */
export async function loadApplicationFile(
  queryClient: QueryClient,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ formKey: string; forms: PageForms } & Record<'kept' | 'dateKept', KeptAnswer | null>> {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(inboxQuery(after)),
    queryClient.ensureQueryData(applicationFileQuery(id)),
  ])
  return {
    formKey: newFormKey(),
    kept: takeKeptAnswer(DECIDE_APPLICATION_FORM),
    dateKept: takeKeptAnswer(DATE_FORM),
    ...takeForms(),
  }
}

export const invalidateInbox = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: INBOX_KEY })
