import { createServerFn } from '@tanstack/react-start'
import { firebaseSettings } from '../../platform/firebase-settings.server.ts'
import { askAccount } from '../../services/account/account.server.ts'
import {
  CreateFirebaseToken,
  CreateIdToken,
  HasSession,
} from '../../services/account/session.account.documents.ts'

/** What the browser asks once a page is usable: whether a session exists, and what to sign in to Firebase with. */
export const checkSession = createServerFn().handler(async () => {
  const { hasSession } = await askAccount(HasSession)
  return { hasSession, firebase: firebaseSettings() }
})

/** A new ID token for the session of the cookie; null without one. */
export const createIdToken = createServerFn({ method: 'POST' }).handler(async () => {
  const { idToken, expiresIn } = (await askAccount(CreateIdToken)).createIdToken
  return idToken === null || expiresIn === null ? null : { idToken, expiresIn }
})

/** What a doctor signs in to Firebase with; null for a visitor, and where Firebase knows visitors only. */
export const createFirebaseToken = createServerFn({ method: 'POST' }).handler(
  async () => (await askAccount(CreateFirebaseToken)).createFirebaseToken.customToken,
)
