import * as v from 'valibot'
import type { Database } from '../../database/client.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { updateAccuracy, updateWorkloads } from './measured.store.ts'

/** How long a report counts. */
const COUNTED_MS = 365 * 86_400_000

/** Computes 実測の求人票 and 求人票どおり度 from confirmed reports and surveys, as doctors read them beside a listing. */
export const createMeasuredJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'measured',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      await updateAccuracy(database, now)
      await updateWorkloads(database, new Date(now.getTime() - COUNTED_MS))
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [{ key: 'all', cron: '40 * * * *', data: {} }],
  })
