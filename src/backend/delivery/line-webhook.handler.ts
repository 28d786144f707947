import * as v from 'valibot'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { failureAnswer } from '../rpc/failure-answer.ts'
import { readBody } from '../file/read-body.ts'
import { setBlocked } from './delivery.store.ts'

const MOST_BYTES = 256 * 1024

/** Events of other types are accepted and ignored. */
const webhookSchema = v.object({
  events: v.pipe(
    v.array(
      v.object({
        type: v.string(),
        source: v.optional(v.object({ userId: v.optional(v.pipe(v.string(), v.maxLength(100))) })),
      }),
    ),
    v.maxLength(1_000),
  ),
})

const say = (status: number, message: string) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

type Options = {
  database: Database
  /** Null without LINE messages. */
  channelSecret: string | null
  /** The issuer of LINE Login, by which the identities are stored. */
  provider: string
  report: (error: unknown) => void
}

/** `POST /line/webhook`: LINE says who follows or blocks our LINE account. Its signature is the authority. */
export function createLineWebhookHandler({ database, channelSecret, provider, report }: Options) {
  async function receive(request: Request, secret: string): Promise<Response> {
    const body = await readBody(request, MOST_BYTES)
    if (!body) return say(413, 'too large')
    const { validateSignature } = await import('@line/bot-sdk')
    if (!validateSignature(body, secret, request.headers.get('x-line-signature') ?? '')) {
      logSecurity('webhook_rejected', { reason: 'signature' })
      return say(401, 'signature')
    }
    const parsed = v.safeParse(webhookSchema, JSON.parse(body.toString('utf8')))
    if (!parsed.success) return say(400, 'malformed')
    // In their order: whoever blocks and follows again, follows.
    for (const { type, source } of parsed.output.events) {
      const { userId } = source ?? {}
      if (userId === undefined || (type !== 'follow' && type !== 'unfollow')) continue
      await setBlocked(database, { provider, subs: [userId], isBlocked: type === 'unfollow' })
    }
    return say(200, 'ok')
  }

  return async (request: Request): Promise<Response> => {
    if (channelSecret === null) return say(404, 'not found')
    if (request.method !== 'POST') return say(405, 'method not allowed')
    try {
      return await receive(request, channelSecret)
    } catch (error) {
      if (error instanceof SyntaxError) return say(400, 'malformed')
      report(error)
      return failureAnswer(error)
    }
  }
}
