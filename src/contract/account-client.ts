import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './account-env.d.ts'

/** Creates typed documents of the account endpoint. */
export const graphqlAccount = initGraphQLTada<{ introspection: introspection }>()
