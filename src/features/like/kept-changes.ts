const listeners = new Set<() => void>()

/** Listens for changes of likes and follows on this page. */
export function onKeptChange(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

export function hearKept(): void {
  for (const listener of listeners) listener()
}
