import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../../backend/loopback.ts'
import { answerPlainly } from './plain-answer.ts'

/** A Host header is a name or an address and perhaps a port; anything else is no host. */
const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Whoever watches over the process asks it by whatever address it has. */
const FOR_ANY_HOST = new Set(['/livez', '/readyz'])

type Verdict = 'OURS' | 'ALIAS' | 'STRANGER'

/**
 * Whose name a Host header says. Only the origin's own is ours: a stranger's name may be made to lead to this machine (DNS
 * rebinding). A demonstration on this machine answers to all names of this machine, at the port it listens on and at
 * the one it is known by.
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

/** The path and query of a request line, which a proxy may write as a whole address (RFC 9112, section 3.2.2). */
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
 * Refuses requests for a host that is not the origin's; true when it has answered. A page opened by another name of this
 * machine leads to the origin, where cookies are kept and forms are taken.
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
