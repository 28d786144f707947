import { hrefOf } from '../../../platform/address.ts'
import { toMessageEvents } from '../../../platform/addresses.ts'

/** After a refused connection: the server is busy, or being replaced. */
const RETRY_MS = 30_000

/** Name of the lock and of the channel that the tabs of a browser share. */
const NAME = 'message-events'

/**
 * Calls `tell` whenever something of the doctor's or the hospital's may have changed: a thread, an application, a work. Of all tabs of a browser the one that holds the lock has the
 * connection, and tells the others. Returns the end.
 */
export function followEvents(tell: () => void): () => void {
  // Webviews without them, and pages over plain HTTP, ask now and then.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined
  const ended = new AbortController()
  const tabs = new BroadcastChannel(NAME)
  tabs.addEventListener('message', tell)
  /** Resolves when the connection is over, which gives the lock to the next tab. */
  const connect = () =>
    new Promise<void>((release) => {
      const source = new EventSource(hrefOf(toMessageEvents()))
      source.addEventListener('message', () => {
        tell()
        tabs.postMessage(null)
      })
      const close = () => {
        source.close()
        release()
      }
      // A lost connection is made anew by the browser; a refused one is not.
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) close()
      })
      if (ended.signal.aborted) close()
      else ended.signal.addEventListener('abort', close)
    })
  async function follow() {
    while (!ended.signal.aborted) {
      await navigator.locks.request(NAME, { signal: ended.signal }, connect)
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }
  // Rejects when the page ends before the lock is free.
  void follow().catch(() => undefined)
  return () => {
    ended.abort()
    tabs.close()
  }
}
