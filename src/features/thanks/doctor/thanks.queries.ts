import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ThanksShelf } from '../../../domain/work/thanks.ts'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { getThanksFn, getNotebookFn } from './thanks.functions.ts'

const APPRECIATION_KEY = ['appreciation'] as const

/** A shelf, or with `workId` the thanks for one work. */
export const thanksQuery = (shelf: ThanksShelf = 'OPEN', start = '', workId = '') =>
  pagesQuery([...APPRECIATION_KEY, shelf, workId], start, ({ after, signal }) =>
    getThanksFn({ data: { shelf, workId, after }, signal }),
  )

export const notebookQuery = (year = 0) =>
  queryOptions({
    queryKey: [...APPRECIATION_KEY, 'notebook', year],
    queryFn: ({ signal }) => getNotebookFn({ data: year, signal }),
  })

export const invalidateThanks = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: APPRECIATION_KEY })
