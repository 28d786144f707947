import { queryOptions } from '@tanstack/react-query'
import { hasLineLogIn } from './line.functions.ts'

export const lineLogInQuery = () =>
  queryOptions({
    queryKey: ['line-log-in'],
    queryFn: ({ signal }) => hasLineLogIn({ signal }),
    staleTime: Infinity,
  })
