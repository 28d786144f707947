import { networkOf } from './client-network.ts'

const WINDOW_MS = 60_000
const REMEMBERED = 50_000

/** Seconds to wait when the limit is passed, else null. */
export type RateLimit = (key: string) => number | null

/**
 * Counts per key in fixed minutes, in memory. Where more keys come than are remembered, those that have been quiet
 * longest are forgotten: a flood from ever new keys neither fills the memory nor frees who is at a limit.
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

/** The same by who asks: the network of the request's address. */
export function createNetworkLimit(
  limit: number,
  clock: () => Date,
): (request: Pick<Request, 'headers'>) => number | null {
  const waitOf = createRateLimit(limit, clock)
  return ({ headers }) => waitOf(networkOf(headers.get('x-client-address') ?? ''))
}
