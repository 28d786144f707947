import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import type { SavedSearchOutcome } from '../../../domain/search/saved-search-words.ts'
import { keptSearchOf } from '../../../domain/search/search-history.ts'
import { SEARCH_KINDS, type SearchKind, WIRE_KIND } from '../../../domain/listing/listing-kind.ts'
import { toHistory } from '../../../platform/addresses.ts'
import { askListings } from '../../../services/listings/listings.server.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { changeFormSchema, saveFormSchema } from './saved-search-form-data.ts'
import {
  DeleteSavedSearch,
  RenameSavedSearch,
  SavedSearches,
  SaveSearch,
  SetSavedSearchNotice,
} from './saved-search.listings.documents.ts'

/** The signed-in doctor's saved searches, newest first. */
export const getSavedSearchesFn = createServerFn()
  .validator(v.picklist(SEARCH_KINDS))
  .handler(async ({ data: kind }) => {
    const { savedSearches } = await askListings(SavedSearches, { kind: WIRE_KIND[kind] })
    return savedSearches.map(({ criteria, beyond, ...search }) => ({
      ...search,
      ...keptSearchOf(kind, {
        ...criteria,
        ...Object.fromEntries(beyond.map(({ criterion, values }) => [criterion, values])),
      }),
    }))
  })

type Answer = { outcome: SavedSearchOutcome }

/** Without JavaScript the list page shows the outcome. */
const next = ({ outcome }: Answer, { kind }: { kind: SearchKind }) => toHistory(kind, { outcome })

async function save({ kind, search, label, notify }: v.InferOutput<typeof saveFormSchema>): Promise<Answer> {
  const variables = { kind: WIRE_KIND[kind], ...search, label, notify }
  const { saveSearch: saved } = await askListings(SaveSearch, variables)
  return { outcome: saved.refusal ?? 'SAVED' }
}

export const saveSearchFn = createServerFn({ method: 'POST' })
  .validator(saveFormSchema)
  .handler(postedCommand({ run: save, next }))

async function changeKept({ id, change, label }: v.InferOutput<typeof changeFormSchema>): Promise<Answer> {
  if (change === 'delete') {
    const { deleteSavedSearch: deleted } = await askListings(DeleteSavedSearch, { id })
    return { outcome: deleted.refusal ?? 'DELETED' }
  }
  if (change === 'rename') {
    const { renameSavedSearch: renamed } = await askListings(RenameSavedSearch, { id, label })
    return { outcome: renamed.refusal ?? 'CHANGED' }
  }
  const notify = change === 'notify'
  const { setSavedSearchNotice: set } = await askListings(SetSavedSearchNotice, { id, notify })
  return { outcome: set.refusal ?? 'CHANGED' }
}

export const changeSavedSearchFn = createServerFn({ method: 'POST' })
  .validator(changeFormSchema)
  .handler(postedCommand({ run: changeKept, next }))
