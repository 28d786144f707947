import * as v from 'valibot'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { defineJob, type Job } from '../../jobs/job.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'

type DoctorJob<Found extends { doctorId: string }> = {
  name: string
  cron: string
  pollSeconds: number
  find: (database: Database, now: Date) => Promise<readonly Found[]>
  /** What was found may have changed since: it is read again under the lock. */
  handle: (tx: Executor, found: Found, now: Date) => Promise<void>
}

/** A job by the clock that treats each thing it finds in a transaction of its own, under the lock of its doctor. */
export const defineDoctorJob = <Found extends { doctorId: string }>(
  { database, clock }: { database: Database; clock: () => Date },
  { name, cron, pollSeconds, find, handle }: DoctorJob<Found>,
): Job =>
  defineJob({
    name,
    data: v.object({}),
    handle: async () => {
      const now = clock()
      const failures: unknown[] = []
      for (const found of await find(database, now))
        await inTransaction(database, async (tx) => {
          await lockDoctor(tx, found.doctorId, now)
          await handle(tx, found, now)
        }).catch((error: unknown) => failures.push(error))
      // Thrown after the loop, so that one failure does not block the others.
      if (failures.length > 0) throw failures[0]
    },
    together: 1,
    pollSeconds,
    expireSeconds: 300,
    retry: { times: 2, firstSeconds: 30, longestSeconds: 60 },
    schedule: [{ key: 'all', cron, data: {} }],
  })
