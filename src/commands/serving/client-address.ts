import type { IncomingMessage } from 'node:http'

const HEADER = 'x-client-address'

/**
 * Who is asking: the socket's other end, or, behind `hops` proxies of our own, what the outermost of them wrote.
 * Whatever the caller claims in the header itself is thrown away.
 */
export function setClientAddress(request: IncomingMessage, hops: number): void {
  const address = clientAddress(request, hops)
  const raw: string[] = []
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i] ?? ''
    if (name.toLowerCase() !== HEADER) raw.push(name, request.rawHeaders[i + 1] ?? '')
  }
  request.rawHeaders = [...raw, HEADER, address]
  request.headers[HEADER] = address
}

function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (hops === 0) return socket
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return forwarded.at(-hops)?.trim() || socket
}
