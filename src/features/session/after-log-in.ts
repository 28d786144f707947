import type { Address } from '../../platform/address.ts'
import { toLogin } from '../../platform/addresses.ts'
import { safeReturnPath } from '../../platform/return-path.ts'

/** The outcome of a log-in whose cookie did not come back, until it has. */
export const NO_COOKIE = 'NO_COOKIE'

/**
 * Where a log-in that succeeded leads: to the log-in page, which leads whoever is signed in on to `returnTo`, and tells a
 * browser that has not brought the cookie back that it keeps none.
 */
export function afterLogIn(returnTo: string | null | undefined): Address {
  const path = safeReturnPath(returnTo)
  return toLogin({ returnTo: path === '/' ? undefined : path, outcome: NO_COOKIE })
}
