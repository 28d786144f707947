import type { QueryClient } from '@tanstack/react-query'
import { isLive } from '../../../platform/live-query.ts'
import { followEvents } from './live-events.ts'

/** After the last live query has left the page: the next page may show one. */
const END_MS = 2_000

/**
 * Asks the shown live queries anew as soon as the other side has done something; the connection is there only while
 * there are any. Returns the end.
 */
export function followLive(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = () => void queryClient.invalidateQueries({ predicate: isLive })

  function look() {
    const isShown = cache.findAll({ type: 'active', predicate: isLive }).length > 0
    if (isShown) {
      clearTimeout(timer)
      timer = undefined
      end ??= followEvents(refresh)
    } else if (end && !timer)
      timer = setTimeout(() => {
        timer = undefined
        end?.()
        end = undefined
      }, END_MS)
  }

  const unsubscribe = cache.subscribe(({ type }) => {
    if (type === 'observerAdded' || type === 'observerRemoved') look()
  })
  look()
  return () => {
    unsubscribe()
    clearTimeout(timer)
    end?.()
  }
}
