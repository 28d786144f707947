import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { mayHoldDemoData } from '../environment/environment.ts'
import { withoutTimeouts } from '../database/advisory-lock.ts'
import type { Database, Executor } from '../database/client.ts'
import { application, work } from '../database/schema/work/application.ts'
import { hospitalCommonTerms } from '../database/schema/doctor/condition-notice.ts'
import { dailyFigure } from '../database/schema/daily-figure.ts'
import { regularEngagement } from '../database/schema/work/engagement.ts'
import { demoData } from '../database/schema/event.ts'
import { hospitalAccuracy } from '../database/schema/hospital/hospital-figure.ts'
import { hospitalGuide } from '../database/schema/hospital/hospital-guide.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital/hospital.ts'
import { messageThread } from '../database/schema/message.ts'
import { rehireOffer } from '../database/schema/work/rehire-offer.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { substituteSearch } from '../database/schema/work/substitute-search.ts'
import { makeDailyFigures } from './demo/demo-figures.ts'
import { insertDemoWithholding } from './demo/demo-withholding.ts'
import { fillListings } from './fill-listings.ts'
import { isAged } from '../database/demo-age.ts'
import { makeAccuracy } from './demo/demo-accuracy.ts'
import { makeHospitals, makeWorkloads } from './hospitals.ts'
import { DEMO_COMMON_TERMS, DEMO_GUIDE } from './hospital-words.ts'
import { insertRows } from './insert-rows.ts'
import { SILENTLY } from './silently.ts'

export type SeedSize = { spot: number; regular: number; hospitals: number }
/** Told what is in, and how much of all rows of that kind, from 0 to 1. */
export type SeedProgress = (sentence: string, share: number) => void

export type SeedOptions = SeedSize & { now: Date; onProgress?: SeedProgress }

export const DEMO_SIZE: SeedSize = { spot: 20_000, regular: 3_000, hospitals: 300 }

const ROW = 'demo'

/** Thrown where doctors would take demo data for real listings. */
export class DemoDataRefused extends Error {
  constructor() {
    super(
      '本番のデータベース(DATABASE_URL)にデモデータは入れません。必要な場合は ALLOW_DEMO_DATA=1 を指定してください。',
    )
    this.name = 'DemoDataRefused'
  }
}

/** Throws `DemoDataRefused` on a production database server, unless a setting allows demo data. */
export function refuseInProduction(): void {
  if (!mayHoldDemoData()) throw new DemoDataRefused()
}

async function fill(
  executor: Executor,
  { now, spot, regular, hospitals, onProgress = () => undefined }: SeedOptions,
): Promise<void> {
  const share = (rows: number) => rows / (hospitals + spot + regular)
  const places = makeHospitals(hospitals)
  await insertRows(
    executor,
    hospital,
    places.map(({ row }) => row),
  )
  await insertRows(executor, hospitalWorkload, places.flatMap(makeWorkloads))
  await insertRows(executor, hospitalAccuracy, places.flatMap(makeAccuracy))
  await insertRows(
    executor,
    hospitalCommonTerms,
    places.map(({ row }) => ({ hospitalId: row.id, items: DEMO_COMMON_TERMS, updatedAt: now })),
  )
  await insertRows(
    executor,
    hospitalGuide,
    places.map(({ row }) => ({ hospitalId: row.id, ...DEMO_GUIDE, version: 1, updatedAt: now })),
  )
  onProgress(`病院 ${hospitals}件`, share(hospitals))
  await insertDemoWithholding(executor, now)
  await executor.insert(dailyFigure).values(makeDailyFigures(now)).onConflictDoNothing()
  const onSpots = (rows: number) => onProgress(`スポットの求人 ${rows}件`, share(hospitals + rows))
  await fillListings(executor, places, { now, spot, regular, onSpots })
  onProgress(`定期の求人 ${regular}件`, 1)
  for (const table of [hospital, spotWork, regularWork]) {
    // The rows have explicit ids, so the sequence must be moved past them.
    await executor.execute(
      sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
    )
  }
  const made = { madeFor: tokyoDay(now), spotWorks: spot }
  await executor
    .insert(demoData)
    .values({ id: ROW, ...made })
    .onConflictDoUpdate({ target: demoData.id, set: made })
}

