import { queryOptions } from '@tanstack/react-query'
import { getMembers } from './members.functions.ts'

export const hospitalMembersQuery = () =>
  queryOptions({
    queryKey: ['hospitalMembers'],
    queryFn: ({ signal }) => getMembers({ signal }),
    staleTime: 10_000,
  })
