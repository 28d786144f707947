import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  type IncomingMessage,
} from 'node:http'
import type { Socket } from 'node:net'
import { isLoopbackHost } from '../../platform/server/loopback.ts'
import { networkOf } from '../../backend/limits/client-network.ts'

/** Open connections of one network; a hospital behind one address has some hundred. */
const MOST_OF_A_NETWORK = 512

/** How long the rest of a refused body is read and thrown away, so that the client reads the answer first. */
const LINGER_MS = 2_000

/** A body that is not worth reading to keep its connection. */
const LARGE = 64 * 1024

/** Called with which bound a connection was over: that of its network or of the process. */
type OnRefused = (bound: 'network' | 'process') => void

/** Counts the open connections of each network; a further one over the limit is closed unheard. */
export function boundConnections(
  server: Server,
  most: number,
  networkOfSocket: (socket: Socket) => string | null,
  onRefused: OnRefused = () => undefined,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOfSocket(socket)
    if (network === null) return
    const count = open.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      onRefused('network')
      return
    }
    open.set(network, count + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

/** Null for a proxy on this machine. */
function networkOfClient({ remoteAddress = '' }: Socket): string | null {
  const network = networkOf(remoteAddress)
  return network === '' || isLoopbackHost(network) || network === '0:0:0:0::/64' ? null : network
}

/**
 * A server that strangers cannot fill: headers within 10 s and requests within 30 s (looked at each second), and a bound
 * of open connections per network, unless proxies stand before it (`hops`), which bound their own.
 */
export function createBoundedServer(
  hops: number,
  listener: RequestListener,
  onRefused: OnRefused = () => undefined,
): Server {
  // The Host guard refuses a missing Host too, instead of Node.
  const options = {
    maxHeaderSize: 16 * 1024,
    noDelay: true,
    requireHostHeader: false,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
  }
  const server = createServer(options, listener)
  // Open event streams (messages) besides the requests.
  server.maxConnections = 5_000
  server.on('drop', () => onRefused('process'))
  if (hops === 0) boundConnections(server, MOST_OF_A_NETWORK, networkOfClient, onRefused)
  return server
}

const bodyLength = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity

/** Ends a connection whose large body has been answered before it came: it is read no further than it takes to be heard. */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || bodyLength(request) <= LARGE) return
  // A request whose body was given up has no socket any more; its response has.
  const { socket } = response
  if (!socket) return
  response.setHeader('Connection', 'close')
  socket.destroySoon = () => {
    socket.end()
    request.resume()
    socket.resume()
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  }
}
