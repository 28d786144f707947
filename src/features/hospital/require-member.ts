import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { hrefOf } from '../../platform/address.ts'
import { toFactor, toHospital, toHospitalLogin } from '../../platform/addresses.ts'
import { memberQuery } from './member.queries.ts'

/**
 * Route guard of the pages of a hospital: redirects everybody but members to the log-in, and an owner who has put off a
 * required second factor to its page. The backend guards every call itself.
 */
export async function requireMember(
  queryClient: QueryClient,
  { pathname, href }: { pathname: string; href: string },
): Promise<void> {
  const memberships = await queryClient.ensureQueryData(memberQuery())
  if (!Array.isArray(memberships))
    throw redirect(toHospitalLogin(href === hrefOf(toHospital()) ? undefined : { returnTo: href }))
  const isOverdue = memberships[0]?.factorWish === 'OVERDUE'
  if (isOverdue && pathname !== hrefOf(toFactor())) throw redirect(toFactor())
}

/** Route guard of the log-in: redirects a member; returns whether somebody else is signed in. */
export async function isSignedInElsewhere(queryClient: QueryClient): Promise<boolean> {
  const memberships = await queryClient.ensureQueryData(memberQuery())
  if (Array.isArray(memberships)) throw redirect(toHospital())
  return memberships === null
}
