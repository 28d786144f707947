/** Undefined where the browser blocks web storage: there even reading the property throws. */
function storageOf(kind: 'local' | 'session'): Storage | undefined {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

export function readStored(kind: 'local' | 'session', key: string): string | null {
  try {
    return storageOf(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores a value, or removes it if null. Returns false if the storage is full or blocked. */
export function writeStored(kind: 'local' | 'session', key: string, value: string | null): boolean {
  const storage = storageOf(kind)
  if (!storage) return false
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
