import * as v from 'valibot'
import type { Database } from '../../database/client.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { updateReplyMedians } from './reply-time.store.ts'

/** A median of fewer answers would say little, and tell single ones (product reference 3.3). */
const FEWEST = 5
/** How long an answer counts. */
const COUNTED_MS = 180 * 86_400_000

/** Computes the time in which hospitals usually answer, as doctors read it beside a listing. */
export const createReplyTimeJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'reply-time',
    data: v.object({}),
    handle: () =>
      updateReplyMedians(database, { from: new Date(clock().getTime() - COUNTED_MS), fewest: FEWEST }),
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [{ key: 'all', cron: '25 * * * *', data: {} }],
  })
