import { queryOptions } from '@tanstack/react-query'
import { listWorksBetween } from './schedule.functions.ts'

/** Keyed below the doctor's works, so that it is asked for again when they change. */
export const worksBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['matchedWorks', 'between', from, to],
    queryFn: ({ signal }) => listWorksBetween({ data: { from, to }, signal }),
  })
