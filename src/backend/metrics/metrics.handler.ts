import { createHash, timingSafeEqual } from 'node:crypto'
import { isLoopbackHost } from '../../platform/server/loopback.ts'
import type { Metrics } from './metrics.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the request comes from this machine itself: by no proxy, under a name of the machine. */
function isLocal({ headers, url }: Request): boolean {
  if (headers.has('x-forwarded-for') || headers.has('forwarded')) return false
  return isLoopbackHost(headers.get('x-client-address') ?? '') && isLoopbackHost(new URL(url).hostname)
}

const say = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/**
 * `GET /metrics`, for the bearer of the token, or without a token for this machine only. Others learn nothing of
 * it.
 */
export function createMetricsHandler({ metrics, token }: { metrics: Metrics; token: string | null }) {
  const expected = token === null ? null : digest(`Bearer ${token}`)
  return async (request: Request): Promise<Response> => {
    const plain = { 'Content-Type': 'text/plain; charset=utf-8' }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return say(405, 'GET only\n', { ...plain, Allow: 'GET, HEAD' })
    const isAllowed = expected
      ? timingSafeEqual(digest(request.headers.get('authorization') ?? ''), expected)
      : isLocal(request)
    if (!isAllowed) return say(404, '', plain)
    const { contentType, text } = await metrics.text()
    return say(200, text, { 'Content-Type': contentType })
  }
}
