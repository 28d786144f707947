import * as v from 'valibot'
import type { Database, Executor } from '../../database/client.ts'
import { withRetry } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import { findPlace, lockWork } from '../cancellation/cancellation.store.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { changeNotice } from './change-notice.ts'
import { closeChange, findOpenChange, findOverdueChanges } from './date-change.store.ts'

/** Who asked is told. */
const UNANSWERED = { DOCTOR: 'DATE_CHANGE_LAPSED', HOSPITAL: 'DATE_CHANGE_UNANSWERED' } as const

async function lapse(tx: Executor, workId: string, now: Date): Promise<void> {
  const work = await lockWork(tx, workId)
  const change = await findOpenChange(tx, workId)
  const place = await findPlace(tx, workId)
  // It may have been answered since the request was read.
  if (!work || !place || !change || change.answerDueAt > now) return
  await closeChange(tx, change, { state: 'LAPSED', actor: 'SYSTEM', decidedAt: now })
  // Of a cancelled work both sides have been told already.
  if (work.state === 'SCHEDULED' || work.state === 'IN_PROGRESS')
    await orderNotices(tx, [changeNotice(UNANSWERED[change.requestedBy], change, place)], now)
}

/** Closes requests that the other side has not answered in time: their works stand as planned. */
export const createDateChangeJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'date-change',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const failures: unknown[] = []
      for (const { workId, doctorId } of await findOverdueChanges(database, now))
        await withRetry(() =>
          database.transaction(async (tx) => {
            await lockDoctor(tx, doctorId, now)
            await lapse(tx, workId, now)
          }),
        ).catch((error: unknown) => failures.push(error))
      // Thrown after the loop, so that one failing request does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds: 30,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron: '*/5 * * * *', data: {} }],
  })
