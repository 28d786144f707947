import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { readStored, writeStored } from '../../platform/storage.ts'
import { keepTouched } from '../forms/touched-form.ts'
import { CHANGED_EVENT, DOUBTED_EVENT, REFUSED_EVENT } from './attach-bearer.ts'
import { followSession } from './firebase-flow.ts'
import { announceIdToken, isRefusedToken, readIdToken } from './id-token.ts'
import { getSessionFn } from './session.functions.ts'
import { sessionQuery } from './session.queries.ts'
import type { Session } from './session.ts'
import { readStoredToken, writeStoredToken } from './stored-token.ts'
import { startTokenFlow } from './token-flow.ts'
import { checkSessionFn } from './token.functions.ts'
import { markOf, watchStanding } from './watch-standing.ts'
import { nowMs } from '../../platform/clock.ts'
import { isLeaving, noteLeaving, noteStay } from '../../platform/leaving.ts'

const RELOADED_KEY = 'dp:session-reloaded'
/** After a reload for an ended session, a second one within this time would be an endless loop. */
const RELOAD_ONCE_MS = 30_000
const REFUSED_AGAIN_MS = 2_000
/**
 * Most session changes navigate to a new document, which checks the session itself; the delay leaves time for
 * that.
 */
const AFTER_CHANGE_MS = 1_000
/** A browser may break off the calls of a page that is being left before the page hears of it (`pagehide`). */
const LEFT_WITHIN_MS = 500

/**
 * After hydration: restores the token, checks that the session still exists, and keeps the Firebase user and
 * the other tabs in step. Returns a function that stops all this.
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const shown = () => queryClient.getQueryData(sessionQuery().queryKey)
  const sessionOfPage = () => shown()?.sessionId ?? null
  let refusedAt = 0
  let endFirebase: (() => void) | undefined
  let ended = false
  let isKeeping = false
  let changed: ReturnType<typeof setTimeout> | undefined

  /**
   * Updates the page in place: first the session query, then all other queries, whose data is of the former
   * session.
   */
  async function showOtherSession(seen?: Session): Promise<void> {
    if (isLeaving()) return
    const { queryKey } = sessionQuery()
    if (seen) queryClient.setQueryData(queryKey, seen)
    else await queryClient.refetchQueries({ queryKey, exact: true })
    await queryClient.invalidateQueries({ predicate: (query) => query.queryHash !== hashKey(queryKey) })
    await router.invalidate()
  }

  /**
   * The page shows a doctor whose session has ended: reload it, so that nothing of the doctor stays. What is being typed is
   * kept first, which may lead on by itself.
   */
  async function leavePage(sessionId: string): Promise<void> {
    if (isLeaving() || isKeeping) return
    isKeeping = true
    await keepTouched(sessionId)
    isKeeping = false
    if (isLeaving()) return
    const now = nowMs()
    if (now - Number(readStored('session', RELOADED_KEY)) < RELOAD_ONCE_MS) {
      void showOtherSession()
      return
    }
    writeStored('session', RELOADED_KEY, String(now))
    window.location.reload()
  }

  const flow = startTokenFlow({
    sessionOfPage,
    onOtherSession: () => void showOtherSession(),
    onForgotten: () => void check(),
  })

  const standing = watchStanding({
    markOfPage: () => {
      const session = shown()
      return session?.sessionId ? markOf(session) : null
    },
    look: () => getSessionFn(),
    onChange(seen) {
      if (seen.sessionId === null) void check()
      else void showOtherSession(seen)
    },
  })

  async function check(): Promise<void> {
    try {
      const { hasSession, firebase } = await checkSessionFn()
      if (hasSession) await flow.renew()
      else if (!readStoredToken()?.isPushed) {
        flow.forget()
        const left = sessionOfPage()
        if (left !== null) await leavePage(left)
      }
      if (firebase && !endFirebase && !ended) {
        endFirebase = () => undefined
        const { openFirebase } = await import('../../services/firebase/firebase.ts')
        endFirebase = followSession(openFirebase(firebase), sessionOfPage)
      }
    } catch (error) {
      // Logged to the console and ignored: the page goes on with what it knows.
      console.error(error)
      // A check broken off by leaving has found nothing: what waits for the token hears of the leaving first.
      setTimeout(() => announceIdToken(readIdToken().token), LEFT_WITHIN_MS)
    }
  }

  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    noteStay()
    void check()
  }
  // On the window, after every handler of the page has had its say.
  const onSubmit = ({ target, defaultPrevented }: SubmitEvent) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method === 'post') noteLeaving()
  }
  const onRefused = () => {
    if (nowMs() - refusedAt < REFUSED_AGAIN_MS) return
    refusedAt = nowMs()
    const stored = readStoredToken()
    if (stored && (isRefusedToken(stored.idToken) || !stored.isPushed)) writeStoredToken(undefined)
    void check()
  }
  const onChanged = () => {
    writeStoredToken(undefined)
    clearTimeout(changed)
    changed = setTimeout(() => void check(), AFTER_CHANGE_MS)
  }
  window.addEventListener('pageshow', onShown)
  window.addEventListener('submit', onSubmit)
  window.addEventListener(DOUBTED_EVENT, standing.check)
  window.addEventListener(REFUSED_EVENT, onRefused)
  window.addEventListener(CHANGED_EVENT, onChanged)
  void check()

  return () => {
    ended = true
    flow.stop()
    endFirebase?.()
    standing.stop()
    window.removeEventListener('pageshow', onShown)
    window.removeEventListener('submit', onSubmit)
    window.removeEventListener(DOUBTED_EVENT, standing.check)
    window.removeEventListener(REFUSED_EVENT, onRefused)
    window.removeEventListener(CHANGED_EVENT, onChanged)
    clearTimeout(changed)
  }
}
