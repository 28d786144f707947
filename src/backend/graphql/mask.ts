import { GraphQLError } from 'graphql'
import { isOutage, RETRY_AFTER_SECONDS, UNAVAILABLE } from '../../domain/text/outage.ts'

export type Report = (error: unknown) => void

/** Answered with 503 even where some data was resolved, so that the client retries. */
const OUTAGE = {
  code: 'SERVICE_UNAVAILABLE',
  http: { status: 503, headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) } },
}

/** The error that a resolver threw, unwrapped from the executor's. */
function thrown(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? thrown(error.originalError) : error
}

/** An error for the client: a code for the program, a Japanese sentence for the doctor. */
export const badUserInput = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** Passes errors meant for the client (`GraphQLError`); any other is reported and masked. */
export const maskError =
  (report: Report) =>
  (error: unknown): GraphQLError => {
    const cause = thrown(error)
    if (error instanceof GraphQLError && cause instanceof GraphQLError) {
      if (!error.message.includes('Did you mean')) return error
      // "Did you mean" would spell out the schema.
      const message = error.message.replace(/ ?Did you mean .*\?/s, '')
      return new GraphQLError(message, { nodes: error.nodes, path: error.path, extensions: error.extensions })
    }
    report(cause)
    const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
    if (isOutage(cause)) return new GraphQLError(UNAVAILABLE, { ...place, extensions: OUTAGE })
    return new GraphQLError('エラーが発生しました。しばらくしてからもう一度お試しください。', {
      ...place,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    })
  }
