import { sessionOfToken } from '../../domain/account/session-of-token.ts'
import { reportError } from '../../platform/faults/report-error.ts'
import type { FirebaseParty, FirebaseUser } from '../../services/firebase/firebase.ts'
import { toast } from '../../ui/toast/toast.ts'
import { announceUser, readIdToken, setFirebaseToken, subscribeIdToken } from './id-token.ts'
import { inOneTab } from './in-one-tab.ts'
import { createFirebaseToken } from './token.functions.ts'

/** Before a failure is told: a phone between two masts, or an emulator that has not come up. */
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
 * Keeps Firebase's user in step with the session: an anonymous one for a visitor, the doctor's own for a doctor. The app
 * goes on without when Firebase is away; a failure is told once a page (spec section 8).
 */
export function followSession(firebase: FirebaseParty, sessionOfPage: () => string | null): () => void {
  let user: FirebaseUser | null | undefined
  let tried: string | undefined
  let queue = Promise.resolve()
  const told = new Set<string>()

  async function attempt<T>(what: 'getIdToken' | 'signInAnonymously', run: () => Promise<T>) {
    try {
      return await withRetries(run)
    } catch (error) {
      reportError(error, what)
      if (!told.has(what)) toast({ id: what, status: 'error', title: `認証に失敗しました。(${what})` })
      told.add(what)
      return undefined
    }
  }

  async function signInDoctor(): Promise<true> {
    const token = await createFirebaseToken()
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
      // Firebase then says that there is nobody, and we come here again.
      if (user && !user.isAnonymous) await firebase.signOut()
      else if (!user) await attempt('signInAnonymously', firebase.signInAnonymously)
      return
    }
    if (user && !user.isAnonymous) {
      const own = await attempt('getIdToken', user.idToken)
      if (!own) return
      if (own.sessionId === session) return setFirebaseToken(own)
    }
    // Of an earlier session, or a visitor until now. One try: what comes of it is seen when the user changes.
    if (tried === session) return
    tried = session
    if (!(await attempt('getIdToken', signInDoctor))) tried = undefined
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
