import { queryOptions } from '@tanstack/react-query'
import { getStaffFn } from './staff.functions.ts'

export const staffQuery = () =>
  queryOptions({ queryKey: ['staff'], queryFn: ({ signal }) => getStaffFn({ signal }), retry: false })
