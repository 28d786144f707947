import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { createLineMessaging, type LineMessagingStandIn } from './messaging.ts'

/** Settings of the channel at LINE or at its stand-in. */
export type LineChannel = { issuer: string; channelId: string; channelSecret: string }

export type LineStandIn = LineChannel & {
  port: number
  /** The Messaging API of the same provider. */
  messaging: LineMessagingStandIn
  stop(): Promise<void>
}

export const LINE_CHANNEL_ID = '1650000001'

const answer = (response: ServerResponse, status: number, words: string) =>
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(words)

/**
 * Starts a real OpenID provider in place of LINE, on its own port, for demo data and tests. `callback` is the
 * app's redirect URL; `issuer` is the provider's URL for browsers, by default its port on localhost;
 * `webhook` the app's URL for the Messaging API's events.
 */
export async function startLineStandIn({
  callback,
  issuer: announced,
  webhook = null,
  monthlyLimit,
}: {
  callback: string
  issuer?: string
  webhook?: string | null
  monthlyLimit?: number
}): Promise<LineStandIn> {
  const channelSecret = randomBytes(16).toString('hex')
  const messaging = createLineMessaging({
    channelId: LINE_CHANNEL_ID,
    webhook,
    ...(monthlyLimit === undefined ? {} : { monthlyLimit }),
  })
  let listener: Promise<RequestListener> | undefined
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (await messaging.handle(request, response)) return
    // Imported by the first request, so that a start does not wait for it.
    listener ??= import('./provider.ts').then(({ createLineProvider }) =>
      createLineProvider({ issuer, channelId: LINE_CHANNEL_ID, channelSecret, callback }),
    )
    const listen = await listener
    listen(request, response)
  }
  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      // A development dependency: without it, logging in with LINE fails.
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
    channelId: LINE_CHANNEL_ID,
    channelSecret,
    messaging,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
