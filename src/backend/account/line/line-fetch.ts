import { request as overHttp, type IncomingMessage } from 'node:http'
import { request as overHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { CustomFetch } from 'openid-client'

/** LINE did not answer in time, or answered with a server error. */
export class LineUnreachable extends Error {
  override name = 'LineUnreachable'
}

export type LineTimeouts = { connectMs: number; totalMs: number }

const TIMEOUTS: LineTimeouts = { connectMs: 3_000, totalMs: 5_000 }

/**
 * `fetch` with a time limit for connecting alone, so that an outage of LINE is noticed early. Follows no
 * redirect. Throws `LineUnreachable` for an outage, server errors included.
 */
export function createLineFetch({ connectMs, totalMs }: LineTimeouts = TIMEOUTS): CustomFetch {
  return async (url, { method, headers, body }) => {
    const isSecure = url.startsWith('https:')
    const send = isSecure ? overHttps : overHttp
    try {
      const answer = await new Promise<IncomingMessage>((settle, reject) => {
        const request = send(url, { method, headers, agent: false, signal: AbortSignal.timeout(totalMs) })
        const connecting = setTimeout(() => request.destroy(new Error('connecting took too long')), connectMs)
        const connected = () => clearTimeout(connecting)
        request.once('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', connected))
        request.once('close', connected)
        request.once('error', reject)
        request.once('response', settle)
        // The library sends forms only.
        request.end(body instanceof URLSearchParams ? body.toString() : undefined)
      })
      const content = await buffer(answer)
      const status = answer.statusCode ?? 0
      if (status < 200 || (status >= 300 && status < 400) || status >= 500) {
        throw new Error(`answered ${status}`)
      }
      const type = answer.headers['content-type']
      return new Response(status === 204 ? null : new Uint8Array(content), {
        status,
        headers: type ? { 'Content-Type': type } : {},
      })
    } catch (error) {
      throw new LineUnreachable(`${new URL(url).host} cannot be used`, { cause: error })
    }
  }
}
