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
import type { FirebaseSettings } from '../../platform/firebase-settings.server.ts'

export type FirebaseUser = {
  uid: string
  isAnonymous: boolean
  /** Asks Firebase when the one at hand has run out. `sessionId` is the claim our custom token gave. */
  idToken(): Promise<{ idToken: string; expiresAt: number; sessionId: string | null }>
}

/** Firebase Auth as the browser uses it. Every call may reject: the network, or Firebase itself, may be away. */
export type FirebaseParty = {
  /** Null: nobody, not even anonymously. Called once at the start and at every change of user or token. */
  onUser(listener: (user: FirebaseUser | null) => void): () => void
  signInAnonymously(): Promise<void>
  signInWithCustomToken(token: string): Promise<void>
  signOut(): Promise<void>
}

/** Loaded only when it is used: it weighs a third of all that a page needs. */
export function openFirebase({
  projectId,
  apiKey,
  authDomain,
  emulatorUrl,
}: FirebaseSettings): FirebaseParty {
  const app = initializeApp({ projectId, apiKey, ...(authDomain ? { authDomain } : {}) })
  // Not getAuth: that one loads what pop-ups and redirects need, from another site.
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
