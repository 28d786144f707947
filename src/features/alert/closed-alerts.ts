import { readStored, writeStored } from '../../platform/storage.ts'

const KEY = 'alert-box-list-closed'

// In memory as well, so that a closed alert stays closed on this page even if local storage is blocked.
let closed: ReadonlySet<string> | undefined

function readKeys(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? '{}')
    return new Set(typeof stored === 'object' && stored !== null ? Object.keys(stored) : [])
  } catch {
    return new Set()
  }
}

export function closedAlerts(): ReadonlySet<string> {
  closed ??= readKeys()
  return closed
}

export function closeAlert(key: string): void {
  closed = new Set(closedAlerts()).add(key)
  writeStored('local', KEY, JSON.stringify(Object.fromEntries([...closed].map((one) => [one, true]))))
}

export function clearClosedAlerts(): void {
  closed = new Set()
  writeStored('local', KEY, null)
}
