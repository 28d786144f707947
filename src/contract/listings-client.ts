import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './listings-env.d.ts'

/** Writes documents for the listings endpoint, typed by its contract. */
export const graphqlListings = initGraphQLTada<{
  introspection: introspection
  scalars: { Day: string; DateTime: string; TextMap: Record<string, string> }
}>()
