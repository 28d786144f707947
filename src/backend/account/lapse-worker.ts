import type { Database } from '../database/client.ts'
import { createWorkLoop, type WorkLoop } from '../work-loop.ts'
import { deleteLapsed } from './lapse.store.ts'
import { deleteClosedWays } from './take-back.store.ts'

const HOUR_MS = 3_600_000

type LapseWorkerOptions = {
  database: Database
  clock: () => Date
  report: (error: unknown, context: Record<string, unknown>) => void
}

/** Deletes what registrations have left that ended after seven days, by as many processes as there are. */
export const createLapseWorker = ({ database, clock, report }: LapseWorkerOptions): WorkLoop =>
  createWorkLoop({
    round: async () => {
      await deleteLapsed(database, clock())
      await deleteClosedWays(database, clock())
      return HOUR_MS
    },
    againAfterMs: HOUR_MS,
    onError: (error) => report(error, { worker: 'lapsed registrations' }),
  })
