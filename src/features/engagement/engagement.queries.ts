import { infiniteQueryOptions } from '@tanstack/react-query'
import { LIVE } from '../../platform/live-query.ts'
import { SCHEDULES_KEY } from '../schedule/schedules-key.ts'
import { listSchedulesFn } from './engagement.functions.ts'

export const schedulesQuery = (id: string, start = '') =>
  infiniteQueryOptions({
    ...LIVE,
    queryKey: [...SCHEDULES_KEY, id, start],
    queryFn: ({ pageParam, signal }) => listSchedulesFn({ data: { id, after: pageParam }, signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export type ScheduleDates = Awaited<ReturnType<typeof listSchedulesFn>>
export type ScheduleDate = ScheduleDates['items'][number]
export type EngagementOfPage = NonNullable<ScheduleDates['engagement']>
