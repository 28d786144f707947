import * as v from 'valibot'
import { addDays, tokyoDay, tokyoInstant } from '../../domain/text/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { countDay } from './daily-figure.store.ts'

/** Counts yesterday and today, so that a page of figures reads no events. */
export const createDailyFiguresJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'daily-figures',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const today = tokyoDay(now)
      for (const day of [addDays(today, -1), today]) {
        const span = { day, now, from: tokyoInstant(day), to: tokyoInstant(addDays(day, 1)) }
        await database.transaction((tx) => countDay(tx, span))
      }
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [{ key: 'all', cron: '12 * * * *', data: {} }],
  })
