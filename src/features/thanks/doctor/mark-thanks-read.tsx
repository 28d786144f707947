import { useEffect } from 'react'
import { markThanksReadFn } from './thanks.functions.ts'
import type { ReceivedThanks } from './thanks.functions.ts'

/**
 * Marks the thanks on the page as read once it is visible, not in a loader, which links preload. They stay highlighted
 * on this page: only the next visit shows them as read.
 */
export function MarkThanksRead({ thanks }: { thanks: readonly ReceivedThanks[] }) {
  const ids = thanks
    .filter(({ readAt }) => readAt === null)
    .map(({ id }) => id)
    .join(',')
  useEffect(() => {
    if (ids === '') return
    const tell = () => {
      if (document.visibilityState === 'hidden') return
      // Offline: the next view marks them.
      void markThanksReadFn({ data: { ids: ids.split(',').slice(0, 100) } }).catch(() => undefined)
    }
    tell()
    document.addEventListener('visibilitychange', tell, { once: true })
    return () => document.removeEventListener('visibilitychange', tell)
  }, [ids])
  return null
}
