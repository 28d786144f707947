import { useSyncExternalStore } from 'react'
import type { PastSearch } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { canKeepHistory, historyOf, onHistoryChange } from './history-store.ts'

export type KnownHistory = {
  /** Undefined on the server and until the browser has read local storage. */
  history: readonly PastSearch[] | undefined
  isKept: boolean
}

export function useSearchHistory(kind: SearchKind): KnownHistory {
  const history = useSyncExternalStore(
    onHistoryChange,
    () => historyOf(kind),
    () => undefined,
  )
  const isKept = useSyncExternalStore(
    onHistoryChange,
    () => canKeepHistory(kind),
    () => true,
  )
  return { history, isKept }
}
