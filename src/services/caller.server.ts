import { getRequestHeader } from '@tanstack/react-start/server'
import { bearerToken } from '../domain/account/bearer-token.ts'
import { PublicError, SESSION_ENDED } from '../platform/faults/public-error.ts'
import { ourCookie } from '../platform/server/cookie.server.ts'
import { requestScope } from '../platform/server/request-scope.server.ts'
import { askAccount } from './account/account.server.ts'
import { CreateIdToken } from './account/session.account.documents.ts'

const sessionCookie = ourCookie('sid')

/**
 * The caller's ID token, resolved once per request: the bearer token of the browser, or else the session cookie
 * exchanged at the account server. Null for a visitor.
 */
export function callerIdToken(): Promise<string | null> {
  const { memo } = requestScope()
  const known = memo.get(callerIdToken)
  if (known instanceof Promise) return known
  const token = findIdToken()
  memo.set(callerIdToken, token)
  return token
}

/**
 * The caller's ID token, for calls that visitors cannot make; without one, a 401 that says the session has
 * ended.
 */
export async function signedInIdToken(): Promise<string> {
  const token = await callerIdToken()
  if (!token) throw new PublicError(SESSION_ENDED, { status: 401 })
  return token
}

async function findIdToken(): Promise<string | null> {
  const bearer = bearerToken(getRequestHeader('authorization'))
  if (bearer) return bearer
  if (sessionCookie.read(getRequestHeader('cookie')) === null) return null
  const { createIdToken } = await askAccount(CreateIdToken)
  return createIdToken.idToken
}
