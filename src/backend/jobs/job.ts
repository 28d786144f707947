import * as v from 'valibot'

/** What one noun has done later or again; registered in `server.ts`. */
type JobDeclaration<Data> = {
  name: string
  /** Ids and enums alone: staff read of failed jobs, and a mail address does not belong where jobs are kept. */
  data: v.GenericSchema<unknown, Data>
  /** All of the items or none. Runs again after a crash, so a second time must do no harm. */
  handle: (items: Data[]) => Promise<void>
  /** Items of one call; when it fails, each of them is tried alone. */
  together: number
  /** How long a new job lies at most before a process looks. */
  pollSeconds: number
  /** After so long the process that took it is taken for dead. */
  expireSeconds: number
  retry: { times: number; firstSeconds: number; longestSeconds: number }
  /** Jobs that nobody orders but the clock, in Japanese time. */
  schedule?: readonly { key: string; cron: string; data: Data }[]
}

export type Job = Omit<JobDeclaration<object>, 'data' | 'handle'> & {
  /** Throws for data that is not the job's. */
  run: (items: readonly unknown[]) => Promise<void>
}

/** A job whose data is checked where it is run, so that jobs of every kind stand in one list. */
export const defineJob = <Data extends object>({
  data,
  handle,
  ...declaration
}: JobDeclaration<Data>): Job => ({
  ...declaration,
  run: async (items) => handle(items.map((item) => v.parse(data, item))),
})
