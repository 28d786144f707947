import { Socket } from 'node:net'
import { createWatch } from './server-watch.ts'

export type Connections = {
  /** A socket for the driver's next connection. */
  open(): Socket
  /** Ends every connection, whatever it is doing. */
  close(): void
}

/** The server has not answered for too long; whatever waits for it fails with this. */
class SilentDatabase extends Error {
  override name = 'SilentDatabase'
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('the database does not answer')
  }
}

/**
 * Holds the sockets of all connections, so that they can be destroyed from outside: the driver waits minutes for a
 * frozen server. While a watched server is silent, connecting fails at once.
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
      // Only after the driver has attached its listeners.
      if (watch?.isSilent()) setImmediate(() => socket.destroy(new SilentDatabase()))
      return socket
    },
    close() {
      watch?.stop()
      sever()
    },
  }
}
