import { useQueryClient } from '@tanstack/react-query'
import { isSavedSearchDone, savedSearchOutcomeText } from '../../../domain/search/saved-search-words.ts'
import { allCriteria, type SearchKind } from '../../../domain/search/search-history.ts'
import { isPublicError } from '../../../platform/public-error.ts'
import { stringifySearch } from '../../../domain/search/search-serialization.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { saveSearch } from './saved-searches.functions.ts'
import { savedSearchesQuery, type SavedSearchView } from './saved-searches.queries.ts'
import { UNREACHABLE } from './use-saved-search-form.ts'

/** Keeps a search that was deleted again, under its name and with or without notice as it was. */
export function useRestoreSearch(kind: SearchKind, search: SavedSearchView) {
  const { label, notify } = search
  const queryClient = useQueryClient()
  const say = (status: 'success' | 'error', title: string | undefined) =>
    toast({ id: 'saved-search', status, title })
  return async () => {
    const data = new FormData()
    data.set('kind', kind)
    data.set('search', stringifySearch(allCriteria(search)))
    data.set('label', label)
    data.set('notify', String(notify))
    try {
      const { outcome } = await saveSearch({ data })
      await queryClient.invalidateQueries(savedSearchesQuery(kind))
      if (isSavedSearchDone(outcome)) say('success', '削除した条件を元に戻しました。')
      else say('error', savedSearchOutcomeText(outcome))
    } catch (error) {
      say('error', isPublicError(error) ? error.message : UNREACHABLE)
    }
  }
}
