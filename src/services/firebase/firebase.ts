import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInAnonymously,
  signInWithCustomToken,
  signOut,
} from 'firebase/auth'
import type { FirebaseSettings } from '../../platform/server/firebase-settings.server.ts'

export type FirebaseUser = {
  uid: string
  isAnonymous: boolean
  /**
   * The current ID token; Firebase refreshes an expired one. `sessionId` is the `sid` claim of our custom
   * token.
   */
  idToken(): Promise<{ idToken: string; expiresAt: number; sessionId: string | null }>
}

/**
 * Firebase Auth as the browser uses it. Every call may reject, because the network or Firebase may be away.
 */
export type FirebaseParty = {
  /**
   * Calls the listener at once and at every change of user or token; null if nobody is signed in, not even
   * anonymously.
   */
  onUser(listener: (user: FirebaseUser | null) => void): () => void
  signInAnonymously(): Promise<void>
  signInWithCustomToken(token: string): Promise<void>
  signOut(): Promise<void>
}

/** To be imported dynamically: the Firebase SDK is a third of the JavaScript that a page needs. */
export function openFirebase({
  projectId,
  apiKey,
  authDomain,
  emulatorUrl,
}: FirebaseSettings): FirebaseParty {
  const app = initializeApp({ projectId, apiKey, ...(authDomain ? { authDomain } : {}) })
  // `getAuth` would also load Google's script for log-ins by pop-up or redirect.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return {
    onUser: (listener) =>
      onIdTokenChanged(auth, (user) =>
        listener(
          user && {
            uid: user.uid,
            isAnonymous: user.isAnonymous,
            idToken: async () => {
              const { token, expirationTime, claims } = await user.getIdTokenResult()
              const sessionId = typeof claims['sid'] === 'string' ? claims['sid'] : null
              return { idToken: token, expiresAt: Date.parse(expirationTime), sessionId }
            },
          },
        ),
      ),
    signInAnonymously: async () => {
      await signInAnonymously(auth)
    },
    signInWithCustomToken: async (token) => {
      await signInWithCustomToken(auth, token)
    },
    signOut: () => signOut(auth),
  }
}
