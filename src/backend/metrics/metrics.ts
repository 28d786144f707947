import type { EventCounts } from '../telemetry/event-buffer.ts'
import type { Database } from '../database/client.ts'
import { once } from '../../platform/server/once.server.ts'
import { readQueues } from './queue-depth.store.ts'

/** A request that has been answered. */
export type AnsweredRequest = {
  method: string
  /** The pattern of its route, never the address: an address may contain a secret or name a person. */
  route: string
  /** 499 when the client left before the end. */
  status: number
  ms: number
}

export type MetricSources = {
  database: Database
  clock: () => Date
  poolSize: number
  openStreams: () => number
  analyticsCounts: () => EventCounts
  /** Milliseconds since each search index last read its table; null for one that is not filled. */
  searchAges: () => Readonly<Record<'spot' | 'regular', number | null>>
}

export type Metrics = {
  count(request: AnsweredRequest): void
  /** A connection that was closed unheard, since its network or the process had too many. */
  countRefused(bound: 'network' | 'process'): void
  /** The text that Prometheus reads. */
  text(): Promise<{ contentType: string; text: string }>
}

/** Bounds in seconds; 0.1 and 0.5 are our own goals. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Methods are written by clients: unknown ones share a label. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

export function createMetrics({
  database,
  clock,
  poolSize,
  openStreams,
  analyticsCounts,
  searchAges,
}: MetricSources): Metrics {
  // Imported behind the first request, so that a start does not pay for it.
  const open = once(async () => {
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Gauge({ name, help, labelNames, registers: [registry] })
    return {
      registry,
      requests: new Histogram({
        name: 'http_request_duration_seconds',
        help: 'Answered requests by method, route and status',
        labelNames: ['method', 'route', 'status'],
        buckets: BUCKETS,
        registers: [registry],
      }),
      refused: new Counter({
        name: 'http_refused_connections_total',
        help: 'Connections closed unheard, by the bound that they were over',
        labelNames: ['bound'],
        registers: [registry],
      }),
      pool: gauge('database_pool_connections', 'Connections of the pool', ['state']),
      waiting: gauge('database_pool_waiting_requests', 'Requests that wait for a connection'),
      up: gauge('database_up', 'Whether the database has answered this scrape'),
      depth: gauge('job_queue_due_jobs', 'Jobs that are due and not begun', ['queue']),
      age: gauge('job_queue_oldest_due_seconds', 'How long the oldest due job has waited', ['queue']),
      index: gauge('search_index_age_seconds', 'Time since the search index read its table', ['kind']),
      streams: gauge('open_event_streams', 'Open streams of messages'),
      analytics: gauge('analytics_events', 'Analytics events that wait, were stored or dropped', ['state']),
    }
  })

  async function read(): Promise<void> {
    const { pool, waiting, up, depth, age, index, streams, analytics } = await open()
    const { totalCount, idleCount, waitingCount } = database.$client
    pool.set({ state: 'busy' }, totalCount - idleCount)
    pool.set({ state: 'idle' }, idleCount)
    pool.set({ state: 'limit' }, poolSize)
    waiting.set(waitingCount)
    streams.set(openStreams())
    for (const [state, count] of Object.entries(analyticsCounts())) analytics.set({ state }, count)
    index.reset()
    for (const [kind, ms] of Object.entries(searchAges())) if (ms !== null) index.set({ kind }, ms / 1_000)
    depth.reset()
    age.reset()
    const queues = await readQueues(database, clock()).catch(() => null)
    up.set(queues ? 1 : 0)
    for (const { queue, due, oldestSeconds } of queues ?? []) {
      depth.set({ queue }, due)
      age.set({ queue }, oldestSeconds)
    }
  }

  return {
    count({ method, route, status, ms }) {
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: String(status) }
      void open().then(({ requests }) => requests.observe(labels, ms / 1_000))
    },
    countRefused(bound) {
      void open().then(({ refused }) => refused.inc({ bound }))
    },
    async text() {
      const { registry } = await open()
      await read()
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}
