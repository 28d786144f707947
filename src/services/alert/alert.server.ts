import { environment } from '../../platform/server/environment.server.ts'
import { logError } from '../../platform/server/log.server.ts'
import { theBackend } from '../bundled-backend.server.ts'

const TIMEOUT_MS = 5_000
/** Browsers ask each minute: one request to the party serves all that come within so many milliseconds. */
const SHARED_MS = 5_000
const LENGTH = 256 * 1024

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'application/json' }

let shared: { url: string; at: number; text: Promise<string | null> } | undefined

/** The list as text; null when it cannot be had. */
async function read(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-store' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    if (!answer.ok || text.length > LENGTH) throw new Error(`${url} answered ${answer.status}`)
    return text
  } catch (error) {
    logError(error, { path: '/alerts.json' })
    return null
  }
}

/**
 * The service alerts: of the bundled backend, or the public list at ALERTS_URL. Without an answer
 * of that list, 502; a browser takes it for no alerts.
 */
export async function alerts(request: Request): Promise<Response> {
  const { ALERTS_URL } = environment()
  if (!ALERTS_URL || !['GET', 'HEAD'].includes(request.method)) return theBackend().handlers.alerts(request)
  const now = performance.now()
  if (!shared || shared.url !== ALERTS_URL || now - shared.at > SHARED_MS)
    shared = { url: ALERTS_URL, at: now, text: read(ALERTS_URL) }
  const text = await shared.text
  return text === null
    ? new Response('{"code":"UNAVAILABLE"}', { status: 502, headers: HEADERS })
    : new Response(text, { headers: HEADERS })
}
