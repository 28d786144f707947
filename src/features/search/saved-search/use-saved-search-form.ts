import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { savedSearchWords, type SavedSearchOutcome } from '../../../domain/search/saved-search-words.ts'
import type { SearchKind } from '../../../domain/listing/listing-kind.ts'
import { UNREACHED } from '../../../domain/text/outage.ts'
import { typedIn } from '../../forms/form-answer.ts'
import { toastOutcome } from '../../forms/outcome-toast.ts'
import type { Command } from '../../forms/post-call.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { savedSearchesQuery, type SavedSearchView } from './saved-search.queries.ts'

const TOAST = 'saved-search'

/** A kept search as a form will leave it; none when it deletes it. */
function changed(search: SavedSearchView, form: FormData): SavedSearchView[] {
  const change = typedIn(form, 'change')
  if (change === 'delete') return []
  if (change === 'rename') return [{ ...search, label: typedIn(form, 'label') }]
  return [{ ...search, notify: change === 'notify' }]
}

/** Updates the list optimistically and returns the rollback. */
function showChange(queryClient: QueryClient, kind: SearchKind, form: FormData): () => void {
  const { queryKey } = savedSearchesQuery(kind)
  void queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData(queryKey)
  queryClient.setQueryData(queryKey, (list) =>
    list?.flatMap((one) => (one.id === form.get('id') ? changed(one, form) : [one])),
  )
  return () => {
    queryClient.setQueryData(queryKey, before)
    void queryClient.invalidateQueries({ queryKey })
  }
}

type SavedSearchFormOptions = {
  check?: (form: FormData) => Problems
  /** The message of success, if it differs from the outcome's words. */
  done?: string
  /** An action in the toast of success. */
  undo?: () => void
}

/** A form of the saved searches: updates the list optimistically, and a toast shows the outcome. */
export function useSavedSearchForm(
  kind: SearchKind,
  command: Command<{ outcome: SavedSearchOutcome }>,
  { check, done, undo }: SavedSearchFormOptions = {},
) {
  const queryClient = useQueryClient()
  return usePosted(command, {
    check,
    unreachable: UNREACHED,
    optimistic: {
      show: (form) => showChange(queryClient, kind, form),
      isDone: ({ outcome }) => savedSearchWords(outcome)?.tone === 'good',
    },
    onAnswer: async ({ outcome }) => {
      await queryClient.invalidateQueries(savedSearchesQuery(kind))
      const told = savedSearchWords(outcome)
      toastOutcome(TOAST, done && told?.tone === 'good' ? { ...told, text: done } : told, undo)
    },
    onFailure: (failure) => toastOutcome(TOAST, failure),
  })
}
