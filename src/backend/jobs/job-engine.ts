import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/client.ts'
import { bossDatabase } from './boss-database.ts'
import { DEAD, type Job } from './job.ts'
import { runBatch } from './run-batch.ts'

/** Runs the jobs of the queue, beside any number of other processes. */
export type JobEngine = {
  start(): void
  /** Lets running jobs finish for two seconds, then returns them to the queue. */
  stop(): Promise<void>
  /** Runs jobs directly, without the queue. */
  run(name: string, items: readonly unknown[]): Promise<void>
}

export type JobEngineOptions = {
  database: Database
  jobs: readonly Job[]
  /** Called with every job that is given up, and with outages. */
  report: (error: unknown, context: Record<string, unknown>) => void
  /** How often jobs of dead processes are looked for. */
  superviseSeconds?: number
}

const BATCH = 10
const AGAIN_MS = 5_000
const FINISH_MS = 2_000
const DAY_S = 86_400

/** Retention of finished jobs, of jobs that were never run, and of dead letters, in seconds. */
const KEPT = { doneS: DAY_S, waitingS: 30 * DAY_S, deadS: 90 * DAY_S }

/** Our migrations make the schema, the database maintains its indexes, and flows are not used. */
const SETTINGS = {
  migrate: false,
  createSchema: false,
  reindex: false,
  monitorVacuum: false,
  maintenanceIntervalSeconds: 3_600,
  cronWorkerIntervalSeconds: 45,
  cronMonitorIntervalSeconds: 45,
  flowIntervalSeconds: DAY_S,
} as const

const queueOf = ({ expireSeconds, retry }: Job) => ({
  deadLetter: DEAD,
  expireInSeconds: expireSeconds,
  retryLimit: retry.times,
  retryDelay: retry.firstSeconds,
  retryDelayMax: retry.longestSeconds,
  retryBackoff: true,
  retentionSeconds: KEPT.waitingS,
  deleteAfterSeconds: KEPT.doneS,
})

export function createJobEngine({
  database,
  jobs,
  report,
  superviseSeconds = 60,
}: JobEngineOptions): JobEngine {
  const stopping = new AbortController()
  let boss: PgBoss | undefined
  let starting: Promise<void> | undefined

  async function register(engine: PgBoss): Promise<void> {
    const declared = jobs.flatMap(({ name, schedule = [] }) => schedule.map((one) => ({ name, ...one })))
    await engine.createQueue(DEAD, { retentionSeconds: KEPT.deadS })
    for (const job of jobs) {
      // The first process creates the queue; every process updates it to its own declaration.
      await engine.createQueue(job.name, queueOf(job))
      await engine.updateQueue(job.name, queueOf(job))
    }
    for (const { name, key } of await engine.getSchedules()) {
      if (!declared.some((one) => one.name === name && one.key === key)) await engine.unschedule(name, key)
    }
    for (const { name, key, cron, data } of declared)
      await engine.schedule(name, cron, data, { key, tz: 'Asia/Tokyo', missed: 'once' })
    for (const job of jobs) {
      const options = { batchSize: BATCH, pollingIntervalSeconds: job.pollSeconds, burstWhenBatchFull: true }
      await engine.work<object, unknown, typeof EACH>(job.name, { ...EACH, ...options }, (batch) =>
        runBatch(job, batch, (error, { id, retryCount }) =>
          report(error, { job: job.name, id, attempts: retryCount + 1 }),
        ),
      )
    }
  }

  /** Retries until it succeeds: the database may be away. */
  async function begin(): Promise<void> {
    const { PgBoss: Engine } = await import('pg-boss')
    while (!stopping.signal.aborted) {
      const engine = new Engine({
        ...SETTINGS,
        superviseIntervalSeconds: superviseSeconds,
        monitorIntervalSeconds: superviseSeconds,
        db: bossDatabase(database),
      })
      // pg-boss emits some errors as plain objects.
      engine.on('error', ({ message, ...error }) =>
        report(Object.assign(new Error(message), error), { worker: 'jobs' }),
      )
      engine.on('warning', ({ message }) => report(new Error(message), { worker: 'jobs' }))
      boss = engine
      try {
        await engine.start()
        await register(engine)
        return
      } catch (error) {
        if (!stopping.signal.aborted) report(error, { worker: 'jobs' })
        await engine.stop({ graceful: false }).catch(() => undefined)
        await wait(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  return {
    start() {
      starting ??= begin()
    },
    async stop() {
      stopping.abort()
      await starting
      await boss?.stop({ timeout: FINISH_MS })
    },
    async run(name, items) {
      const job = jobs.find((one) => one.name === name)
      if (!job) throw new Error(`nobody does jobs of the name ${name}`)
      await job.run(items)
    },
  }
}

const EACH = { perJobResults: true, includeMetadata: true } as const
