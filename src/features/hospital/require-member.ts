import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { toHospital, toHospitalLogin } from '../../platform/addresses.ts'
import { memberQuery } from './member.queries.ts'

/**
 * Route guard of the pages of a hospital: redirects everybody but members to the log-in. The backend guards
 * every call itself.
 */
export async function requireMember(queryClient: QueryClient): Promise<void> {
  const memberships = await queryClient.ensureQueryData(memberQuery())
  if (!Array.isArray(memberships)) throw redirect(toHospitalLogin())
}

/** Route guard of the log-in: redirects a member; returns whether somebody else is signed in. */
export async function isSignedInElsewhere(queryClient: QueryClient): Promise<boolean> {
  const memberships = await queryClient.ensureQueryData(memberQuery())
  if (Array.isArray(memberships)) throw redirect(toHospital())
  return memberships === null
}
