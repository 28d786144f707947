import * as v from 'valibot'
import type { ApplicationState } from '../../../domain/application/application-words.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { applicationNotice } from '../core/application-notice.ts'
import { endApplication, lockApplication, lockListing } from '../core/application-end.store.ts'
import { listingOf, type ListingKey } from '../core/listing-key.ts'
import { findOverdueApplications } from './overdue-application.store.ts'

const END = {
  EXPIRED: {
    reason: '回答期限切れ',
    kinds: ({ from, awaitsDoctor }: { from: ApplicationState; awaitsDoctor: boolean }) => {
      if (!awaitsDoctor) return ['APPLICATION_EXPIRED', 'APPLICATION_UNANSWERED'] as const
      return from === 'OFFERED'
        ? (['OFFER_EXPIRED', 'OFFER_UNANSWERED'] as const)
        : (['INTERVIEW_EXPIRED', 'INTERVIEW_UNANSWERED'] as const)
    },
  },
  LISTING_CLOSED: {
    reason: '募集終了',
    kinds: () => ['APPLICATION_LISTING_CLOSED'] as const,
  },
} as const

/**
 * Ends an application in one transaction, unless hospital or doctor have decided about it since it was read.
 */
const endOverdue = (
  database: Database,
  { id, listing }: { id: string; listing: ListingKey },
  now: Date,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockListing(tx, listing)
    await lockApplication(tx, id)
    for (const overdue of await findOverdueApplications(tx, { now, id })) {
      const { kinds, ...end } = END[overdue.to]
      const notices = kinds(overdue).map((kind) => applicationNotice(kind, overdue))
      await endApplication(tx, { ...overdue, listing, ...end, notices, actor: 'SYSTEM', at: now })
    }
  })

/**
 * Ends applications past the hospital's deadline to answer, and those to listings that are filled, withdrawn
 * or begun.
 */
export const createApplicationDeadlineJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'application-deadline',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const failures: unknown[] = []
      for (const overdue of await findOverdueApplications(database, { now }))
        await endOverdue(database, { id: overdue.id, listing: listingOf(overdue) }, now).catch(
          (error: unknown) => failures.push(error),
        )
      // Thrown after the loop, so that one failing application does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds: 30,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron: '*/5 * * * *', data: {} }],
  })
