import { failureAnswer } from '../rpc/failure-answer.ts'
import type { Database } from '../database/client.ts'
import type { Memberships } from '../gate/memberships.ts'
import type { Party } from '../live/told-parties.ts'
import type { MessageHub } from './message-hub.ts'
import { findDoctorParty } from './message-party.store.ts'

type Options = {
  database: Database
  memberships: Memberships
  hub: MessageHub
  accountOf: (headers: Headers) => Promise<string | null>
  /** Runs before the first subscription. */
  begin: () => void
  report: (error: unknown) => void
}

/** Bounds: a browser has one stream, and a process memory for so many. */
const MOST = { ofAccount: 8, ofProcess: 3_000 } as const
/** Comment lines keep proxies from closing a silent stream. */
const HEARTBEAT_MS = 25_000
/** Ends every stream now and then: the browser connects again, and its session is checked anew. */
const LIFETIME_MS = 5 * 60_000
/** Changes so close together are one event: a message is told by its process and by the database. */
const TOGETHER_MS = 20
/** Chunks that a slow reader may leave unread. */
const MOST_UNREAD = 16

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Proxies of the nginx family would hold events back.
  'X-Accel-Buffering': 'no',
}

const say = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(`${message}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })

const text = new TextEncoder()
const OPENED = text.encode('retry: 3000\ndata: changed\n\n')
const CHANGED = text.encode('data: changed\n\n')
const ALIVE = text.encode(':\n\n')

/**
 * `GET /messages/events`: server-sent events that say that a thread of the caller's has changed, or that the other side
 * has done something; what it is is read by the ordinary calls. The first event comes at once, so that nothing is missed before it.
 */
export function createMessageStreams({ database, memberships, hub, accountOf, begin, report }: Options) {
  const open = new Map<ReadableStreamDefaultController<Uint8Array>, () => void>()
  const perAccount = new Map<string, number>()
  let heartbeat: NodeJS.Timeout | undefined

  const send = (controller: ReadableStreamDefaultController<Uint8Array>, chunk: Uint8Array) => {
    if ((controller.desiredSize ?? -MOST_UNREAD) <= -MOST_UNREAD) open.get(controller)?.()
    else controller.enqueue(chunk)
  }

  const beat = () => {
    for (const controller of open.keys()) send(controller, ALIVE)
  }

  const isFull = (accountId: string) =>
    open.size >= MOST.ofProcess || (perAccount.get(accountId) ?? 0) >= MOST.ofAccount

  async function stream(accountId: string): Promise<Response> {
    const [own, acting] = await Promise.all([
      findDoctorParty(database, accountId),
      memberships.ofAccount(accountId),
    ])
    const parties: Party[] = [...own, ...acting.map(({ hospitalId }) => `hospital:${hospitalId}` as const)]
    if (parties.length === 0) return say(403, 'メッセージはありません。')
    if (isFull(accountId)) return say(503, '接続が混み合っています。', { 'Retry-After': '30' })
    begin()
    let end = () => undefined as void
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        let soon: NodeJS.Timeout | undefined
        const unsubscribe = hub.subscribe(parties, () => {
          soon ??= setTimeout(() => {
            soon = undefined
            send(controller, CHANGED)
          }, TOGETHER_MS)
        })
        const limit = setTimeout(() => end(), LIFETIME_MS)
        limit.unref()
        perAccount.set(accountId, (perAccount.get(accountId) ?? 0) + 1)
        end = () => {
          if (!open.delete(controller)) return
          unsubscribe()
          clearTimeout(limit)
          clearTimeout(soon)
          const left = (perAccount.get(accountId) ?? 1) - 1
          if (left > 0) perAccount.set(accountId, left)
          else perAccount.delete(accountId)
          if (open.size === 0) clearInterval(heartbeat)
          try {
            controller.close()
          } catch {
            // The reader has cancelled it.
          }
        }
        if (open.size === 0) {
          heartbeat = setInterval(beat, HEARTBEAT_MS)
          heartbeat.unref()
        }
        open.set(controller, end)
        controller.enqueue(OPENED)
      },
      cancel: () => end(),
    })
    return new Response(body, { headers: HEADERS })
  }

  return {
    async handle(request: Request): Promise<Response> {
      if (request.method === 'HEAD') return new Response(null, { headers: HEADERS })
      if (request.method !== 'GET') return say(405, 'この操作はできません。', { Allow: 'GET, HEAD' })
      try {
        const accountId = await accountOf(request.headers)
        if (accountId === null) return say(401, 'ログインしてください。')
        return await stream(accountId)
      } catch (error) {
        report(error)
        return failureAnswer(error)
      }
    },
    /** How many are open. */
    open: () => open.size,
    /** Ends every stream; browsers connect again, elsewhere. */
    close: () => {
      for (const end of open.values()) end()
    },
  }
}
