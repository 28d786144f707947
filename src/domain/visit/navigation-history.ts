/** A page the doctor was on. The query is as the address says it, with its question mark. */
export type RecordedLocation = { pathname: string; query: string }

const LENGTH = 10

/** The newest first; a location that is the latest one already is not recorded twice. */
export function recordLocation(
  history: readonly RecordedLocation[],
  location: RecordedLocation,
): readonly RecordedLocation[] {
  const [latest] = history
  if (latest && latest.pathname === location.pathname && latest.query === location.query) return history
  return [location, ...history].slice(0, LENGTH)
}

export const addressOf = ({ pathname, query }: RecordedLocation): string => pathname + query

export type BackTarget = { previous: boolean; path: string }

/** Where the back action leads: to the page before, or to what the caller says when there was none. */
export function backTarget(history: readonly RecordedLocation[], fallback: string): BackTarget {
  const [, previous] = history
  return previous ? { previous: true, path: addressOf(previous) } : { previous: false, path: fallback }
}
