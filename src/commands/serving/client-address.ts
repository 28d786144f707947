import type { IncomingMessage } from 'node:http'

const HEADER = 'x-client-address'

/**
 * Sets the client's IP address: the socket's remote address, or behind `hops` trusted proxies the
 * X-Forwarded-For entry of the outermost one. Discards entries written by the client.
 */
export function setClientAddress(request: IncomingMessage, hops: number): void {
  setOwnHeader(request, HEADER, clientAddress(request, hops))
}

/** Sets a header that only we may write. */
export function setOwnHeader(request: IncomingMessage, header: string, value: string): void {
  const raw: string[] = []
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    const name = request.rawHeaders[i] ?? ''
    if (name.toLowerCase() !== header) raw.push(name, request.rawHeaders[i + 1] ?? '')
  }
  request.rawHeaders = [...raw, header, value]
  request.headers[header] = value
}

function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (hops === 0) return socket
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return forwarded.at(-hops)?.trim() || socket
}
