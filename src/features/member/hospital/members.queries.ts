import { queryOptions } from '@tanstack/react-query'
import { getMembersFn } from './members.functions.ts'

export const hospitalMembersQuery = () =>
  queryOptions({
    queryKey: ['hospitalMembers'],
    queryFn: ({ signal }) => getMembersFn({ signal }),
    staleTime: 10_000,
  })
