/** Lazy initialisation: calls `make` on first use and keeps the result. A call that throws is repeated. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
