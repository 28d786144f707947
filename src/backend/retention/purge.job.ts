import { DAY_MS } from '../../domain/duration.ts'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { RETENTION } from './retention.ts'

/** Rows per statement, so that locks are short. */
const ROWS = 1_000

const HOURLY = '7 * * * *'
const NIGHTLY = '17 4 * * *'

async function purge(database: Database, of: string, now: Date): Promise<void> {
  const retention = RETENTION[of]
  if (!retention) throw new Error(`nothing is kept under ${of}`)
  const { table, days, isOver } = retention
  const over = isOver(new Date(now.getTime() - days * DAY_MS))
  for (let count = ROWS; count === ROWS;) {
    const some = sql`select ctid from ${table} where ${over} limit ${ROWS}`
    count = (await database.delete(table).where(sql`ctid in (${some})`)).rowCount ?? 0
  }
}

/** Deletes expired rows, one job per entry of `RETENTION`. */
export const createPurgeJob = (database: Database, clock: () => Date): Job =>
  defineJob({
    name: 'purge',
    data: v.object({ of: v.picklist(Object.keys(RETENTION)) }),
    handle: async (items) => {
      for (const { of } of items) await purge(database, of, clock())
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 3, firstSeconds: 60, longestSeconds: 3_600 },
    schedule: Object.entries(RETENTION).map(([of, { days }]) => ({
      key: of,
      cron: days === 0 ? HOURLY : NIGHTLY,
      data: { of },
    })),
  })
