import { createMiddleware } from '@tanstack/react-start'
import { noteLeaving } from '../../platform/leaving.ts'
import { sessionId } from '../../platform/session-id.ts'
import { readStored } from '../../platform/storage.ts'
import { currentBearer, dropBearers, refuseToken } from './id-token.ts'

/** Window event: a call was refused with 401. */
export const REFUSED_EVENT = 'dp:refused'

/** Window event: a response says that the page's session may have changed (`X-Session-Doubted`). */
export const DOUBTED_EVENT = 'dp:session-doubted'

/** Window event: a call has started, changed or ended the cookie's session (`X-Session-Changed`). */
export const CHANGED_EVENT = 'dp:session-changed'

/**
 * Local storage key of a token that goes to the account server instead of the doctor's own.
 */
const OVERRIDE_KEY = 'dp:account-token'

/**
 * The session of a form had ended when it was sent. What was typed is kept, and shown at this address after the log-in to
 * which its guard leads.
 */
function leaveTo(address: string): void {
  noteLeaving()
  window.location.assign(address)
}

const fetchAndDispatch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init)
  const unsentAt = answer.headers.get('x-unsent-at')
  if (unsentAt !== null) leaveTo(unsentAt)
  if (answer.headers.has('x-session-doubted')) window.dispatchEvent(new Event(DOUBTED_EVENT))
  if (answer.status === 401) {
    const headers = new Headers(init?.headers)
    const bearer = headers.get('authorization')?.slice('Bearer '.length)
    if (bearer) refuseToken(bearer)
    window.dispatchEvent(new Event(REFUSED_EVENT))
    // A GET is retried with the cookie alone. A command is not: it was meant in the name of the token.
    if (bearer && init?.method === 'GET') {
      headers.delete('authorization')
      return fetch(address, { ...init, headers })
    }
  }
  if (answer.headers.has('x-session-changed')) {
    // At once, so that the next call does not carry a token of the former session.
    dropBearers()
    window.dispatchEvent(new Event(CHANGED_EVENT))
  }
  return answer
}

/**
 * Adds the current bearer token and the session id of analytics to every call by script; forms that the browser posts by itself are
 * authenticated by the cookie.
 */
export const attachBearer = createMiddleware({ type: 'function' }).client(({ next }) => {
  const bearer = currentBearer()
  const override = readStored('local', OVERRIDE_KEY)
  const session = sessionId()
  return next({
    fetch: fetchAndDispatch,
    headers: {
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(session ? { 'X-Session-Id': session } : {}),
      ...(override ? { 'X-Account-Authorization': `Bearer ${override}` } : {}),
    },
  })
})
