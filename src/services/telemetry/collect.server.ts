import { environment } from '../../platform/server/environment.server.ts'
import { logError } from '../../platform/server/log.server.ts'
import { theBackend } from '../bundled-backend.server.ts'

type CollectedEvents = Parameters<ReturnType<typeof theBackend>['inProcess']['collect']>[0]

const TIMEOUT_MS = 5_000

/** What tells the core server who sends; the cookie is the account server's alone. */
const PASSED = ['authorization', 'content-type', 'user-agent', 'x-client-address']

const passedOf = (headers: Headers) =>
  PASSED.flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })

/** The status of the core server's answer. Rejects when there is none. */
async function send(base: string, method: string, headers: [string, string][], body: string | null) {
  const { status } = await fetch(`${base}/collect`, {
    method,
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return status
}

/**
 * Takes the analytics events of a browser: the bundled backend, or the core server where
 * CORE_SERVER_URL is set. An event that is lost on the way does not look like an outage to the browser.
 */
export async function collect(request: Request): Promise<Response> {
  const { CORE_SERVER_URL } = environment()
  if (!CORE_SERVER_URL) return theBackend().handlers.collect(request)
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const body = request.method === 'POST' ? await request.text() : null
    const status = await send(CORE_SERVER_URL, request.method, passedOf(request.headers), body)
    return new Response(null, { status: status < 500 ? status : 204, headers })
  } catch (error) {
    logError(error, { path: '/collect' })
    return new Response(null, { status: 204, headers })
  }
}

/** The same for events that this server knows of, while it answers `request` for an account; nobody waits for it. */
export function collectOwn(events: CollectedEvents, request: Request, accountId: string | null): void {
  const { CORE_SERVER_URL } = environment()
  if (!CORE_SERVER_URL) return theBackend().inProcess.collect(events, accountId)
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  send(CORE_SERVER_URL, 'POST', passedOf(headers), JSON.stringify(events)).catch((error: unknown) =>
    logError(error, { path: '/collect' }),
  )
}
