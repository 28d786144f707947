import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { readStored, writeStored } from '../../platform/storage.ts'
import { CHANGED_EVENT, REFUSED_EVENT } from './attach-bearer.ts'
import { followSession } from './firebase-flow.ts'
import { announceIdToken, readIdToken } from './id-token.ts'
import { sessionQuery } from './session.queries.ts'
import { readStoredToken, writeStoredToken } from './stored-token.ts'
import { startTokenFlow } from './token-flow.ts'
import { checkSession } from './token.functions.ts'

const RELOADED_KEY = 'dp:session-reloaded'
/** A page that was reloaded for a lost session and shows a doctor again so soon would do so for ever. */
const RELOAD_ONCE_MS = 30_000
const CHECK_AGAIN_MS = 60_000
const REFUSED_AGAIN_MS = 10_000
/** Most of what changes the session opens a new page next, which then looks after itself. */
const AFTER_CHANGE_MS = 1_000

/**
 * From the moment the page is usable: restores the token, checks whether the session still exists, keeps Firebase's user
 * and every other tab in step. Returns how to end it.
 */
export function watchSession(queryClient: QueryClient, router: AnyRouter): () => void {
  const sessionOfPage = () => queryClient.getQueryData(sessionQuery().queryKey)?.sessionId ?? null
  let checkedAt = 0
  let refusedAt = 0
  let endFirebase: (() => void) | undefined
  let ended = false
  let changed: ReturnType<typeof setTimeout> | undefined

  async function showOtherSession(): Promise<void> {
    const isSession = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'session'
    await queryClient.refetchQueries({ queryKey: sessionQuery().queryKey, exact: true })
    await queryClient.invalidateQueries({ predicate: (query) => !isSession(query) })
    await router.invalidate()
  }

  function reloadOnce(): void {
    const now = Date.now()
    if (now - Number(readStored('session', RELOADED_KEY)) < RELOAD_ONCE_MS) return
    writeStored('session', RELOADED_KEY, String(now))
    window.location.reload()
  }

  const flow = startTokenFlow({
    sessionOfPage,
    onOtherSession: () => void showOtherSession(),
    onForgotten: () => void check(),
  })

  async function check(): Promise<void> {
    checkedAt = Date.now()
    try {
      const { hasSession, firebase } = await checkSession()
      if (hasSession) await flow.renew()
      else if (!readStoredToken()?.isPushed) {
        flow.forget()
        // The page shows somebody whose session is gone: nothing of them stays.
        if (sessionOfPage() !== null) reloadOnce()
      }
      if (firebase && !endFirebase && !ended) {
        endFirebase = () => undefined
        const { openFirebase } = await import('../../services/firebase/firebase.ts')
        endFirebase = followSession(openFirebase(firebase), sessionOfPage)
      }
    } catch (error) {
      // The spec's words: logged to the console and ignored.
      console.error(error)
      announceIdToken(readIdToken().token)
    }
  }

  const onVisible = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt > CHECK_AGAIN_MS) void check()
  }
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void check()
  }
  const onRefused = () => {
    if (Date.now() - refusedAt < REFUSED_AGAIN_MS) return
    refusedAt = Date.now()
    writeStoredToken(undefined)
    void check()
  }
  const onChanged = () => {
    writeStoredToken(undefined)
    clearTimeout(changed)
    changed = setTimeout(() => void check(), AFTER_CHANGE_MS)
  }
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onShown)
  window.addEventListener(REFUSED_EVENT, onRefused)
  window.addEventListener(CHANGED_EVENT, onChanged)
  void check()

  return () => {
    ended = true
    flow.stop()
    endFirebase?.()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onShown)
    window.removeEventListener(REFUSED_EVENT, onRefused)
    window.removeEventListener(CHANGED_EVENT, onChanged)
    clearTimeout(changed)
  }
}
