import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { toLogin } from '../../platform/addresses.ts'
import { sessionQuery } from './session.queries.ts'

/** Sends a visitor to log in and back. For the screen's sake only: every call is guarded by the backend itself. */
export async function requireSignIn(queryClient: QueryClient, href: string): Promise<void> {
  const { role } = await queryClient.ensureQueryData(sessionQuery())
  if (role === 'Anonymous') throw redirect(toLogin({ returnTo: href }))
}
