import { networkOf } from './client-network.ts'

const WINDOW_MS = 60_000
const REMEMBERED = 50_000

/** Counts a call; seconds to wait when it is over the limit, else null. */
export type RateLimit = (key: string) => number | null

/**
 * In-memory rate limit per key and fixed minute. Evicts the least recently used keys, so that a flood of new
 * keys neither fills the memory nor frees a key at its limit.
 */
export function createRateLimit(limit: number, clock: () => Date, remembered = REMEMBERED): RateLimit {
  // In the order of their last use.
  const counts = new Map<string, { window: number; count: number }>()
  return (key) => {
    const now = clock().getTime()
    const window = Math.floor(now / WINDOW_MS)
    const before = counts.get(key)
    const count = (before?.window === window ? before.count : 0) + 1
    counts.delete(key)
    counts.set(key, { window, count })
    const quietest = counts.size > remembered ? counts.keys().next() : undefined
    if (quietest?.done === false) counts.delete(quietest.value)
    return count > limit ? Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1_000) : null
  }
}

/** Rate limit by the network of the request's address. */
export function createNetworkLimit(
  limit: number,
  clock: () => Date,
): (request: Pick<Request, 'headers'>) => number | null {
  const waitOf = createRateLimit(limit, clock)
  return ({ headers }) => waitOf(networkOf(headers.get('x-client-address') ?? ''))
}
