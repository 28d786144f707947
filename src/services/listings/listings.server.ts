import { getRequestHeader } from '@tanstack/react-start/server'
import type { TadaDocumentNode } from 'gql.tada'
import { environment } from '../../platform/server/environment.server.ts'
import { traced } from '../../platform/server/tracing.server.ts'
import { theBackend } from '../bundled-backend.server.ts'
import { callerIdToken } from '../caller.server.ts'
import { noteListingsRequest } from '../telemetry/listings-requests.server.ts'
import { dataOf, postGraphql } from '../graphql-request.server.ts'
import { isForEverybody, noteForEverybody } from './for-everybody.server.ts'
import { operationName } from '../trusted-document.server.ts'

/**
 * Sends a document to the listings endpoint. `as` is the bearer token: the caller's
 * by default, null for data that is the same for everybody. Throws on an outage.
 */
export async function askListings<Data, Variables extends Record<string, unknown>>(
  document: TadaDocumentNode<Data, Variables>,
  variables: Variables,
  as?: string | null,
): Promise<Data> {
  const bearer = as === undefined ? await callerIdToken() : as
  noteListingsRequest(document)
  const { LISTINGS_GRAPHQL_URL } = environment()
  if (LISTINGS_GRAPHQL_URL) {
    const headers: Record<string, string> = bearer ? { Authorization: `Bearer ${bearer}` } : {}
    const { result } = await postGraphql(LISTINGS_GRAPHQL_URL, document, variables, headers)
    return dataOf('listings', document, result)
  }
  const address = getRequestHeader('x-client-address')
  const name = operationName(document)
  if (bearer === null && isForEverybody(document)) noteForEverybody()
  const result = await traced(`graphql ${name}`, { 'graphql.operation.name': name }, () =>
    theBackend().inProcess.listings({ document, variables, bearer, address }),
  )
  return dataOf('listings', document, result)
}
