import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { UNAVAILABLE } from '../domain/text/outage.ts'
import { PublicError } from '../platform/faults/public-error.ts'
import { documentId } from './trusted-document.server.ts'

/** Timeout of a call to a remote party; the page then goes on without its answer. */
const TIMEOUT_MS = 5_000

/** Sends a trusted document over the network by its id (persisted query). */
export async function postGraphql(
  url: string,
  document: DocumentNode,
  variables: unknown,
  headers: Record<string, string>,
): Promise<{ result: ExecutionResult; setCookie: string[] }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
      ...headers,
    },
    body: JSON.stringify({
      extensions: { persistedQuery: { version: 1, sha256Hash: documentId(document) } },
      variables,
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer: unknown = await response.json()
  if (!isExecutionResult(answer))
    throw new Error(`${url} answered ${response.status} without a GraphQL result`)
  return { result: answer, setCookie: response.headers.getSetCookie() }
}

/**
 * The data of a GraphQL response in the document's type: both sides are generated from one contract.
 * BAD_USER_INPUT keeps the backend's message for the doctor; any other error is an outage.
 */
export function dataOf<Data>(
  party: string,
  document: TadaDocumentNode<Data, never>,
  result: ExecutionResult,
): Data {
  const [error] = result.errors ?? []
  if (error?.extensions?.code === 'BAD_USER_INPUT') throw new PublicError(error.message, { status: 400 })
  if (error?.extensions?.code === 'SERVICE_UNAVAILABLE') throw new PublicError(UNAVAILABLE, { status: 503 })
  if (error || !isDataOf(document, result.data)) throw new Error(`${party}: ${error?.message ?? 'no data'}`)
  return result.data
}

const isExecutionResult = (answer: unknown): answer is ExecutionResult =>
  typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)

/** The one type assertion: nothing at run time knows which fields a document asked for. */
const isDataOf = <Data>(_document: TadaDocumentNode<Data, never>, data: unknown): data is Data =>
  typeof data === 'object' && data !== null
