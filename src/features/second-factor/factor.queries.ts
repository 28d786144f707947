import { queryOptions } from '@tanstack/react-query'
import { getFactor } from './factor.functions.ts'

export const factorQuery = () =>
  queryOptions({
    queryKey: ['secondFactor'],
    queryFn: ({ signal }) => getFactor({ signal }),
    staleTime: 10_000,
  })
