import { createServer, connect, type Socket } from 'node:net'

/** What the line between an app and its database does. */
export type Line =
  | 'sound'
  /** Takes connections and passes nothing on, in either direction. */
  | 'frozen'
  /** Refuses connections and has cut those there were. */
  | 'down'
  /** Ends a connection as soon as one of these words is said on it. */
  | { cutAt: string }
  /** From one of these words on a connection passes nothing more. */
  | { freezeAt: string }

export type FaultyProxy = {
  /** The address of the database, by way of the proxy. */
  url: string
  become(line: Line): void
  close(): Promise<void>
}

type Pair = { outer: Socket; inner: Socket; isFrozen: boolean }

/** A TCP proxy before a PostgreSQL server, whose faults are those of networks and servers. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  let line: Line = 'sound'
  const pairs = new Set<Pair>()

  /** Whether the connection may pass on what was said. */
  function passes(pair: Pair, bytes: Buffer): boolean {
    if (pair.isFrozen || line === 'frozen') return false
    if (typeof line === 'string') return true
    const word = 'cutAt' in line ? line.cutAt : line.freezeAt
    if (!bytes.includes(word)) return true
    if ('cutAt' in line) pair.outer.destroy()
    else pair.isFrozen = true
    return false
  }

  const server = createServer((outer) => {
    if (line === 'down') return void outer.destroy()
    const inner = connect(Number(port), hostname)
    const pair = { outer, inner, isFrozen: false }
    pairs.add(pair)
    const link = (from: Socket, to: Socket) => {
      from.on('error', () => undefined)
      from.on('data', (bytes) => {
        if (passes(pair, bytes)) to.write(bytes)
      })
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    link(outer, inner)
    link(inner, outer)
  })
  const listen = (at: number) => new Promise<void>((settle) => server.listen(at, '127.0.0.1', () => settle()))
  await listen(0)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port for the proxy')
  const own = new URL(target)
  own.hostname = '127.0.0.1'
  own.port = String(address.port)

  const cut = () => {
    for (const { outer } of pairs) outer.destroy()
  }
  return {
    url: own.href,
    become(next) {
      line = next
      if (next === 'down') cut()
    },
    close: async () => {
      const closed = new Promise((settle) => server.close(settle))
      cut()
      await closed
    },
  }
}
