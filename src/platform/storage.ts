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

/** Null removes. A full or blocked storage is not the doctor's problem. */
export function writeStored(kind: 'local' | 'session', key: string, value: string | null): void {
  try {
    if (value === null) storageOf(kind)?.removeItem(key)
    else storageOf(kind)?.setItem(key, value)
  } catch {
    // Kept for this page only.
  }
}
