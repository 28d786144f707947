import type { Criteria } from '../../../domain/search/search-criteria.ts'
import {
  mergeHistories,
  pastSearchOf,
  readHistory,
  recordPastSearch,
  withoutPastSearch,
  type PastSearch,
} from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { readStored, writeStored } from '../../../platform/storage.ts'

/** One entry a kind in local storage, read and written by every tab. */
const keyOf = (kind: SearchKind) => `dp:search-history:${kind}`

type Read = { text: string | null; history: readonly PastSearch[] }

/** What was read last, so that the same text is the same list; and what could not be written, for this page only. */
const known = new Map<SearchKind, Read>()
const unkept = new Set<SearchKind>()
const listeners = new Set<() => void>()

function parse(text: string | null): readonly PastSearch[] {
  try {
    return readHistory(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

export function historyOf(kind: SearchKind): readonly PastSearch[] {
  const last = known.get(kind)
  if (last && unkept.has(kind)) return last.history
  const text = readStored('local', keyOf(kind))
  if (last && last.text === text) return last.history
  const history = parse(text)
  known.set(kind, { text, history })
  return history
}

function write(kind: SearchKind, history: readonly PastSearch[]): void {
  const text = history.length > 0 ? JSON.stringify(history) : null
  if (writeStored('local', keyOf(kind), text)) unkept.delete(kind)
  else unkept.add(kind)
  known.set(kind, { text, history })
  for (const listener of listeners) listener()
}

/** The twelve saved criteria, and beside them what else was asked for. */
export function keepSearch(kind: SearchKind, criteria: Criteria, searchedAt: string): void {
  const before = historyOf(kind)
  const after = recordPastSearch(before, pastSearchOf(criteria, searchedAt))
  if (after !== before) write(kind, after)
}

export const removeSearch = (kind: SearchKind, key: string): void =>
  write(kind, withoutPastSearch(historyOf(kind), key))

export const removeAllSearches = (kind: SearchKind): void => write(kind, [])

/** Undoes a removal, whatever other tabs did meanwhile. */
export const bringBackSearches = (kind: SearchKind, removed: readonly PastSearch[]): void =>
  write(kind, mergeHistories(historyOf(kind), removed))

/** About the size of a full history: used to test whether storage has room for one. */
const PROBE = 'x'.repeat(8_000)

let isProbed: boolean | undefined

function probe(): boolean {
  const key = 'dp:search-history-probe'
  const isWritten = writeStored('local', key, PROBE)
  writeStored('local', key, null)
  return isWritten
}

/** Whether this device keeps the history: storage can be blocked, or full. Asked on every render, so tried once. */
export const canKeepHistory = (kind: SearchKind): boolean => !unkept.has(kind) && (isProbed ??= probe())

/** Subscribes to changes of this tab and, by the storage event, of other tabs. */
export function onHistoryChange(hear: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    // Null: everything was cleared.
    if (event.key === null || event.key.startsWith('dp:search-history:')) hear()
  }
  listeners.add(hear)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('storage', fromOtherTab)
  }
}
