import type { Resolvers } from '../../contract/gen/listings-resolvers.ts'
import { KIND_OF_WIRE } from '../../domain/listing/listing-kind.ts'
import type { SavedSearchService, SearchKeeper } from './saved-search.service.ts'

export type SavedSearchContext = {
  savedSearches: SavedSearchService
  /** The caller, resolved lazily. */
  keeper: () => Promise<SearchKeeper>
}

type Part = Resolvers<SavedSearchContext>

export const savedSearchQueries = {
  savedSearches: async (_, { kind }, { savedSearches, keeper }) =>
    savedSearches.list(await keeper(), kind ? KIND_OF_WIRE[kind] : null),
} satisfies Part['Query']

export const savedSearchMutations = {
  saveSearch: async (_, { kind, criteria, beyond, label, notify }, { savedSearches, keeper }) =>
    savedSearches.save(await keeper(), {
      kind: KIND_OF_WIRE[kind],
      criteria: { ...criteria, ...beyond },
      label: label ?? null,
      notify: notify ?? true,
    }),
  renameSavedSearch: async (_, { id, label }, { savedSearches, keeper }) =>
    savedSearches.rename(await keeper(), id, label),
  setSavedSearchNotice: async (_, { id, notify }, { savedSearches, keeper }) =>
    savedSearches.setNotice(await keeper(), id, notify),
  deleteSavedSearch: async (_, { id }, { savedSearches, keeper }) => savedSearches.remove(await keeper(), id),
} satisfies Part['Mutation']
