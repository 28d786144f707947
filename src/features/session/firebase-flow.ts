import { sessionOfToken } from '../../domain/account/session-of-token.ts'
import { reportError } from '../../platform/faults/report-error.ts'
import type { FirebaseParty, FirebaseUser } from '../../services/firebase/firebase.ts'
import { toast } from '../../ui/toast/toast.ts'
import { announceUser, readIdToken, setFirebaseToken, subscribeIdToken } from './id-token.ts'
import { inOneTab } from './in-one-tab.ts'
import { createFirebaseTokenFn } from './token.functions.ts'

/**
 * Delays of the retries before an error is shown: a phone may be changing cells, an emulator still starting.
 */
const RETRY_AFTER_MS = [1_000, 2_000, 5_000]

const pause = (ms: number) => new Promise((settle) => setTimeout(settle, ms))

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (const ms of RETRY_AFTER_MS) {
    try {
      return await run()
    } catch {
      await pause(ms)
    }
  }
  return run()
}

/**
 * Keeps the Firebase user in step with the session: an anonymous user for a visitor, the doctor's own user
 * for a doctor. Without Firebase the app goes on; a failure is shown once per page load.
 */
export function followSession(firebase: FirebaseParty, sessionOfPage: () => string | null): () => void {
  let user: FirebaseUser | null | undefined
  let attemptedSession: string | undefined
  let queue = Promise.resolve()
  const shown = new Set<string>()

  async function attempt<T>(what: 'getIdToken' | 'signInAnonymously', run: () => Promise<T>) {
    try {
      return await withRetries(run)
    } catch (error) {
      reportError(error, what)
      if (!shown.has(what)) toast({ id: what, status: 'error', title: `認証に失敗しました。(${what})` })
      shown.add(what)
      return undefined
    }
  }

  async function signInDoctor(): Promise<true> {
    const token = await createFirebaseTokenFn()
    if (token) await firebase.signInWithCustomToken(token)
    else if (!user) await firebase.signInAnonymously()
    return true
  }

  async function settle(): Promise<void> {
    const { isInitialised, token } = readIdToken()
    if (!isInitialised || user === undefined) return
    const session = token ? sessionOfToken(token.idToken) : sessionOfPage()
    if (session === null) {
      setFirebaseToken(undefined)
      // `onUser` then reports null, which runs `settle` again.
      if (user && !user.isAnonymous) await firebase.signOut()
      else if (!user) await attempt('signInAnonymously', firebase.signInAnonymously)
      return
    }
    if (user && !user.isAnonymous) {
      const own = await attempt('getIdToken', user.idToken)
      if (!own) return
      if (own.sessionId === session) return setFirebaseToken(own)
    }
    // The user is of an earlier session or anonymous. One attempt per session; its result arrives through
    // `onUser`.
    if (attemptedSession === session) return
    attemptedSession = session
    if (!(await attempt('getIdToken', signInDoctor))) attemptedSession = undefined
  }

  const follow = () => {
    queue = queue
      .then(() => inOneTab('dp:firebase', settle))
      .catch((error: unknown) => reportError(error, 'firebase'))
  }
  const ends = [
    firebase.onUser((next) => {
      user = next
      announceUser(next && { uid: next.uid, isAnonymous: next.isAnonymous })
      follow()
    }),
    subscribeIdToken(follow),
  ]
  return () => ends.forEach((end) => end())
}
