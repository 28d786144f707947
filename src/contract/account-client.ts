import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './account-env.d.ts'

/** Writes documents for the account endpoint, typed by its contract. */
export const graphqlAccount = initGraphQLTada<{ introspection: introspection }>()
