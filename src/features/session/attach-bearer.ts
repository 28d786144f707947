import { createMiddleware } from '@tanstack/react-start'
import { readStored } from '../../platform/storage.ts'
import { currentBearer, dropBearers, refuseToken } from './id-token.ts'

/** Dispatched on the window when a call was refused for want of a session. */
export const REFUSED_EVENT = 'dp:refused'

/** Dispatched on the window when an answer says that who asked is no longer who the page was made for. */
export const DOUBTED_EVENT = 'dp:session-doubted'

/** Dispatched on the window when a call has begun, changed or ended the session of the cookie. */
export const CHANGED_EVENT = 'dp:session-changed'

/** A token stored here goes to the account server instead of the doctor's own (spec section 6). */
const OVERRIDE_KEY = 'dp:account-token'

const fetchAndHear: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init)
  if (answer.headers.has('x-session-doubted')) window.dispatchEvent(new Event(DOUBTED_EVENT))
  if (answer.status === 401) {
    const headers = new Headers(init?.headers)
    const bearer = headers.get('authorization')?.slice('Bearer '.length)
    if (bearer) refuseToken(bearer)
    window.dispatchEvent(new Event(REFUSED_EVENT))
    // A reading is asked for again by the cookie. A command is not: it was meant in the name of the token.
    if (bearer && init?.method === 'GET') {
      headers.delete('authorization')
      return fetch(address, { ...init, headers })
    }
  }
  if (answer.headers.has('x-session-changed')) {
    // At once: what is called next must not go in the name of the session before.
    dropBearers()
    window.dispatchEvent(new Event(CHANGED_EVENT))
  }
  return answer
}

/** Every call of the browser's script carries the token that holds now; forms it posts by itself go by the cookie. */
export const attachBearer = createMiddleware({ type: 'function' }).client(({ next }) => {
  const bearer = currentBearer()
  const override = readStored('local', OVERRIDE_KEY)
  return next({
    fetch: fetchAndHear,
    headers: {
      ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}),
      ...(override ? { 'X-Account-Authorization': `Bearer ${override}` } : {}),
    },
  })
})
