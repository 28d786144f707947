import { environment } from './environment.server.ts'

/** What a browser needs to sign in to Firebase. */
export type FirebaseSettings = {
  projectId: string
  apiKey: string
  authDomain: string | undefined
  /** Null: no emulator, the real Firebase. */
  emulatorUrl: string | null
}

/** Null unless project id and API key are set; then no browser loads Firebase. */
export function firebaseSettings(): FirebaseSettings | null {
  const { NODE_ENV, FIREBASE_AUTH_EMULATOR_HOST, DEMO_AUTH_EMULATOR_URL, ...given } = environment()
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN } = given
  const host = NODE_ENV === 'production' ? undefined : FIREBASE_AUTH_EMULATOR_HOST
  const emulatorUrl = host ? `http://${host}` : (DEMO_AUTH_EMULATOR_URL ?? null)
  if (!FIREBASE_PROJECT_ID || !FIREBASE_API_KEY) return null
  return {
    projectId: FIREBASE_PROJECT_ID,
    apiKey: FIREBASE_API_KEY,
    authDomain: FIREBASE_AUTH_DOMAIN,
    emulatorUrl,
  }
}
