import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import type { SavedSearchOutcome } from '../../../domain/search/saved-search-words.ts'
import { keptSearchOf, SEARCH_KINDS, type SearchKind } from '../../../domain/search/search-history.ts'
import { toHistory } from '../../../platform/addresses.ts'
import { callerIdToken } from '../../../services/caller.server.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { byScript } from '../../forms/answered.server.ts'
import { changeFormSchema, saveFormSchema } from './saved-search-form-data.ts'
import {
  DeleteSavedSearch,
  RenameSavedSearch,
  SavedSearches,
  SaveSearch,
  SetSavedSearchNotice,
} from './saved-searches.listings.documents.ts'

const WIRE_KIND = { spot: 'SPOT', regular: 'REGULAR' } as const

/** The asking doctor's, newest first. */
export const getSavedSearches = createServerFn()
  .validator(v.picklist(SEARCH_KINDS))
  .handler(async ({ data: kind }) => {
    const { savedSearches } = await askListings(
      SavedSearches,
      { kind: WIRE_KIND[kind] },
      await callerIdToken(),
    )
    return savedSearches.map(({ criteria, beyond, ...search }) => ({
      ...search,
      ...keptSearchOf(kind, { ...criteria, ...beyond }),
    }))
  })

/** A browser that posted the form by itself is led to the list, which says what came of it. */
function answer(kind: SearchKind, outcome: SavedSearchOutcome): { outcome: SavedSearchOutcome } {
  if (byScript()) return { outcome }
  throw redirect({ ...toHistory(kind, { outcome }), statusCode: 303 })
}

export const saveSearch = createServerFn({ method: 'POST' })
  .validator(saveFormSchema)
  .handler(async ({ data: { kind, search, label, notify } }) => {
    const variables = { kind: WIRE_KIND[kind], ...search, label, notify }
    const { saveSearch: saved } = await askListings(SaveSearch, variables, await callerIdToken())
    return answer(kind, saved.refusal ?? 'SAVED')
  })

export const changeSavedSearch = createServerFn({ method: 'POST' })
  .validator(changeFormSchema)
  .handler(async ({ data: { kind, id, change, label } }) => {
    const bearer = await callerIdToken()
    if (change === 'delete') {
      const { deleteSavedSearch: deleted } = await askListings(DeleteSavedSearch, { id }, bearer)
      return answer(kind, deleted.refusal ?? 'DELETED')
    }
    if (change === 'rename') {
      const { renameSavedSearch: renamed } = await askListings(RenameSavedSearch, { id, label }, bearer)
      return answer(kind, renamed.refusal ?? 'CHANGED')
    }
    const notify = change === 'notify'
    const { setSavedSearchNotice: set } = await askListings(SetSavedSearchNotice, { id, notify }, bearer)
    return answer(kind, set.refusal ?? 'CHANGED')
  })
