import * as v from 'valibot'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction, withRetry } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { paymentNotice } from './payment-notice.ts'
import { findWithoutPayment, lockOverdue, passOverdue } from './payment.store.ts'
import { openPayments } from '../record/open-payment.store.ts'

/** Works of one run. */
const BATCH = 500

/** Reminds hospitals of missed paydays, of each payment once, and opens payments of works that have none. */
export const createPaymentJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'payment',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      await withRetry(async () => openPayments(database, await findWithoutPayment(database, BATCH)))
      await inTransaction(database, async (tx) => {
        const overdue = await lockOverdue(tx, tokyoDay(now), BATCH)
        const payments = Map.groupBy(overdue, ({ doctorId, hospitalId, payday }) =>
          [doctorId, hospitalId, payday].join(),
        )
        const notices = [...payments.values()].flatMap(([first, ...others]) =>
          first ? [paymentNotice({ kind: 'PAYMENT_OVERDUE' }, [first, ...others])] : [],
        )
        await orderNotices(tx, notices, now)
        await passOverdue(
          tx,
          overdue.map(({ lineId }) => lineId),
          now,
        )
      })
    },
    together: 1,
    pollSeconds: 30,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron: '7,37 * * * *', data: {} }],
  })
