import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hrefOf } from '../../platform/address.ts'
import { toMessageEvents } from '../../platform/addresses.ts'
import { invalidateMessages } from './messages.queries.ts'

/** After a refused connection: the server is busy, or being replaced. */
const RETRY_MS = 30_000

/** Name of the lock and of the channel that the tabs of a browser share. */
const NAME = 'message-events'

/**
 * Calls `tell` whenever a thread may have changed. Of all tabs of a browser the one that holds the lock has the
 * connection, and tells the others. Returns the end.
 */
function followMessages(tell: () => void): () => void {
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

/** Keeps the messages on the page up to date; without the connection they are asked for now and then. */
export function useMessageEvents(): void {
  const queryClient = useQueryClient()
  useEffect(() => followMessages(() => void invalidateMessages(queryClient)), [queryClient])
}
