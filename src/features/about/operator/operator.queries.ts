import { queryOptions } from '@tanstack/react-query'
import { getOperator, getOperatorInShort } from './operator.functions.ts'

// Settings of the server, which last as long as its process.
const asLongAsTheServer = { staleTime: Infinity, gcTime: Infinity }

/** What the footer of every page shows, and so every page carries. */
export const operatorInShortQuery = () =>
  queryOptions({
    queryKey: ['operator', 'short'],
    queryFn: () => getOperatorInShort(),
    ...asLongAsTheServer,
  })

export const operatorQuery = () =>
  queryOptions({ queryKey: ['operator', 'whole'], queryFn: () => getOperator(), ...asLongAsTheServer })
