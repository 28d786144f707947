import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { LineMessaging } from '#app/backend/delivery/line-messaging.ts'
import type { LineSettings } from '#app/backend/account/line/line-environment.ts'
import type { LineMessage } from '#app/commands/line-stand-in/messaging.ts'
import { startLineStandIn } from '#app/commands/line-stand-in/line-stand-in.ts'
import { LINE_PEOPLE, lineSubject } from '#app/commands/line-stand-in/people.ts'
import { ORIGIN } from './doctors.ts'

/** How a request ends: refused before LINE takes it, or taken with the answer lost. */
export type Trouble = 'refused' | 'answer lost' | undefined

export type TestLineMessaging = {
  line: LineSettings
  settings: LineMessaging
  /** LINE's ids of its people. */
  users: string[]
  sent(): readonly LineMessage[]
  /** A person blocks our LINE account, or follows it again. */
  turn(user: string, isBlocked: boolean): Promise<void>
  /** From the next request on. */
  trouble(next: (request: number) => Trouble): void
  stop(): Promise<void>
}

/** The stand-in for LINE's Messaging API behind a network that loses things. */
export async function startLineMessaging({
  monthlyLimit,
  webhook = null,
}: { monthlyLimit?: number; webhook?: string | null } = {}): Promise<TestLineMessaging> {
  let next: (request: number) => Trouble = () => undefined
  let count = 0
  const standIn = await startLineStandIn({
    callback: `${ORIGIN}/line/callback`,
    webhook,
    ...(monthlyLimit === undefined ? {} : { monthlyLimit }),
  })

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const trouble = next(count++)
    const body = await text(request)
    if (trouble === 'refused') {
      response.writeHead(503).end()
      return
    }
    const headers = new Headers()
    for (const name of ['authorization', 'content-type', 'x-line-retry-key']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const answer = await fetch(`http://127.0.0.1:${standIn.port}${request.url}`, {
      method: request.method ?? 'POST',
      headers,
      body,
    })
    const answered = await answer.text()
    if (trouble === 'answer lost') response.destroy()
    else response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answered)
  }

  const front = createServer((request, response) => {
    forward(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(front, 'listening')
  const address = front.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { accessToken, secret } = standIn.messaging
  return {
    line: standIn,
    settings: { accessToken, channelSecret: secret, url: `http://localhost:${port}` },
    users: LINE_PEOPLE.map(({ id }) => lineSubject(standIn.channelId, id)),
    sent: () => standIn.messaging.sent(),
    turn: standIn.messaging.turn,
    trouble: (given) => {
      next = given
    },
    stop: async () => {
      front.closeAllConnections()
      front.close()
      await standIn.stop()
    },
  }
}
