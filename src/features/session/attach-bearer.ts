import { createMiddleware } from '@tanstack/react-start'
import { readStored } from '../../platform/storage.ts'
import { currentBearer, dropBearers } from './id-token.ts'

/** Dispatched on the window when a call was refused for want of a session. */
export const REFUSED_EVENT = 'dp:refused'

/** Dispatched on the window when a call has begun, changed or ended the session of the cookie. */
export const CHANGED_EVENT = 'dp:session-changed'

/** A token stored here goes to the account server instead of the doctor's own (spec section 6). */
const OVERRIDE_KEY = 'dp:account-token'

const fetchAndHear: typeof fetch = async (...request) => {
  const answer = await fetch(...request)
  if (answer.status === 401) window.dispatchEvent(new Event(REFUSED_EVENT))
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
