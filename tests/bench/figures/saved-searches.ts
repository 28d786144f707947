import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'

const FEW = 2_000
const MANY = 20_000
const ROWS = 1_000
/** Publications that a job takes at once. */
const TOGETHER = 10

/** Doctors with a search each; one of a hundred asks for so little that every listing meets it. */
async function insertSearches(database: Database, count: number, now: Date): Promise<void> {
  for (let from = 0; from < count; from += ROWS) {
    const doctors = await insertDoctors(database, ROWS, { now })
    await database.insert(savedSearch).values(
      doctors.map(({ doctorId }, n) => ({
        doctorId,
        kind: 'spot' as const,
        criteria: { minimumFee: n % 100 === 0 ? 1 : 900_000 },
        criteriaKey: 'minimumFee',
        label: '条件',
        notify: true,
        createdAt: now,
      })),
    )
  }
  await database.execute(sql`analyze`)
}

/** Milliseconds of CPU, of the process and by the clock, to tell of ten publications. */
async function publish(database: Database, listingIds: readonly number[], now: Date) {
  const [before, begun] = [process.cpuUsage(), performance.now()]
  const publications = listingIds.map((listingId) => ({ kind: 'spot', listingId }))
  await createPublicationJob(database, () => now).run(publications)
  const { user, system } = process.cpuUsage(before)
  return { cpu: (user + system) / 1_000, ms: performance.now() - begun }
}

/** Publications with as many saved searches, and with ten times as many: the cost of one search stays. */
export async function savedSearchFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: 4, patient: true })
  try {
    const now = new Date()
    const { rows } = await database.execute<{ id: number }>(sql`
      select id::int as id from spot_work where status = 'PUBLISHED' and application_deadline > now() + interval '1 day'
      order by id limit ${3 * TOGETHER}::int`)
    const ids = rows.map(({ id }) => id)
    await insertSearches(database, FEW, now)
    // The first one compiles.
    await publish(database, ids.slice(0, TOGETHER), now)
    const few = await publish(database, ids.slice(TOGETHER, 2 * TOGETHER), now)
    await insertSearches(database, MANY - FEW, now)
    const many = await publish(database, ids.slice(2 * TOGETHER), now)
    const each = ({ ms }: typeof few, searches: number) => (ms * 1_000) / searches / TOGETHER
    const [one, other] = [each(many, MANY), each(few, FEW)]
    printPart(
      'CPU of the process for ten publications',
      `${many.cpu.toFixed(0)} ms ÷ ${few.cpu.toFixed(0)} ms`,
    )
    return [
      {
        name: `time of a saved search and a publication, ${MANY} searches ÷ ${FEW}`,
        ratio: one / other,
        bound: 1.5,
        detail: `${one.toFixed(1)} µs ÷ ${other.toFixed(1)} µs; ${many.ms.toFixed(0)} ms in all`,
      },
    ]
  } finally {
    await database.close()
    await postgres.stop()
  }
}
