import { queryOptions } from '@tanstack/react-query'
import { getMemberFn } from './member.functions.ts'

/** The signed-in member's hospitals, the chosen one first. */
export const memberQuery = () =>
  queryOptions({ queryKey: ['member'], queryFn: ({ signal }) => getMemberFn({ signal }), retry: false })
