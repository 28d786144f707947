import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PerformancePeriod } from '../../domain/work/performance.ts'
import { pagesQuery } from '../../platform/pages-query.ts'
import { getEngagementPerformanceFn, getMedianFn, getPerformanceFn } from './performance.functions.ts'

const PERFORMANCE_KEY = ['performance'] as const

export const PERFORMANCE_SPAN: PerformancePeriod = 'YEAR'

export const performanceQuery = (period: PerformancePeriod = PERFORMANCE_SPAN, start = '') =>
  pagesQuery([...PERFORMANCE_KEY, period], start, ({ after, signal }) =>
    getPerformanceFn({ data: { period, after }, signal }),
  )

export const engagementPerformanceQuery = (id: string, start = '') =>
  infiniteQueryOptions({
    queryKey: [...PERFORMANCE_KEY, 'engagement', id, start],
    queryFn: ({ pageParam, signal }) =>
      getEngagementPerformanceFn({ data: { id, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: (page) => page?.nextCursor || null,
  })

export const medianQuery = () =>
  queryOptions({
    queryKey: [...PERFORMANCE_KEY, 'median'],
    queryFn: ({ signal }) => getMedianFn({ signal }),
  })
