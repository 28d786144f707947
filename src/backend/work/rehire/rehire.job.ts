import { mayEndRehire, type RehireEnd } from '../../../domain/work/rehire.ts'
import type { Database, Executor } from '../../database/client.ts'
import type { Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { defineDoctorJob } from '../core/doctor-job.ts'
import type { RehireNoticeKind } from '../../notice/rehire-notice-kinds.ts'
import { findOverRehires } from './offerable.store.ts'
import { rehireNotice } from './rehire-notice.ts'
import { endRehire, findRehire } from './rehire.store.ts'

/** Who is told of an offer's end: not who has caused it. */
const TOLD: Readonly<Record<RehireEnd, readonly RehireNoticeKind[]>> = {
  TIME: ['REHIRE_OFFER_EXPIRED', 'REHIRE_OFFER_UNANSWERED'],
  FILLED: ['REHIRE_OFFER_EXPIRED'],
  CLOSED: ['REHIRE_OFFER_EXPIRED'],
  APPLIED: [],
  LEFT: [],
}

async function expire(tx: Executor, id: string, now: Date): Promise<void> {
  // The offer may have been answered, or its listing opened again, since it was found.
  const [over] = await findOverRehires(tx, now, id)
  const found = over && (await findRehire(tx, id))
  if (!over?.endReason || !found || !mayEndRehire(found.offer.state, 'EXPIRED', 'SYSTEM')) return
  await endRehire(tx, id, { state: 'EXPIRED', now, endReason: over.endReason })
  const notices = TOLD[over.endReason].map((kind) => rehireNotice(kind, found))
  await orderNotices(tx, notices, now)
}

/** Ends offers that can no longer be accepted: past their time, or the listing is filled, closed or applied for. */
export const createRehireJob = (database: Database, clock: () => Date): Job =>
  defineDoctorJob(
    { database, clock },
    {
      name: 'rehire',
      cron: '*/5 * * * *',
      pollSeconds: 30,
      find: (executor, now) => findOverRehires(executor, now),
      handle: (tx, { id }, now) => expire(tx, id, now),
    },
  )
