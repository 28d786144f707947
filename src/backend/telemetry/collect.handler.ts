import { describeUserAgent } from '../../platform/server/user-agent.server.ts'
import { createNetworkLimit } from '../limits/rate-limit.ts'
import { bearerOf, type VerifyCaller } from '../rpc/rpc-method.ts'
import { readEvents, type ReadEvent } from './analytics-event.ts'
import type { AnalyticsRow } from './analytics-event.store.ts'
import type { EventBuffer } from './event-buffer.ts'

const PER_MINUTE = 600

type CollectOptions = {
  buffer: EventBuffer
  clock: () => Date
  verifyCaller: VerifyCaller
  report: (error: unknown, context: Record<string, unknown>) => void
}

const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ code }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

async function readBody(request: Request): Promise<ReadEvent[] | null> {
  try {
    return readEvents(await request.json())
  } catch {
    return null
  }
}

/** A page that was left before the browser knew its own details sends the user agent alone. */
const detailsOf = ({ user_agent: sent }: ReadEvent, header: string | null) =>
  sent && Object.keys(sent.browser).length > 0 ? sent : describeUserAgent(sent?.ua ?? header)

const rowOf = (event: ReadEvent, accountId: string | null, header: string | null): AnalyticsRow => ({
  eventGroup: event.event_group,
  eventType: event.event_type,
  targetKey: event.target_key,
  targetValue: event.target_value,
  sessionId: event.session_id ?? null,
  accountId,
  commitSha: event.git_commit_sha ?? null,
  userAgent: detailsOf(event, header),
  occurredAt: event.timestamp,
})

/** `POST /collect`. Authenticated by the bearer only, not by the cookie. */
export function createCollectHandler({ buffer, clock, verifyCaller, report }: CollectOptions) {
  const waitOf = createNetworkLimit(PER_MINUTE, clock)

  return async (request: Request): Promise<Response> => {
    const { headers } = request
    if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', { Allow: 'POST' })
    const wait = waitOf(request)
    if (wait !== null) return refuse(429, 'TOO_MANY_EVENTS', { 'Retry-After': String(wait) })
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
      return refuse(415, 'UNSUPPORTED_MEDIA_TYPE', { 'Accept-Post': 'application/json' })
    }
    const events = await readBody(request)
    if (!events) return refuse(400, 'INVALID_EVENT')
    try {
      const accountId = (await verifyCaller(bearerOf(headers)))?.accountId ?? null
      buffer.add(events.map((event) => rowOf(event, accountId, headers.get('user-agent'))))
    } catch (error) {
      // A lost event is reported to us, but must not look like an outage to the browser.
      report(error, { path: '/collect' })
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
}

/** The same for events of this process, which need no reading. */
export const createInProcessCollect =
  (buffer: EventBuffer) =>
  (events: readonly ReadEvent[], accountId: string | null): void =>
    buffer.add(events.map((event) => rowOf(event, accountId, null)))
