import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { now } from '../../platform/clock.ts'
import { messagesPage } from './page.ts'
import { LINE_PEOPLE, lineSubject } from './people.ts'

/** What LINE documents of a push message: at most five messages, and texts of at most 5,000 characters. */
const pushSchema = v.object({
  to: v.string(),
  messages: v.pipe(
    v.array(
      v.object({ type: v.literal('text'), text: v.pipe(v.string(), v.minLength(1), v.maxLength(5_000)) }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
})

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MOST_BYTES = 1_000_000
/** Messages on the page. */
const SHOWN = 50

export type LineMessage = { to: string; text: string; at: Date }

export type LineMessagingOptions = {
  channelId: string
  /** Where the webhook goes; null for none. */
  webhook: string | null
  /** Messages a month, as the plan says. */
  monthlyLimit?: number
}

const json = (
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
) => {
  const id = { 'X-Line-Request-Id': randomUUID(), 'Content-Type': 'application/json' }
  response.writeHead(status, { ...id, ...headers }).end(JSON.stringify(body))
}

/**
 * LINE's Messaging API with what it documents of push messages: the channel's token, the limits of a message, the
 * retry key, the monthly limit; and its webhook, signed with the channel's secret.
 */
export function createLineMessaging({ channelId, webhook, monthlyLimit = 5_000 }: LineMessagingOptions) {
  const accessToken = randomBytes(32).toString('base64url')
  const secret = randomBytes(16).toString('hex')
  const users = new Map<string, string>(LINE_PEOPLE.map(({ id, name }) => [lineSubject(channelId, id), name]))
  const sent: LineMessage[] = []
  const accepted = new Map<string, string>()
  const blocked = new Set<string>()
  let count = 0

  function push(body: string, retryKey: string | undefined, response: ServerResponse): void {
    if (retryKey !== undefined && !UUID.test(retryKey))
      return json(response, 400, { message: 'The retry key is invalid' })
    const parsed = v.safeParse(pushSchema, JSON.parse(body))
    if (!parsed.success)
      return json(response, 400, {
        message: 'The request body has 1 error(s)',
        details: parsed.issues.length,
      })
    const { to, messages } = parsed.output
    if (!users.has(to))
      return json(response, 400, { message: "The property, 'to', in the request body is invalid" })
    const earlier = retryKey === undefined ? undefined : accepted.get(retryKey)
    if (earlier !== undefined)
      return json(
        response,
        409,
        { message: 'The retry key is already accepted' },
        { 'X-Line-Accepted-Request-Id': earlier },
      )
    if (count >= monthlyLimit) return json(response, 429, { message: 'You have reached your monthly limit.' })
    if (retryKey !== undefined) accepted.set(retryKey, randomUUID())
    count += messages.length
    // Taken, and not shown, as LINE does for people who have blocked the account.
    if (!blocked.has(to)) for (const message of messages) sent.push({ to, text: message.text, at: now() })
    return json(response, 200, { sentMessages: messages.map(() => ({ id: randomUUID() })) })
  }

  /** A person blocks our LINE account or follows it again; our webhook hears of it. */
  async function turn(to: string, isBlocked: boolean): Promise<void> {
    if (isBlocked) blocked.add(to)
    else blocked.delete(to)
    if (webhook === null) return
    const type = isBlocked ? 'unfollow' : 'follow'
    const body = JSON.stringify({
      destination: 'U0',
      events: [{ type, timestamp: now().getTime(), source: { type: 'user', userId: to } }],
    })
    const signature = createHmac('sha256', secret).update(body).digest('base64')
    const headers = { 'Content-Type': 'application/json', 'X-Line-Signature': signature }
    await fetch(webhook, { method: 'POST', headers, body })
  }

  return {
    accessToken,
    secret,
    sent: (): readonly LineMessage[] => sent,
    turn,
    /** Answers the API and the page of messages; false for any other path. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      if (path === '/v2/bot/message/push' && request.method === 'POST') {
        const body = await text(request)
        if (request.headers.authorization !== `Bearer ${accessToken}`)
          json(response, 401, { message: 'Authentication failed. Confirm that the access token is valid.' })
        else if (body.length > MOST_BYTES) json(response, 413, { message: 'Request entity too large' })
        else {
          const retryKey = request.headers['x-line-retry-key']
          push(body, typeof retryKey === 'string' ? retryKey : undefined, response)
        }
        return true
      }
      if (path !== '/messages') return false
      if (request.method === 'POST') {
        const form = new URLSearchParams(await text(request))
        const to = form.get('to') ?? ''
        if (users.has(to)) await turn(to, form.get('do') === 'block')
        response.writeHead(303, { Location: '/messages' }).end()
        return true
      }
      const shown = sent.slice(-SHOWN).toReversed()
      const page = messagesPage(
        [...users].map(([id, name]) => ({ id, name, isBlocked: blocked.has(id) })),
        shown,
      )
      response
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy':
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; form-action 'self'",
        })
        .end(page)
      return true
    },
  }
}

export type LineMessagingStandIn = ReturnType<typeof createLineMessaging>
