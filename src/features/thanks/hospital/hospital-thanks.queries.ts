import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { getThankableWorksFn } from './hospital-thanks.functions.ts'

const THANKABLE_KEY = ['thankable'] as const

export const thankableWorksQuery = (start = '') =>
  infiniteQueryOptions({
    queryKey: [...THANKABLE_KEY, start],
    queryFn: ({ pageParam, signal }) => getThankableWorksFn({ data: pageParam, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor || null,
  })

export const invalidateThankable = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: THANKABLE_KEY })
