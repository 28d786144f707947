import { getOperationAST, type DocumentNode } from 'graphql'
import { ANALYTICS_VERSION, EVENT_GROUP } from '../../domain/visit/analytics-event.ts'
import { isUuid } from '../../domain/uuid.ts'
import { now } from '../../platform/clock.ts'
import { COMMIT_SHA } from '../../platform/commit-sha.ts'
import { currentScope, type RequestScope } from '../../platform/server/request-scope.server.ts'
import { describeUserAgent } from '../../platform/server/user-agent.server.ts'
import { collectOwn } from './collect.server.ts'

/** The operations that were sent for a request. */
const asked = new WeakMap<RequestScope, { operation: string; at: Date }[]>()

/** Notes a request to the listings endpoint; what becomes of it is decided when the response is ready. */
export function noteListingsRequest(document: DocumentNode): void {
  noteListingsOperations([getOperationAST(document)?.name?.value ?? ''])
}

/** The same for a page that was made of the answers to an earlier request. */
export function noteListingsOperations(operations: readonly string[]): void {
  const scope = currentScope()
  if (!scope) return
  const list = asked.get(scope) ?? []
  asked.set(scope, list)
  list.push(...operations.map((operation) => ({ operation, at: now() })))
}

export const listingsOperations = (scope: RequestScope): string[] =>
  (asked.get(scope) ?? []).map(({ operation }) => operation)

/**
 * One analytics event for each request to the listings endpoint. A page does not know the session
 * id, which is in the browser's session storage: it names the operations in `Server-Timing`, and the browser sends the
 * events. Of a call by script, which brings the id, they are sent here. Never fails.
 */
export function tellListingsRequests(request: Request, response: Response): Response {
  const scope = currentScope()
  const list = scope && asked.get(scope)
  if (!list) return response
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    const { body, status } = response
    const headers = new Headers(response.headers)
    headers.append('Server-Timing', `listings;desc="${list.map(({ operation }) => operation).join(' ')}"`)
    return new Response(body, { status, headers })
  }
  const userAgent = describeUserAgent(request.headers.get('user-agent'))
  if (userAgent.isBot) return response
  const sent = request.headers.get('x-session-id')
  const event = {
    version: ANALYTICS_VERSION,
    user_agent: userAgent,
    session_id: sent !== null && isUuid(sent) ? sent : null,
    git_commit_sha: COMMIT_SHA,
    event_group: EVENT_GROUP,
    event_type: 'graphql_request',
    target_key: 'operation_name',
  } as const
  const events = list.map(({ operation, at }) => ({ ...event, timestamp: at, target_value: operation }))
  collectOwn(events, request, scope.accountId ?? null)
  return response
}
