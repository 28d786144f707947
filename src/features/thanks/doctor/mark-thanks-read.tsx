import { useEffect } from 'react'
import { markThanksReadFn } from './thanks.functions.ts'
import type { ThanksView } from './thanks-view.ts'

/**
 * Marks the thanks on the page as read once it is visible, not in a loader, which links preload. They stay highlighted
 * on this page: only the next visit shows them as read.
 */
export function MarkThanksRead({ thanks }: { thanks: readonly ThanksView[] }) {
  const ids = thanks
    .filter(({ isRead }) => !isRead)
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
