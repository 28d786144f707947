import { nowMs } from '../../platform/clock.ts'
/** An ID token and its expiry in milliseconds of this device's clock. */
export type HeldToken = {
  idToken: string
  expiresAt: number
  /** Pushed by the native app around the page. */
  isPushed: boolean
}

/** The signed-in user of the identity provider. */
export type IdentityUser = { uid: string; isAnonymous: boolean }

export type IdTokenState = {
  /** False until the first attempt to get a token has finished, and the native app around the page was heard. */
  isInitialised: boolean
  token: HeldToken | undefined
  user: IdentityUser | null
}

/** A call takes time: a token that expires before the call arrives is not sent. */
const MARGIN_MS = 5_000

let state: IdTokenState = { isInitialised: false, token: undefined, user: null }
let isAnnounced = false
let isNativeAwaited = false
/** Tokens that the server has refused are never sent again, wherever they come from. */
const refused = new Set<string>()
let firebaseToken: Pick<HeldToken, 'idToken' | 'expiresAt'> | undefined
const listeners = new Set<() => void>()

function publish(change: Partial<Pick<IdTokenState, 'token' | 'user'>>): void {
  state = { ...state, ...change, isInitialised: isAnnounced && !isNativeAwaited }
  for (const listener of listeners) listener()
}

export const readIdToken = (): IdTokenState => state

export function subscribeIdToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Publishes the current token; undefined if there is none or it could not be fetched. */
export function announceIdToken(told: HeldToken | undefined): void {
  const token = told && !isRefusedToken(told.idToken) ? told : undefined
  if (isAnnounced && state.token?.idToken === token?.idToken) return
  isAnnounced = true
  publish({ token })
}

/** In the native app: whatever is announced before its answer may be of another person (`noteNativeAnswer`). */
export function awaitNativeAnswer(): void {
  isNativeAwaited = true
}

/** The native app has pushed its token, or has none, or is not heard any more. */
export function noteNativeAnswer(): void {
  if (!isNativeAwaited) return
  isNativeAwaited = false
  publish({})
}

export function announceUser(user: IdentityUser | null): void {
  if (state.user?.uid !== user?.uid) publish({ user })
}

/** The signed-in Firebase user's token, the second choice after the stored or pushed one. */
export function setFirebaseToken(token: Pick<HeldToken, 'idToken' | 'expiresAt'> | undefined): void {
  firebaseToken = token
}

/** Drops all tokens: until there is a new one, the session cookie authenticates calls. */
export function dropBearers(): void {
  firebaseToken = undefined
  announceIdToken(undefined)
}

export const isRefusedToken = (idToken: string): boolean => refused.has(idToken)

/**
 * Drops a token that the server refused, for the rest of the page's life. The session cookie authenticates
 * calls instead.
 */
export function refuseToken(idToken: string): void {
  refused.add(idToken)
  if (firebaseToken?.idToken === idToken) firebaseToken = undefined
  if (state.token?.idToken === idToken) announceIdToken(undefined)
}

/**
 * The bearer token of a call: the stored or pushed token, else Firebase's. Without one the session cookie
 * authenticates it.
 */
export function currentBearer(): string | undefined {
  const from = nowMs() + MARGIN_MS
  return [state.token, firebaseToken].find(
    (token) => token && token.expiresAt > from && !isRefusedToken(token.idToken),
  )?.idToken
}
