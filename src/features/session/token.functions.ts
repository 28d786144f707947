import { createServerFn } from '@tanstack/react-start'
import { firebaseSettings } from '../../platform/server/firebase-settings.server.ts'
import { askAccount } from '../../services/account/account.server.ts'
import {
  CreateFirebaseToken,
  CreateIdToken,
  HasSession,
} from '../../services/account/session.account.documents.ts'

/** The first call after hydration: whether a session exists, and the Firebase settings. */
export const checkSessionFn = createServerFn().handler(async () => {
  const { hasSession } = await askAccount(HasSession)
  return { hasSession, firebase: firebaseSettings() }
})

/** A new ID token for the cookie's session; null without one. */
export const createIdTokenFn = createServerFn({ method: 'POST' }).handler(async () => {
  const { idToken, expiresIn } = (await askAccount(CreateIdToken)).createIdToken
  return idToken === null || expiresIn === null ? null : { idToken, expiresIn }
})

/**
 * The custom token for Firebase sign-in; null for a visitor, and where Firebase is used for visitors only.
 */
export const createFirebaseTokenFn = createServerFn({ method: 'POST' }).handler(
  async () => (await askAccount(CreateFirebaseToken)).createFirebaseToken.customToken,
)
