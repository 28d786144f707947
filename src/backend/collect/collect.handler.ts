import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import { bearerOf, type VerifyCaller } from '../rpc/rpc-method.ts'
import { insertAnalyticsEvent } from './analytics-event.store.ts'
import { analyticsEventSchema, describeUserAgent } from './analytics-event.ts'
import { createNetworkLimit } from '../limits/rate-limit.ts'

const PER_MINUTE = 600

type CollectOptions = {
  database: Database
  clock: () => Date
  verifyCaller: VerifyCaller
  report: (error: unknown, context: Record<string, unknown>) => void
}

const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

async function readEvent(request: Request) {
  try {
    return v.safeParse(analyticsEventSchema, await request.json())
  } catch {
    return null
  }
}

/** `POST /collect` (spec section 7, call 9). Authenticated by the bearer only, not by the cookie. */
export function createCollectHandler({ database, clock, verifyCaller, report }: CollectOptions) {
  const waitOf = createNetworkLimit(PER_MINUTE, clock)

  return async (request: Request): Promise<Response> => {
    const { headers } = request
    if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', { Allow: 'POST' })
    const wait = waitOf(request)
    if (wait !== null) return refuse(429, 'TOO_MANY_EVENTS', { 'Retry-After': String(wait) })
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
      return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', { 'Accept-Post': 'application/json' })
    }
    const parsed = await readEvent(request)
    if (!parsed?.success) return refuse(400, 'INVALID_EVENT')
    const { output } = parsed
    try {
      await insertAnalyticsEvent(database, {
        eventGroup: output.event_group,
        eventType: output.event_type,
        targetKey: output.target_key,
        targetValue: output.target_value,
        sessionId: output.session_id ?? null,
        accountId: (await verifyCaller(bearerOf(headers)))?.accountId ?? null,
        commitSha: output.git_commit_sha ?? null,
        userAgent: output.user_agent ?? describeUserAgent(headers.get('user-agent')),
        occurredAt: output.timestamp,
      })
    } catch (error) {
      // A lost event is reported to us, but must not look like an outage to the browser.
      report(error, { path: '/collect' })
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
}
