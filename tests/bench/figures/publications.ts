import { performance as perfHooks } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { onQuietMachine, printPart, type Figure } from '../figure.ts'

const FOLLOWERS = 50_000
const ROWS = 1_000
const LONGEST_MS = 1_000

/** The database with a watch: the longest of its transactions, in milliseconds. */
function timed(database: Database) {
  let longest = 0
  const transaction: Database['transaction'] = async (run) => {
    const begun = performance.now()
    const result = await database.transaction(run)
    longest = Math.max(longest, performance.now() - begun)
    return result
  }
  const watched = new Proxy(database, {
    get: (target, key): unknown => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  })
  return { watched, longest: () => longest }
}

/** The most memory beyond that of now, in bytes, looked at often. */
function watchMemory(): { most(): number } {
  const before = process.memoryUsage.rss()
  let most = 0
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss() - before)
  }
  const timer = setInterval(look, 50)
  return {
    most: () => {
      clearInterval(timer)
      look()
      return most
    },
  }
}

async function insertFollowers(database: Database, hospitalId: number): Promise<void> {
  for (let from = 0; from < FOLLOWERS; from += ROWS) {
    const doctors = await insertDoctors(database, ROWS, { now: new Date() })
    await database.insert(hospitalSubscription).values(
      doctors.map(({ accountId }) => ({
        accountId,
        hospitalId,
        channels: ['MAIL' as const],
        createdAt: new Date(),
      })),
    )
  }
  await database.execute(sql`analyze`)
}

/** One publication of a hospital that very many doctors follow. */
export async function publicationFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: 4, patient: true })
  try {
    const { rows } = await database.execute<{ id: number; hospital: number }>(sql`
      select id::int as id, hospital_id::int as hospital from spot_work where status = 'PUBLISHED'
        and application_deadline > now() + interval '1 day' order by id limit 1`)
    const [listing] = rows
    if (!listing) throw new Error('no demo data')
    await insertFollowers(database, listing.hospital)
    const { watched, longest } = timed(database)
    const before = process.cpuUsage()
    const loop = perfHooks.eventLoopUtilization()
    const memory = watchMemory()
    await createPublicationJob(watched, () => new Date()).run([{ kind: 'spot', listingId: listing.id }])
    const { user, system } = process.cpuUsage(before)
    const { utilization } = perfHooks.eventLoopUtilization(loop)
    printPart('share of the event loop', `${(utilization * 100).toFixed(0)} %`)
    printPart('memory beyond that before, at most', `${(memory.most() / 1e6).toFixed(0)} MB`)
    const told = await database.execute<{ told: number }>(sql`
      select count(*)::int as told from saved_search_hit where listing_id = ${listing.id}::bigint`)
    if ((told.rows[0]?.told ?? 0) < FOLLOWERS) throw new Error('some followers were not told')
    printPart('CPU of the process for a follower', `${((user + system) / FOLLOWERS / 1_000).toFixed(3)} ms`)
    return onQuietMachine([
      {
        name: `longest transaction of a publication to ${FOLLOWERS} followers ÷ ${LONGEST_MS} ms`,
        ratio: longest() / LONGEST_MS,
        bound: 1,
        detail: `${longest().toFixed(0)} ms`,
      },
    ])
  } finally {
    await database.close()
    await postgres.stop()
  }
}
