import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { toLogin } from '../../platform/addresses.ts'
import { sessionQuery } from './session.queries.ts'

/**
 * Route guard: redirects a visitor to the log-in, with `returnTo`. Only for the screen: the backend guards
 * every call itself.
 */
export async function requireSignIn(queryClient: QueryClient, href: string): Promise<void> {
  const { role } = await queryClient.ensureQueryData(sessionQuery())
  if (role === 'Anonymous') throw redirect(toLogin({ returnTo: href }))
}
