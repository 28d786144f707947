import * as v from 'valibot'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { writeNotice } from './issue-notice.service.ts'
import { deleteDue, findDue, findSource } from './terms-notice.store.ts'

/** Notices of one minute. */
const BATCH = 500

type Due = Awaited<ReturnType<typeof findDue>>[number]

const take = (database: Database, { applicationId, doctorId }: Due, now: Date): Promise<void> =>
  inTransaction(database, async (tx) => {
    await lockDoctor(tx, doctorId, now)
    await deleteDue(tx, applicationId)
    const source = await findSource(tx, applicationId, now)
    // The match may have ended since.
    if (source?.state === 'MATCHED') await writeNotice(tx, source, now)
  })

/** Issues the notices of terms of what was matched or moved within the last minute. */
export const createTermsNoticeJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'terms-notice',
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const failures: unknown[] = []
      for (const due of await findDue(database, BATCH))
        await take(database, due, now).catch((error: unknown) => failures.push(error))
      // Thrown after the loop, so that one failing notice does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds: 15,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron: '* * * * *', data: {} }],
  })
