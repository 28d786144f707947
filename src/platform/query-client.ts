import { QueryClient } from '@tanstack/react-query'
import { isRefusal } from './faults/public-error.ts'

/**
 * Stale times and retries for the whole app. On the server nothing is garbage-collected by a timer: the client dies with its request,
 * and a timer per query would keep every page of the last five minutes in memory.
 */
export function createQueryClient(): QueryClient {
  const onServer = typeof document === 'undefined'
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: onServer ? Infinity : 300_000,
        staleTime: 60_000,
        retry: onServer ? false : (failures, error) => failures < 3 && !isRefusal(error),
        retryDelay: (attempt) => Math.min(1_000 * 2 ** attempt, 30_000),
      },
    },
  })
}
