import { queryOptions } from '@tanstack/react-query'
import { getFactorFn } from './factor.functions.ts'

export const factorQuery = () =>
  queryOptions({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) => getFactorFn({ signal }),
    staleTime: 10_000,
  })
