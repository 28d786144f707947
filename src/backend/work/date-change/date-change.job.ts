import type { Database, Executor } from '../../database/client.ts'
import type { Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { defineDoctorJob } from '../core/doctor-job.ts'
import { findPlace, lockWork } from '../core/work-place.store.ts'
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
  defineDoctorJob(
    { database, clock },
    {
      name: 'date-change',
      cron: '*/5 * * * *',
      pollSeconds: 30,
      find: findOverdueChanges,
      handle: (tx, { workId }, now) => lapse(tx, workId, now),
    },
  )
