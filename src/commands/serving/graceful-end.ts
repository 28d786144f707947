import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * How long a connection of a proxy has been unused when it is closed: longer than the proxies of our samples keep one, so that
 * no request is on its way.
 */
const UNUSED_MS = 2_000
/** How long the door is looked at before it is shut, at most. */
const ACCEPT_MS = 2_000
/** A turn of the event loop that takes no longer leaves no time for a connection to come unseen. */
const SHORT_TURN_MS = 2

/**
 * Ends a server so that no request is lost that a client could send: connections that wait in the system's queue are
 * accepted and answered, since closing the listening socket resets them, and one of a proxy (`isProxied`) is closed only
 * when it has been unused for a while, since a request may be on its way. After `graceSeconds` all are closed.
 */
export function prepareGracefulEnd(
  server: Server,
  isProxied: boolean,
): (graceSeconds: number) => Promise<void> {
  const unusedSince = new Map<Socket, number>()
  let accepted = 0
  server.on('connection', (socket) => {
    accepted += 1
    socket.once('close', () => unusedSince.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    unusedSince.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) unusedSince.set(socket, performance.now())
    })
  })

  /** Resolves in the phase of the event loop after that in which connections are accepted, when none was. */
  async function acceptWaiting(): Promise<void> {
    const until = performance.now() + ACCEPT_MS
    let [before, at] = [-1, performance.now()]
    while (performance.now() < until) {
      await turn()
      const isQuiet = accepted === before && performance.now() - at < SHORT_TURN_MS
      if (isQuiet) return
      ;[before, at] = [accepted, performance.now()]
    }
  }

  function closeUnused(): void {
    const latest = performance.now() - (isProxied ? UNUSED_MS : 0)
    for (const [socket, since] of unusedSince) if (since <= latest) socket.destroySoon()
  }

  return async (graceSeconds) => {
    await acceptWaiting()
    // The server's own `close` would also close every connection that is between two requests.
    const stopped = new Promise<void>((settle) => {
      NetServer.prototype.close.call(server, () => settle())
    })
    const unused = setInterval(closeUnused, 50)
    const late = setTimeout(() => server.closeAllConnections(), graceSeconds * 1_000)
    await stopped
    clearInterval(unused)
    clearTimeout(late)
  }
}