const FILLED = [hospital, hospitalWorkload, spotWork, regularWork].map(getTableName)
/** Read by the key of their listing, and looked for by nothing else but a payday that nobody has read. */
const DETAILS = [spotWorkDetail, regularWorkDetail].map(
  (table) => `${getTableName(table)} (${table === spotWorkDetail ? 'spot' : 'regular'}_work_id, payday)`,
)

/** Of 300 rows each is a sample: a fifth of what is usual says as much of listings that are drawn by chance. */
const STATISTICS = 20

/**
 * Refreshes the planner's statistics, of what statements look for. Vacuums too: the embedded database has no autovacuum, and
 * index-only counts need the visibility map.
 */
async function analyze(database: Database): Promise<void> {
  // VACUUM cannot run in a transaction.
  await withoutTimeouts(database, async (client) => {
    await client.query(`set default_statistics_target = ${STATISTICS}`)
    await client.query(`vacuum analyze ${[...FILLED, ...DETAILS].join(', ')}`)
    await client.query('reset default_statistics_target')
  })
}

/**
 * Inserts demo hospitals and listings into a migrated database, in one transaction; `seedDemoAccounts` adds
 * accounts and doctors afterwards. Throws `DemoDataRefused` in production.
 */
export async function seedDemoData(database: Database, options: SeedOptions): Promise<void> {
  refuseInProduction()
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(SILENTLY)
    await fill(tx, options)
  })
  await analyze(database)
}

/** What doctors have begun with a listing, which keeps it. */
const USES_OF_SPOT = [
  application.spotWorkId,
  work.spotWorkId,
  messageThread.spotWorkId,
  substituteSearch.spotWorkId,
]
const USES_OF_REGULAR = [
  application.regularWorkId,
  regularEngagement.regularWorkId,
  messageThread.regularWorkId,
]

const isUnused = (listing: PgColumn, uses: readonly PgColumn[]) =>
  sql.join(
    uses.map((use) => sql`not exists (select from ${use.table} where ${use} = ${listing})`),
    sql` and `,
  )

/**
 * Regenerates the demo listings when they are missing or more than a week old; returns whether it did. Keeps
 * listings with applications, contracts or messages. Throws `DemoDataRefused` in production, and when there are listings that are
 * not demo data.
 */
export async function refreshDemoDataIfAged(
  database: Database,
  { now, size = DEMO_SIZE }: { now: Date; size?: SeedSize },
): Promise<boolean> {
  const [made] = await database.select().from(demoData).limit(1)
  if (made && !isAged(made.madeFor, now)) return false
  refuseInProduction()
  // Listings without a `demo_data` row are real.
  if (!made && (await database.$count(spotWork)) > 0) throw new DemoDataRefused()
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(SILENTLY)
    // An offer that formed no contract goes with its listing.
    await tx.execute(sql`delete from ${rehireOffer} where
      (${rehireOffer.spotWorkId} is not null and ${isUnused(rehireOffer.spotWorkId, USES_OF_SPOT)})
      or (${rehireOffer.regularWorkId} is not null and ${isUnused(rehireOffer.regularWorkId, USES_OF_REGULAR)})`)
    await tx.execute(sql`delete from ${spotWork} where ${isUnused(spotWork.id, USES_OF_SPOT)}`)
    await tx.execute(sql`delete from ${regularWork} where ${isUnused(regularWork.id, USES_OF_REGULAR)}`)
    await fill(tx, { now, ...size, spot: made?.spotWorks ?? size.spot })
  })
  await analyze(database)
  return true
}
