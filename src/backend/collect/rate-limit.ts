const WINDOW_MS = 60_000
const REMEMBERED = 50_000

/** Counts per key in fixed minutes, in memory: seconds to wait when the limit is passed, else null. */
export function createRateLimit(limit: number, clock: () => Date): (key: string) => number | null {
  let window = 0
  const counts = new Map<string, number>()
  return (key) => {
    const now = clock().getTime()
    const current = Math.floor(now / WINDOW_MS)
    // A flood from ever new addresses must not fill the memory either.
    if (current !== window || counts.size > REMEMBERED) counts.clear()
    window = current
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count > limit ? Math.ceil((WINDOW_MS - (now % WINDOW_MS)) / 1_000) : null
  }
}
