import { randomUUID } from 'node:crypto'
import { addDays, tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { stateOn } from '../../../domain/work/engagement.ts'
import {
  latestRenewedEnd,
  mayRenewalFollow,
  offerUntil,
  RENEWAL_ASKED_DAYS,
} from '../../../domain/work/renewal.ts'
import type { Database, Executor } from '../../database/client.ts'
import type { Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { defineDoctorJob } from '../core/doctor-job.ts'
import { lockEngagement } from './engagement.store.ts'
import { renewalNotice, type Running } from './contract-notice.ts'
import {
  countRenewals,
  findOpenRenewal,
  findOverdueRenewals,
  findToAsk,
  insertRenewal,
  setTerm,
  updateRenewal,
  type Renewal,
} from './renewal.store.ts'

/** Asks the hospital, where the terms allow a renewal and there is still time to offer one. */
async function ask(tx: Executor, running: Running, now: Date): Promise<void> {
  const { engagement, terms } = running
  const { id: engagementId, doctorId, hospitalId, startDate, endDate } = engagement
  const today = tokyoDay(now)
  if (endDate === null || engagement.endNoticedAt !== null || stateOn(engagement, today) === 'ENDED') return
  if (endDate > addDays(today, RENEWAL_ASKED_DAYS) || today > offerUntil(endDate)) return
  const renewals = await countRenewals(tx, engagementId)
  if (latestRenewedEnd({ terms, startDate, endDate, renewals }) === null) return
  const id = randomUUID()
  const dueOn = offerUntil(endDate)
  const asked = { termEnd: endDate, dueOn, askedAt: now }
  await insertRenewal(tx, { id, engagementId, doctorId, hospitalId, ...asked })
  await setTerm(tx, engagementId, { state: 'RENEWAL_PENDING' })
  await orderNotices(tx, [renewalNotice('RENEWAL_ASKED', running, { id, offers: 0, at: endDate })], now)
}

/** The side whose turn it was has not decided: the contract ends with its term, and both sides are told. */
async function lapse(tx: Executor, running: Running, renewal: Renewal, now: Date): Promise<void> {
  if (renewal.dueOn >= tokyoDay(now) || !mayRenewalFollow(renewal.state, 'LAPSED', 'SYSTEM')) return
  await updateRenewal(tx, renewal.id, { state: 'LAPSED', decidedAt: now })
  await setTerm(tx, running.engagement.id, { state: 'ENDING' })
  const told = { ...renewal, at: renewal.termEnd }
  await orderNotices(
    tx,
    [renewalNotice('RENEWAL_LAPSED', running, told), renewalNotice('RENEWAL_UNANSWERED', running, told)],
    now,
  )
}

/** Asks hospitals about contracts whose term ends, and ends renewals that were not decided in time. */
export const createRenewalJob = (database: Database, clock: () => Date): Job =>
  defineDoctorJob(
    { database, clock },
    {
      name: 'renewal',
      cron: '20 * * * *',
      pollSeconds: 60,
      find: async (executor, now) => {
        const today = tokyoDay(now)
        const until = addDays(today, RENEWAL_ASKED_DAYS)
        return [
          ...(await findOverdueRenewals(executor, today)),
          ...(await findToAsk(executor, { today, until })),
        ]
      },
      handle: async (tx, { id }, now) => {
        const running = await lockEngagement(tx, id)
        if (!running) return
        const renewal = await findOpenRenewal(tx, id)
        await (renewal ? lapse(tx, running, renewal, now) : ask(tx, running, now))
      },
    },
  )
