import { Socket } from 'node:net'
import pg from 'pg'

export type ServerWatch = {
  start(): void
  stop(): void
  /**
   * Whether the server sends nothing at all; an error response (no such database, too many connections)
   * counts.
   */
  isSilent(): boolean
}

/**
 * Time without a response is measured in timer ticks: when our own event loop was blocked, few ticks have
 * passed, and responses that have arrived are read between two of them.
 */
const TICK_MS = 250
/** Ticks without a response until a second connection is tried, since the first alone may be dead. */
const DOUBTED_AFTER = 3
const SILENT_AFTER = 6
/** Connect timeout in ticks. While the server is silent, each tick starts another attempt. */
const ATTEMPT_TICKS = 12

type Probe = { client: pg.Client; end: () => void }

/**
 * Health check: a query every 250 ms over a connection of its own. `onSilent` is called when that connection
 * gets no response for 1.5 s; whether the server is frozen or a proxy has dropped its state, the pool's
 * connections are dead too.
 */
export function createWatch({ url, onSilent }: { url: string; onSilent: () => void }): ServerWatch {
  let timer: NodeJS.Timeout | undefined
  let probe: Probe | undefined
  /** A second connection, opened while the probe got no response. */
  let spare: Probe | undefined
  let isAsking = false
  let ticks = 0
  let isSilent = false
  const attempts = new Set<Probe>()

  function open(): Probe {
    const socket = new Socket()
    // unref: the watch alone must not keep the process alive.
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ATTEMPT_TICKS * TICK_MS,
      stream: () => socket.unref(),
    })
    client.on('error', () => undefined)
    return { client, end: () => socket.destroy() }
  }

  async function attempt(): Promise<void> {
    const next = open()
    attempts.add(next)
    try {
      await next.client.connect()
      await next.client.query('select 1')
      if (!timer) next.end()
      else if (probe) spare = next
      else adopt(next)
    } catch (error) {
      next.end()
      if (!probe && timer) isSilent = !(error instanceof pg.DatabaseError)
    } finally {
      attempts.delete(next)
    }
  }

  function adopt(next: Probe): void {
    probe = next
    spare = undefined
    isAsking = false
    isSilent = false
    for (const other of attempts) if (other !== next) other.end()
    next.client.once('end', () => {
      if (probe !== next) return
      probe = undefined
      void attempt()
    })
  }

  function ask({ client }: Probe): void {
    isAsking = true
    ticks = 0
    client.query('select 1').then(
      () => {
        if (probe?.client !== client) return
        isAsking = false
        spare?.end()
        spare = undefined
      },
      () => undefined,
    )
  }

  function tick(): void {
    if (!probe) {
      if (attempts.size < (isSilent ? ATTEMPT_TICKS : 1)) void attempt()
      return
    }
    if (!isAsking) return ask(probe)
    ticks += 1
    if (ticks === DOUBTED_AFTER) void attempt()
    if (ticks < SILENT_AFTER) return
    const lost = probe
    probe = undefined
    lost.end()
    isSilent = spare === undefined
    onSilent()
    if (spare) adopt(spare)
  }

  return {
    start() {
      if (timer) return
      timer = setInterval(tick, TICK_MS).unref()
      void attempt()
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      for (const one of [probe, spare, ...attempts]) one?.end()
      probe = undefined
    },
    isSilent: () => isSilent,
  }
}
