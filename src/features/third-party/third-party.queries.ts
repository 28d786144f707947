import { queryOptions } from '@tanstack/react-query'
import { getPartiesInUseFn } from './third-party.functions.ts'

/** Settings of the server, which last as long as its process. */
export const partiesInUseQuery = () =>
  queryOptions({ queryKey: ['partiesInUse'], queryFn: () => getPartiesInUseFn(), staleTime: Infinity })
