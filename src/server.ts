import { createRouter, type AnyRouter } from '@tanstack/react-router'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { randomBytes, randomUUID } from 'node:crypto'
import { isOutage, RETRY_AFTER_SECONDS } from './domain/text/outage.ts'
import { logsRequests } from './platform/server/environment.server.ts'
import { boundBody } from './platform/server/body-cap.server.ts'
import { errorResponse } from './platform/faults/error-response.server.ts'
import { answerUnreadable, readablePath } from './platform/faults/unreadable-path.server.ts'
import { lateParts } from './platform/late.tsx'
import { logError, logEvent, logPrints } from './platform/server/log.server.ts'
import { isRefusal } from './platform/faults/public-error.ts'
import { needsPhrases } from './platform/phrases.ts'
import { noteRefusal } from './platform/faults/refused-requests.server.ts'
import { setOfflineOwner } from './platform/server/offline-owner.server.ts'
import {
  beginScope,
  OUTAGE_SEEN,
  PAGE_REFUSED,
  PAGE_STATUS,
  requestScope,
  runInRequestScope,
  SERVER_FUNCTION_RAN,
} from './platform/server/request-scope.server.ts'
import { createQueryClient } from './platform/query-client.ts'
import { mayTrace, startTracing, stopTracing, traced } from './platform/server/tracing.server.ts'
import { setSecurityHeaders } from './platform/server/security-headers.server.ts'
import { routeTree } from './route-tree.gen.ts'
import { theBackend } from './services/bundled-backend.server.ts'
import { visitorPage } from './services/listings/visitor-page.server.ts'
import { tellListingsRequests } from './services/telemetry/listings-requests.server.ts'

type AnsweredRequest = {
  requestId: string
  method: string
  /** Null for a static file. */
  path: string | null
  status: number
  ms: number
}

const answer = createStartHandler(async (page) => {
  await lateParts()
  noteRefusedPage(page.router)
  return defaultRenderHandler(page)
})

/** The outermost handler of every request. */
async function fetch(request: Request): Promise<Response> {
  const nonce = randomBytes(16).toString('base64url')
  const requestId = request.headers.get('x-request-id') ?? randomUUID().slice(0, 8)
  const client = request.headers.get('x-client-address') ?? ''
  const marksPhrases = needsPhrases(request.headers.get('user-agent') ?? '')
  const scope = beginScope({ requestId, nonce, client, marksPhrases, isRead: request.method === 'GET' })
  const response = await runInRequestScope(scope, async () => {
    const { pathname } = new URL(request.url)
    const answer = await traced(
      mayTrace() ? `${request.method} ${patternOf(pathname)}` : '',
      { 'http.request.method': request.method, 'dp.request.id': requestId },
      async (tell) => {
        const response = await respond(request, requestId)
        tell({ 'http.response.status_code': response.status })
        return response
      },
      'server',
    )
    noteRefusal(request, answer)
    return tellListingsRequests(request, answer)
  })
  const setHeaders = (headers: Headers) => {
    setSecurityHeaders(headers, nonce)
    setOfflineOwner(headers, scope.accountId)
  }
  try {
    setHeaders(response.headers)
    return response
  } catch {
    // Headers of a redirect or of a fetched response are immutable.
    const copy = new Response(response.body, response)
    setHeaders(copy.headers)
    return copy
  }
}

async function respond(request: Request, requestId: string): Promise<Response> {
  if (!METHODS.has(request.method)) return notAllowed()
  const { pathname, search } = new URL(request.url)
  // Start would redirect to an absolute URL built from the Host header.
  if (pathname.startsWith('//')) return redirectTo(pathname.replace(/^\/+/, '/') + search)
  const readable = readablePath(pathname)
  if (readable !== pathname) return answerUnreadable(request, readable, requestId)
  try {
    const bounded = await boundBody(request)
    if (bounded instanceof Response) return bounded
    return correctStatus(bounded, await visitorPage(bounded, async () => answer(bounded)), requestId)
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    if (isBadRequest(error)) return errorResponse(request, 400, requestId)
    logError(error, { path: new URL(request.url).pathname })
    return isOutage(error)
      ? retryLater(errorResponse(request, 503, requestId))
      : errorResponse(request, 500, requestId)
  }
}

