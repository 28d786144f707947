import * as v from 'valibot'
import { mayEndRehire, type RehireEnd } from '../../../domain/work/rehire-offer.ts'
import type { Database, Executor } from '../../database/client.ts'
import { withRetry } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import type { RehireNoticeKind } from '../../notices/rehire-notice-kinds.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { findOverOffers } from './offerable.store.ts'
import { rehireNotice } from './rehire-notice.ts'
import { endOffer, findOffer } from './rehire.store.ts'

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
  const [over] = await findOverOffers(tx, now, id)
  const found = over && (await findOffer(tx, id))
  if (!over?.endReason || !found || !mayEndRehire(found.offer.state, 'EXPIRED', 'SYSTEM')) return
  await endOffer(tx, id, { state: 'EXPIRED', now, endReason: over.endReason })
  const notices = TOLD[over.endReason].map((kind) => rehireNotice(kind, { ...found, ...found.offer }))
  await orderNotices(tx, notices, now)
}

/** Ends offers that can no longer be accepted: past their time, or the listing is filled, closed or applied for. */
export const createRehireJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'rehire',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const failures: unknown[] = []
      for (const { id, doctorId } of await findOverOffers(database, now))
        await withRetry(() =>
          database.transaction(async (tx) => {
            await lockDoctor(tx, doctorId, now)
            await expire(tx, id, now)
          }),
        ).catch((error: unknown) => failures.push(error))
      // Thrown after the loop, so that one failing offer does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds: 30,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron: '*/5 * * * *', data: {} }],
  })
