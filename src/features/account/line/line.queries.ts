import { queryOptions } from '@tanstack/react-query'
import { hasLineLogInFn } from './line.functions.ts'

export const lineLogInQuery = () =>
  queryOptions({
    queryKey: ['line-log-in'],
    queryFn: ({ signal }) => hasLineLogInFn({ signal }),
    staleTime: Infinity,
  })
