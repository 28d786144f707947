import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { hrefOf } from '../../platform/address.ts'
import { toStaff, toStaffAccount, toStaffLogin } from '../../platform/addresses.ts'
import { staffQuery } from './staff.queries.ts'

/**
 * Route guard of the pages of our staff: redirects everybody but members to the log-in, and a member who has put off a
 * required second factor to its page. The backend guards every call itself.
 */
export async function requireStaff(
  queryClient: QueryClient,
  { pathname, href }: { pathname: string; href: string },
): Promise<void> {
  const member = await queryClient.ensureQueryData(staffQuery())
  if (member === null || member === 'VISITOR')
    throw redirect(toStaffLogin(href === hrefOf(toStaff()) ? undefined : { returnTo: href }))
  if (member.factorWish === 'OVERDUE' && pathname !== hrefOf(toStaffAccount()))
    throw redirect(toStaffAccount())
}

/** Route guard of the log-in: redirects a member; returns whether somebody else is signed in. */
export async function isSignedInAsOther(queryClient: QueryClient): Promise<boolean> {
  const member = await queryClient.ensureQueryData(staffQuery())
  if (member !== null && member !== 'VISITOR') throw redirect(toStaff())
  return member === null
}
