import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'

/** What the app has to know of the channel it uses at LINE, or at what stands in for it. */
export type LineChannel = { issuer: string; channelId: string; channelSecret: string }

export type LineStandIn = LineChannel & { port: number; stop(): Promise<void> }

const CHANNEL_ID = '1650000001'

const answer = (response: ServerResponse, status: number, words: string) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words)

/**
 * A real OpenID provider in LINE's place, on a port of its own, for demo data and tests. `callback` is the app's
 * address; `issuer` where browsers find the provider, unless it is this server's own port on localhost.
 */
export async function startLineStandIn({
  callback,
  issuer: announced,
}: {
  callback: string
  issuer?: string
}): Promise<LineStandIn> {
  const channelSecret = randomBytes(16).toString('hex')
  let listener: Promise<RequestListener> | undefined
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    // Loaded by the first who logs in with LINE: a start need not wait for it.
    listener ??= import('./provider.ts').then(({ createLineProvider }) =>
      createLineProvider({ issuer, channelId: CHANNEL_ID, channelSecret, callback }),
    )
    const listen = await listener
    listen(request, response)
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      // A development package: an installation without it has no LINE to log in with.
      if (!response.headersSent) answer(response, 503, 'LINE の代わりとなるサーバーを用意できませんでした。')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const issuer = announced ?? `http://localhost:${port}`
  return {
    port,
    issuer,
    channelId: CHANNEL_ID,
    channelSecret,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
