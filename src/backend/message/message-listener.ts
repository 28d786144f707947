import pg from 'pg'
import type { MessageHub } from './message-hub.ts'
import { PARTY_CHANNEL } from '../live/told-parties.ts'

const RETRY_MS = { first: 500, longest: 30_000 } as const
/** Without a connection that listens, everybody is told to look this often. */
const ASK_MS = 5_000

export type MessageListener = {
  /** Connects on the first call. */
  start(): void
  close(): Promise<void>
}

/**
 * Publishes on this process's hub what other processes tell over PostgreSQL's NOTIFY, by one connection of its
 * own. Connects again after a loss, and then publishes to everybody, since something may have been missed; while it cannot
 * connect, everybody looks now and then.
 */
function listenOnOwnConnection(
  url: string,
  hub: MessageHub,
  report: (error: unknown) => void,
): MessageListener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let wait: number = RETRY_MS.first
  let isClosed = false
  let isListening = false
  let asking: NodeJS.Timeout | undefined

  function retry() {
    if (isClosed) return
    timer = setTimeout(() => void connect(), wait)
    timer.unref()
    wait = Math.min(wait * 2, RETRY_MS.longest)
  }

  async function connect() {
    const one = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = one
    // `end` follows every loss; an error without a listener would end the process.
    one.on('error', () => undefined)
    one.on('end', () => {
      if (client !== one) return
      isListening = false
      client = undefined
      retry()
    })
    one.on('notification', ({ payload }) => hub.publish(payload?.split(' ') ?? []))
    try {
      await one.connect()
      await one.query(`listen ${PARTY_CHANNEL}`)
      wait = RETRY_MS.first
      isListening = true
      hub.publishAll()
    } catch (error) {
      report(error)
      await one.end().catch(() => undefined)
      if (client === one) {
        client = undefined
        retry()
      }
    }
  }

  return {
    start: () => {
      if (isClosed) return
      asking ??= setInterval(() => {
        if (!isListening) hub.publishAll()
      }, ASK_MS).unref()
      if (!client && !timer) void connect()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(asking)
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}

/**
 * The same without a connection of its own: for the embedded database, all of whose connections share one session, and
 * which tells it to the connection that commits.
 */
function listenOnPool(pool: pg.Pool, hub: MessageHub, report: (error: unknown) => void): MessageListener {
  let isStarted = false
  const hear = (client: pg.PoolClient) =>
    client.on('notification', ({ payload }) => hub.publish(payload?.split(' ') ?? []))
  async function listen() {
    try {
      const client = await pool.connect()
      hear(client)
      await client.query(`listen ${PARTY_CHANNEL}`)
      client.release()
      pool.on('connect', hear)
    } catch (error) {
      isStarted = false
      report(error)
    }
  }
  return {
    start: () => {
      if (isStarted) return
      isStarted = true
      void listen()
    },
    close: () => Promise.resolve(),
  }
}

/** Without a URL, as of the embedded database, the pool itself listens. */
export const listen = (
  { url, pool }: { url: string | null; pool: pg.Pool },
  hub: MessageHub,
  report: (error: unknown) => void,
): MessageListener =>
  url === null ? listenOnPool(pool, hub, report) : listenOnOwnConnection(url, hub, report)
