import { useSuspenseQuery } from '@tanstack/react-query'
import { memberQuery } from './member.queries.ts'

/** The signed-in member's hospitals, the chosen one first. Throws outside the pages of a hospital. */
export function useMemberships() {
  const { data } = useSuspenseQuery(memberQuery())
  if (!Array.isArray(data)) throw new Error('a page of a hospital without a member')
  return data
}
