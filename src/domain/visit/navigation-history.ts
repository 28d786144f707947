/** A visited page; `query` is the URL's query string with its question mark. */
export type RecordedLocation = { pathname: string; query: string }

const LENGTH = 10

/** Prepends a location, unless it equals the latest. Newest first. */
export function recordLocation(
  history: readonly RecordedLocation[],
  location: RecordedLocation,
): readonly RecordedLocation[] {
  const [latest] = history
  if (latest && latest.pathname === location.pathname && latest.query === location.query) return history
  return [location, ...history].slice(0, LENGTH)
}

export const visitedAddressOf = ({ pathname, query }: RecordedLocation): string => pathname + query

export type BackTarget = { previous: boolean; path: string }

/** Target of the back action: the previous page, else `fallback`. */
export function backTarget(history: readonly RecordedLocation[], fallback: string): BackTarget {
  const [, previous] = history
  return previous ? { previous: true, path: visitedAddressOf(previous) } : { previous: false, path: fallback }
}
