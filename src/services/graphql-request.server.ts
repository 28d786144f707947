import type { TadaDocumentNode } from 'gql.tada'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { UNAVAILABLE } from '../domain/text/outage.ts'
import { PublicError } from '../platform/faults/public-error.ts'
import { documentId } from './trusted-document.server.ts'

/** Time limit of a remote party, after which the page goes on without it. */
const TIMEOUT_MS = 5_000

/** Sends a trusted document over the network, by its id. */
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
 * The data of an answer, in the document's type: the contract both sides are generated from is what vouches for it.
 * A mistake in what was asked (BAD_USER_INPUT) keeps the backend's words for the doctor; anything else is an outage.
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

/** The one assertion of a type: nothing at run time knows what a document asked for. */
const isDataOf = <Data>(_document: TadaDocumentNode<Data, never>, data: unknown): data is Data =>
  typeof data === 'object' && data !== null
