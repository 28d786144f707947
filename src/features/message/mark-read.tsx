import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidateMessages } from './message.queries.ts'
import type { ThreadView } from './thread-view.ts'

/** The server function of a side that marks a thread as read up to an instant. */
export type MarkThread = (call: { data: { threadId: string; until: string } }) => Promise<unknown>

type MarkReadProps = { thread: ThreadView; mark: MarkThread }

/** Tells the other side that the messages on the page have been seen, once the page is visible. */
export function MarkRead({ thread: { id, unread, lastAt }, mark }: MarkReadProps) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (unread === 0 || lastAt === null) return
    const tell = () => {
      if (document.visibilityState === 'hidden') return
      // Offline: the next view marks them.
      void mark({ data: { threadId: id, until: lastAt } }).then(
        () => invalidateMessages(queryClient),
        () => undefined,
      )
    }
    tell()
    document.addEventListener('visibilitychange', tell, { once: true })
    return () => document.removeEventListener('visibilitychange', tell)
  }, [id, unread, lastAt, mark, queryClient])
  return null
}
