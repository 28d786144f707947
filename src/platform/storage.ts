/** Reading or even naming the storage throws where a browser blocks it; then nothing is kept. */
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

/** Null removes. A full or blocked storage is seldom the doctor's problem; false says that nothing was kept. */
export function writeStored(kind: 'local' | 'session', key: string, value: string | null): boolean {
  const storage = storageOf(kind)
  if (!storage) return false
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  } catch {
    // Kept for this page only.
    return false
  }
}
