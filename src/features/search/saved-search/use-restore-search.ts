import { allCriteria } from '../../../domain/search/search-history.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { stringifySearch } from '../../../domain/search/search-serialization.ts'
import { saveSearchFn } from './saved-search.functions.ts'
import type { SavedSearchView } from './saved-search.queries.ts'
import { useSavedSearchForm } from './use-saved-search-form.ts'

/** Keeps a search that was deleted again, under its name and with or without notice as it was. */
export function useRestoreSearch(kind: SearchKind, search: SavedSearchView): () => void {
  const { post } = useSavedSearchForm(kind, saveSearchFn, { done: '削除した条件を元に戻しました。' })
  return () => {
    const data = new FormData()
    data.set('kind', kind)
    data.set('search', stringifySearch(allCriteria(search)))
    data.set('label', search.label)
    data.set('notify', String(search.notify))
    void post(data)
  }
}
