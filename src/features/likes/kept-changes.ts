const listeners = new Set<() => void>()

/** Hears of everything that is liked or followed on this page. */
export function onKeptChange(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

export function hearKept(): void {
  for (const listener of listeners) listener()
}
