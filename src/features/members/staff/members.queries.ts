import { queryOptions } from '@tanstack/react-query'
import { listStaff } from './members.functions.ts'

export const staffMembersQuery = () =>
  queryOptions({ queryKey: ['staffMembers'], queryFn: ({ signal }) => listStaff({ signal }) })
