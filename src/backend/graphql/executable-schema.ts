import { createSchema } from 'graphql-yoga'
import type { GraphQLSchema } from 'graphql'

type Parts<Context> = Pick<Parameters<typeof createSchema<Context>>[0], 'resolvers'> & { typeDefs: string }

/**
 * Builds an executable schema from a contract. `npm run check` validates the contract, so a start skips that.
 */
export const executableSchema = <Context>({ typeDefs, resolvers }: Parts<Context>): GraphQLSchema =>
  createSchema<Context>({ typeDefs, resolvers, assumeValid: true, assumeValidSDL: true, noLocation: true })
