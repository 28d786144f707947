import { queryOptions } from '@tanstack/react-query'
import { getOperatorFn, getOperatorInShortFn } from './operator.functions.ts'

// Settings of the server, which last as long as its process.
const asLongAsTheServer = { staleTime: Infinity, gcTime: Infinity }

/** What the footer of every page shows, and so every page carries. */
export const operatorInShortQuery = () =>
  queryOptions({
    queryKey: ['operator', 'short'],
    queryFn: () => getOperatorInShortFn(),
    ...asLongAsTheServer,
  })

export const operatorQuery = () =>
  queryOptions({ queryKey: ['operator', 'whole'], queryFn: () => getOperatorFn(), ...asLongAsTheServer })
