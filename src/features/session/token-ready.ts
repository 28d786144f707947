import { readIdToken, subscribeIdToken } from './id-token.ts'

/**
 * Waits until it is known whose token the calls of the page carry. Resolves to false when that takes longer than so many
 * milliseconds, and when the page is being left.
 */
export function tokenReady(patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('pagehide', settle)
      resolve(readIdToken().isInitialised)
    }
    const look = () => {
      if (readIdToken().isInitialised) settle()
    }
    const stop = subscribeIdToken(look)
    const timer = setTimeout(settle, patienceMs)
    window.addEventListener('pagehide', settle)
    look()
  })
}
