import * as v from 'valibot'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { addContractMonths, plannedUntil, stateOn } from '../../../domain/work/engagement.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { contractNotice, type Running } from './contract-notice.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { planDates } from './engagement.service.ts'
import { findEngagementsToPlan, lockEngagement, updateEngagement } from './engagement.store.ts'

/** New dates come by the month, not day by day: three months ahead once less than two are left. */
const MONTHS_LEFT = 2

async function extend(tx: Executor, { engagement, terms }: Running, now: Date): Promise<void> {
  const today = tokyoDay(now)
  const state = stateOn(engagement, today)
  if (state === 'ENDED') {
    await updateEngagement(tx, engagement.id, { state })
    await orderNotices(tx, endNotices({ engagement, terms }), now)
    return
  }
  const ahead = plannedUntil(engagement.startDate, today)
  // An end that was agreed on later than the terms: by notice.
  const { endDate } = engagement
  const until = endDate !== null && endDate < ahead ? endDate : ahead
  const span = { after: engagement.plannedUntil, until, now }
  const added = until > engagement.plannedUntil ? await planDates(tx, engagement, terms, span) : 0
  await updateEngagement(tx, engagement.id, {
    state,
    ...(until > engagement.plannedUntil && { plannedUntil: until }),
  })
  if (added === 0) return
  const told = contractNotice('SCHEDULE_PLANNED', { engagement, terms }, { of: [engagement.id, until] })
  await orderNotices(tx, [told], now)
}

/** Both sides are told once that a contract is over. */
const endNotices = (running: Running): NewNotice[] => [
  contractNotice('CONTRACT_ENDED', running),
  contractNotice('CONTRACT_ENDED_AT_HOSPITAL', running),
]

/** Plans the next dates of regular contracts, and ends contracts whose term is over. */
export const createEngagementJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'engagement',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const failures: unknown[] = []
      for (const { id, doctorId } of await findEngagementsToPlan(database, {
        before: addContractMonths(tokyoDay(now), MONTHS_LEFT),
        today: tokyoDay(now),
      }))
        await inTransaction(database, async (tx) => {
          await lockDoctor(tx, doctorId, now)
          const found = await lockEngagement(tx, id)
          if (found && found.engagement.state !== 'ENDED') await extend(tx, found, now)
        }).catch((error: unknown) => failures.push(error))
      // Thrown after the loop, so that one failing contract does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [{ key: 'all', cron: '10 * * * *', data: {} }],
  })
