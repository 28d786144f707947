import { queryOptions } from '@tanstack/react-query'
import { listStaffFn } from './members.functions.ts'

export const staffMembersQuery = () =>
  queryOptions({ queryKey: ['staffMembers'], queryFn: ({ signal }) => listStaffFn({ signal }) })
