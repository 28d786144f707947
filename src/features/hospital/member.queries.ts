import { queryOptions } from '@tanstack/react-query'
import { getMember } from './member.functions.ts'

/** The signed-in member's hospitals, the chosen one first. */
export const memberQuery = () =>
  queryOptions({ queryKey: ['member'], queryFn: ({ signal }) => getMember({ signal }), retry: false })
