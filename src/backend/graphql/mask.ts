import { GraphQLError } from 'graphql'

export type Report = (error: unknown) => void

/** The error a resolver threw, from under what the executor wrapped around it. */
function thrown(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? thrown(error.originalError) : error
}

/** An error the client may read: code for the program, a Japanese sentence for the doctor. */
export const badUserInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** Lets through the errors that were meant for the client (`GraphQLError`); any other is reported and replaced. */
export const maskError =
  (report: Report) =>
  (error: unknown): GraphQLError => {
    const cause = thrown(error)
    if (error instanceof GraphQLError && cause instanceof GraphQLError) {
      if (!error.message.includes('Did you mean')) return error
      // Suggestions spell out the schema to whoever guesses.
      const message = error.message.replace(/ ?Did you mean .*\?/s, '')
      return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions: error.extensions })
    }
    report(cause)
    return new GraphQLError('エラーが発生しました。しばらくしてからもう一度お試しください。', {
      nodes: error instanceof GraphQLError ? error.nodes : undefined,
      path: error instanceof GraphQLError ? error.path : undefined,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    })
  }
