import * as v from 'valibot'
import { addDays, tokyoDay, tokyoInstant } from '../../../domain/text/tokyo-time.ts'
import { medianMonths } from '../../../domain/work/performance-median.ts'
import type { Database } from '../../database/client.ts'
import { measuredDue } from '../../database/schema/doctor/performance.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { replaceMedians } from '../performance/median.store.ts'
import { recountDue } from './due.store.ts'
import { updateSurveyFigures, updateWorkloads } from './measured.store.ts'

/** Whole days, in Tokyo, for which a report counts after the one on which its work ended. */
const COUNTED_DAYS = 365

/**
 * Computes 実測の求人票, 求人票どおり度 and impressions from confirmed reports and surveys, as doctors read them beside a listing: for the
 * hospitals for which something has changed, or has become too old or final, since the last time. With `medians`, each
 * night, the anonymous medians of doctors alike.
 */
export const createMeasuredJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'measured',
    data: v.object({ medians: v.optional(v.boolean()) }),
    handle: async (asked) => {
      const now = clock()
      if (asked.some(({ medians }) => medians)) {
        await database.transaction((tx) => replaceMedians(tx, medianMonths(tokyoDay(now))))
        return
      }
      const from = tokyoInstant(addDays(tokyoDay(now), -COUNTED_DAYS))
      await recountDue(database, { due: measuredDue, now }, async (tx, hospitalIds) => {
        await updateSurveyFigures(tx, hospitalIds, now)
        await updateWorkloads(tx, hospitalIds, from)
      })
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [
      { key: 'all', cron: '40 * * * *', data: {} },
      { key: 'medians', cron: '10 4 * * *', data: { medians: true } },
    ],
  })
