import * as v from 'valibot'

/** A kind of job; each noun declares its own, and `server.ts` registers them. */
type JobDeclaration<Data> = {
  name: string
  /** Ids and enums only: staff see failed jobs, and finished jobs are kept for a day. */
  data: v.GenericSchema<unknown, Data>
  /** Handles all of the items or none. Has to be idempotent: it runs again after a crash. */
  handle: (items: Data[]) => Promise<void>
  /** The batch size; when a batch fails, each of its items is tried alone. */
  together: number
  /** The polling interval. */
  pollSeconds: number
  /** When a running job is taken to be lost with its process. */
  expireSeconds: number
  retry: { times: number; firstSeconds: number; longestSeconds: number }
  /** Jobs by the clock: cron expressions in Japanese time. */
  schedule?: readonly { key: string; cron: string; data: Data }[]
}

export type Job = Omit<JobDeclaration<object>, 'data' | 'handle'> & {
  /** Throws for data that does not match the schema. */
  run: (items: readonly unknown[]) => Promise<void>
}

/** Declares a job. Its data is validated when it runs, so jobs of every kind have one type. */
export const defineJob = <Data extends object>({
  data,
  handle,
  ...declaration
}: JobDeclaration<Data>): Job => ({
  ...declaration,
  run: async (items) => handle(items.map((item) => v.parse(data, item))),
})

/** The dead-letter queue. */
export const DEAD = 'dead'
