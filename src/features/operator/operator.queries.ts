import { queryOptions } from '@tanstack/react-query'
import { getOperator } from './operator.functions.ts'

/** Settings of the server, which last as long as its process. The footer of every page shows them. */
export const operatorQuery = () =>
  queryOptions({
    queryKey: ['operator'],
    queryFn: () => getOperator(),
    staleTime: Infinity,
    gcTime: Infinity,
  })
