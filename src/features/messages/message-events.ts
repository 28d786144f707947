import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hrefOf } from '../../platform/address.ts'
import { toMessageEvents } from '../../platform/addresses.ts'
import { invalidateMessages } from './messages.queries.ts'

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
      if (ended.signal.aborted) close()
      else ended.signal.addEventListener('abort', close)
    })
  // Rejects when the page ends before the lock is free.
  void navigator.locks.request(NAME, { signal: ended.signal }, connect).catch(() => undefined)
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
