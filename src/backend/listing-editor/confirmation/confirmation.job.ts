import * as v from 'valibot'
import { toHospital, toOwnListings } from '../../../platform/addresses.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { orderNotices, type NewNotice } from '../../notice/notice-order.service.ts'
import { findHospitalsDue, findNames, takeMeasure, type Measure } from './confirmation.store.ts'

/** Hospitals of one transaction, so that a run over a whole market holds few rows at a time. */
const TOGETHER = 20

const KIND = { ASK: 'LISTINGS_TO_CONFIRM', LAPSE: 'LISTINGS_LAPSED' } as const

type Told = { hospitalId: number; hospitalName: string; spots: number; regulars: number }

/** 「スポット3件・定期1件」 */
const numbers = ({ spots, regulars }: Told): string =>
  [spots > 0 ? `スポット${spots}件` : '', regulars > 0 ? `定期${regulars}件` : ''].filter(Boolean).join('・')

const noticeOf = (measure: Measure, told: Told, now: Date): NewNotice => ({
  kind: KIND[measure],
  to: { hospitalId: told.hospitalId },
  dedupeKey: `${KIND[measure]}:${now.toISOString()}`,
  facts: {
    hospitalName: told.hospitalName,
    shift: numbers(told),
    address:
      measure === 'ASK'
        ? toHospital()
        : toOwnListings({ kind: told.spots > 0 ? 'spot' : 'regular', shelf: 'PAUSED' }),
  },
})

/** Takes a measure for some hospitals and tells them, in one transaction. */
const measureSome = (database: Database, measure: Measure, hospitalIds: number[], now: Date): Promise<void> =>
  inTransaction(database, async (tx) => {
    const spots = await takeMeasure(tx, { kind: 'spot', measure, hospitalIds, now })
    const regulars = await takeMeasure(tx, { kind: 'regular', measure, hospitalIds, now })
    const names = await findNames(tx, hospitalIds)
    const notices = hospitalIds.flatMap((hospitalId) => {
      const countOf = (taken: typeof spots) => taken.filter((one) => one.hospitalId === hospitalId).length
      const counts = { spots: countOf(spots), regulars: countOf(regulars) }
      return counts.spots + counts.regulars === 0
        ? []
        : [noticeOf(measure, { hospitalId, hospitalName: names.get(hospitalId) ?? '', ...counts }, now)]
    })
    await orderNotices(tx, notices, now)
  })

async function measureAll(database: Database, measure: Measure, now: Date): Promise<void> {
  const due = await findHospitalsDue(database, measure, now)
  for (let from = 0; from < due.length; from += TOGETHER)
    await measureSome(database, measure, due.slice(from, from + TOGETHER), now)
}

/**
 * Every morning: pauses listings that their hospitals were asked about and have not confirmed, then asks about those that
 * have become due (職業安定法5条の4).
 */
export const createConfirmationJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'listing-confirmation',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      await measureAll(database, 'LAPSE', now)
      await measureAll(database, 'ASK', now)
    },
    together: 1,
    pollSeconds: 30,
    expireSeconds: 600,
    retry: { times: 2, firstSeconds: 60, longestSeconds: 300 },
    schedule: [{ key: 'all', cron: '5 9 * * *', data: {} }],
  })
