import { nowMs } from '../../platform/clock.ts'
/** An ID token and when it ends, in milliseconds of this device's clock. */
export type HeldToken = {
  idToken: string
  expiresAt: number
  /** Given by the native app around the page. */
  isPushed: boolean
}

/** The signed-in user of the identity provider. */
export type IdentityUser = { uid: string; isAnonymous: boolean }

export type IdTokenState = {
  /** Whether it is known by now if there is a token. */
  isInitialised: boolean
  token: HeldToken | undefined
  user: IdentityUser | null
}

/** On its way a call takes time: what ends before it arrives is not sent. */
const MARGIN_MS = 5_000

let state: IdTokenState = { isInitialised: false, token: undefined, user: null }
/** Tokens the server has refused: whoever brings them again, they are not sent. */
const refused = new Set<string>()
let ofFirebase: Pick<HeldToken, 'idToken' | 'expiresAt'> | undefined
const listeners = new Set<() => void>()

function publish(next: IdTokenState): void {
  state = next
  for (const listener of listeners) listener()
}

export const readIdToken = (): IdTokenState => state

export function subscribeIdToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells the app which token holds now; undefined when there is none or it could not be had. */
export function announceIdToken(told: HeldToken | undefined): void {
  const token = told && !isRefusedToken(told.idToken) ? told : undefined
  if (state.isInitialised && state.token?.idToken === token?.idToken) return
  publish({ ...state, isInitialised: true, token })
}

export function announceUser(user: IdentityUser | null): void {
  if (state.user?.uid !== user?.uid) publish({ ...state, user })
}

/** The signed-in Firebase user's own token: the second choice. */
export function setFirebaseToken(token: Pick<HeldToken, 'idToken' | 'expiresAt'> | undefined): void {
  ofFirebase = token
}

/** The cookie speaks until there is a new token. */
export function dropBearers(): void {
  ofFirebase = undefined
  announceIdToken(undefined)
}

export const isRefusedToken = (idToken: string): boolean => refused.has(idToken)

/** Lets go of a token the server refused, at once and for the life of the page. The cookie speaks instead. */
export function refuseToken(idToken: string): void {
  refused.add(idToken)
  if (ofFirebase?.idToken === idToken) ofFirebase = undefined
  if (state.token?.idToken === idToken) announceIdToken(undefined)
}

/** What a call carries: the stored or pushed token first, then Firebase's. Without one the cookie speaks. */
export function currentBearer(): string | undefined {
  const from = nowMs() + MARGIN_MS
  return [state.token, ofFirebase].find(
    (token) => token && token.expiresAt > from && !isRefusedToken(token.idToken),
  )?.idToken
}
