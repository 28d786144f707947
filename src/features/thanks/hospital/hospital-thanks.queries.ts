import type { QueryClient } from '@tanstack/react-query'
import { pagesQuery } from '../../../platform/pages-query.ts'
import { getThankableWorksFn } from './hospital-thanks.functions.ts'

const THANKABLE_KEY = ['thankable'] as const

export const thankableWorksQuery = (start = '') =>
  pagesQuery(THANKABLE_KEY, start, ({ after, signal }) => getThankableWorksFn({ data: after, signal }))

export const invalidateThankable = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: THANKABLE_KEY })