/** A loader was refused (4xx): the page says why, and Start would call it a failure of ours. */
function noteRefusedPage(router: AnyRouter): void {
  const error: unknown = router.state.matches.find(({ status }) => status === 'error')?.error
  if (isRefusal(error)) requestScope().memo.set(PAGE_REFUSED, error.status)
}

/** Corrects responses to which Start gives the wrong status. */
function correctStatus(request: Request, response: Response, requestId: string): Response {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  // Start renders a page for any method.
  if (isPage && !isServerFunctionCall(request) && request.method !== 'GET' && request.method !== 'HEAD') {
    void response.body?.cancel()
    return notAllowed()
  }
  // The call failed before any server function ran: its function id is unknown or its payload unreadable
  // (400, not 500).
  if (
    response.status >= 500 &&
    isServerFunctionCall(request) &&
    !requestScope().memo.has(SERVER_FUNCTION_RAN)
  ) {
    void response.body?.cancel()
    return errorResponse(request, 400, requestId)
  }
  // A page rendered during an outage may lack parts: Retry-After asks the client to return, and no cache
  // stores it.
  if (isPage && requestScope().memo.has(OUTAGE_SEEN)) return retryLater(response)

  const { memo } = requestScope()
  const status = memo.get(PAGE_REFUSED) ?? (response.status === 200 ? memo.get(PAGE_STATUS) : undefined)
  if (isPage && typeof status === 'number') {
    const { body, headers } = response
    return new Response(body, { status, headers })
  }
  return response
}

function retryLater(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: 503, headers })
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

const notAllowed = () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })

const redirectTo = (location: string) => new Response(null, { status: 308, headers: { Location: location } })

const isServerFunctionCall = (request: Request) => new URL(request.url).pathname.startsWith('/_serverFn')

/** A path or payload that cannot be decoded is the client's mistake. */
const isBadRequest = (error: unknown) =>
  error instanceof URIError ||
  error instanceof SyntaxError ||
  (error instanceof Error && error.message.startsWith('Invalid server action'))

/** Once the server listens: starts the background jobs and fills the search index, which a worker has no use for. */
export const begin = async ({ role = 'both' }: { role?: string } = {}) => {
  logPrints()
  await startTracing()
  const backend = theBackend()
  if (role !== 'worker') void backend.warmSearch()
}

let matcher: ReturnType<typeof makeMatcher> | undefined
/** Of the paths only; made once, unlike the router of a page. */
const makeMatcher = () => createRouter({ routeTree, context: { queryClient: createQueryClient() } })

/** The pattern of a path's route; addresses contain secrets and ids. */
function patternOf(path: string | null): string {
  if (path === null) return '(file)'
  if (path.startsWith('/_serverFn/')) return '/_serverFn/$id'
  try {
    matcher ??= makeMatcher()
    const [, , found] = matcher.getMatchedRoutes(path)
    const pattern: unknown = found?.fullPath
    return typeof pattern === 'string' ? pattern.replace(/(.)\/$/, '$1') : '(none)'
  } catch {
    return '(none)'
  }
}

/** After an answer: counts the request and writes its line of the access log, which names nobody. */
export function noteAnswered({ requestId, path, ...seen }: AnsweredRequest): void {
  const request = { ...seen, route: patternOf(path), ms: Math.round(seen.ms * 10) / 10 }
  theBackend().metrics.count(request)
  if (logsRequests()) logEvent('request', { requestId, ...request, accountId: undefined, client: undefined })
}

/** After a connection that was closed unheard, over which bound. */
export const noteRefused = (bound: 'network' | 'process'): void => theBackend().metrics.countRefused(bound)

/** Before shutdown: /readyz fails from now on, so that a load balancer sends no new requests. */
export const drain = () => theBackend().drain()

export async function close(): Promise<void> {
  await theBackend().close()
  await stopTracing()
}

// Not wrapped in Start's server entry: that one answers a path it cannot decode before `fetch` runs.
export default { fetch }
