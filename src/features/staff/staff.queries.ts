import { queryOptions } from '@tanstack/react-query'
import { getStaff } from './staff.functions.ts'

export const staffQuery = () =>
  queryOptions({ queryKey: ['staff'], queryFn: ({ signal }) => getStaff({ signal }), retry: false })
