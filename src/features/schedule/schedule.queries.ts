import { queryOptions } from '@tanstack/react-query'
import { MATCHED_WORKS_KEY } from './matched-works-key.ts'
import { listWorksBetweenFn } from './schedule.functions.ts'

export const worksBetweenQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...MATCHED_WORKS_KEY, 'between', from, to],
    queryFn: ({ signal }) => listWorksBetweenFn({ data: { from, to }, signal }),
  })
