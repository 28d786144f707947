import { useSuspenseQuery } from '@tanstack/react-query'
import { staffQuery } from './staff.queries.ts'

/** The signed-in member of our staff. Throws outside the pages of our staff. */
export function useStaff() {
  const { data } = useSuspenseQuery(staffQuery())
  if (data === null || data === 'VISITOR') throw new Error('a page of our staff without a member')
  return data
}
