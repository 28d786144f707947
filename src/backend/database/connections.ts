import { Socket } from 'node:net'
import { createWatch } from './server-watch.ts'

export type Connections = {
  /** A socket for the driver's next connection. */
  open(): Socket
  /** Destroys every socket, also one in use. */
  close(): void
}

/**
 * Fails pending statements and connection attempts while the server does not respond; an outage (`isOutage`).
 */
class SilentDatabase extends Error {
  override name = 'SilentDatabase'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database does not answer')
  }
}

/**
 * Keeps the sockets of all connections, to destroy them when a watched server does not respond: the driver
 * would wait for minutes. Until it responds again, connecting fails immediately.
 */
export function createConnections({ url, watched }: { url: string; watched: boolean }): Connections {
  const sockets = new Set<Socket>()
  const sever = (error?: Error) => {
    for (const socket of sockets) socket.destroy(error)
  }
  const watch = watched ? createWatch({ url, onSilent: () => sever(new SilentDatabase()) }) : undefined
  return {
    open() {
      watch?.start()
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // Deferred until the driver has attached its listeners.
      if (watch?.isSilent()) setImmediate(() => socket.destroy(new SilentDatabase()))
      return socket
    },
    close() {
      watch?.stop()
      sever()
    },
  }
}
