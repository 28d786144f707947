import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './listings-env.d.ts'

/** Creates typed documents of the listings endpoint. */
export const graphqlListings = initGraphQLTada<{
  introspection: introspection
  scalars: { Day: string; DateTime: string; TextMap: Record<string, string> }
}>()
