import { DAY_MS } from '../../../domain/duration.ts'
import * as v from 'valibot'
import type { Database } from '../../database/client.ts'
import { replyDueRow } from '../../database/schema/doctor/performance.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { recountDue } from './due.store.ts'
import { updateReplyMedians } from './reply-time.store.ts'

/** A median of fewer answers would say little, and tell single ones. */
const FEWEST = 5
/** How long an answer counts: as `reply_mark` of the database. */
const COUNTED_MS = 180 * DAY_MS

/**
 * Computes the time in which hospitals usually answer, as doctors read it beside a listing: for those that have answered
 * since the last run, or of whom an answer has become too old.
 */
export const createReplyTimeJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'reply-time',
    data: v.object({}),
    handle: () => {
      const now = clock()
      const counted = { from: new Date(now.getTime() - COUNTED_MS), fewest: FEWEST }
      return recountDue(database, { due: replyDueRow, now }, (tx, hospitalIds) =>
        updateReplyMedians(tx, hospitalIds, counted),
      )
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [{ key: 'all', cron: '25 * * * *', data: {} }],
  })
