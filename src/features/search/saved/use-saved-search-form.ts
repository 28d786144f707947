import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import {
  isSavedSearchDone,
  savedSearchOutcomeText,
  type SavedSearchOutcome,
} from '../../../domain/search/saved-search-words.ts'
import type { SearchKind } from '../../../domain/search/search-history.ts'
import { isPublicError } from '../../../platform/public-error.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { savedSearchesQuery } from './saved-searches.queries.ts'

type Post = (call: { data: FormData }) => Promise<{ outcome: SavedSearchOutcome }>

export const UNREACHABLE = '通信できませんでした。電波の良い場所でもう一度お試しください。'

/** Time enough to read what happened and to reach the button. */
const UNDO_MS = 10_000

/** Says in a toast what came of a change, and offers to `undo` it; the list is up to date. */
export function useTellOutcome(kind: SearchKind, undo?: () => void) {
  const queryClient = useQueryClient()
  return async (outcome: SavedSearchOutcome) => {
    await queryClient.invalidateQueries(savedSearchesQuery(kind))
    const done = isSavedSearchDone(outcome)
    toast({
      id: 'saved-search',
      status: done ? 'success' : 'error',
      title: savedSearchOutcomeText(outcome),
      ...(done && undo && { duration: UNDO_MS, action: { label: '元に戻す', onAction: undo } }),
    })
  }
}

/** Posts a form of the saved searches by script: the page stays. */
export function useSavedSearchForm(kind: SearchKind, post: Post, undo?: () => void) {
  const tell = useTellOutcome(kind, undo)
  const [pending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    try {
      const { outcome } = await post({ data: new FormData(event.currentTarget) })
      await tell(outcome)
    } catch (error) {
      toast({
        id: 'saved-search',
        status: 'error',
        title: isPublicError(error) ? error.message : UNREACHABLE,
      })
    }
    setPending(false)
  }

  return { pending, submit }
}
