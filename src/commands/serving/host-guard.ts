import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../../platform/server/loopback.ts'
import { answerPlainly } from './plain-answer.ts'

/** A well-formed Host header: a name or an IP address, with an optional port. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Health checks and metrics may use any address of the process. */
const FOR_ANY_HOST = new Set(['/livez', '/readyz', '/metrics'])

type Verdict = 'OURS' | 'ALIAS' | 'STRANGER'

/**
 * Classifies a Host header. Only the origin's host is accepted, against DNS rebinding. With an origin on
 * loopback, all names of the machine are accepted, at the listening port and at the origin's.
 */
export function judgeHost(host: string | undefined, origin: string, port: number): Verdict {
  const own = new URL(origin)
  const asked = host !== undefined && HOST.test(host) ? URL.parse(`${own.protocol}//${host}`) : null
  if (!asked) return 'STRANGER'
  if (asked.host === own.host) return 'OURS'
  if (!isLoopbackHost(own.hostname) || !isLoopbackHost(asked.hostname)) return 'STRANGER'
  if (asked.port === own.port) return 'ALIAS'
  return asked.port === String(port) ? 'OURS' : 'STRANGER'
}

/** Path and query of a request target, which may be an absolute URL (RFC 9112, section 3.2.2). */
function readTarget(request: IncomingMessage): { host: string | undefined; path: string } {
  const target = request.url ?? '/'
  const absolute = /^https?:\/\//i.test(target) ? URL.parse(target) : null
  return absolute
    ? { host: absolute.host, path: absolute.pathname + absolute.search }
    : { host: request.headers.host, path: target }
}

const opensPage = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')

/**
 * Refuses requests for another host than the origin's; returns whether it has answered. A page opened by
 * another name of the machine redirects to the origin, to which cookies and form checks belong.
 */
export function createHostGuard(
  origin: string,
  port: () => number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    const { host, path } = readTarget(request)
    if (!path.startsWith('/')) {
      answerPlainly(response, 400)
      return true
    }
    request.url = path
    if (FOR_ANY_HOST.has(path.split('?', 1)[0] ?? '')) return false
    const verdict = judgeHost(host, origin, port())
    if (verdict === 'STRANGER') {
      answerPlainly(response, 421)
      return true
    }
    if (verdict === 'OURS' || !opensPage(request)) return false
    answerPlainly(response, 307, { Location: origin + path })
    return true
  }
}
