import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/client.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import type { DemoHospital } from './hospitals.ts'
import { insertRows } from './insert-rows.ts'
import { multiplySpots } from './multiply-spots.ts'
import { makeRegulars } from './regular-listings.ts'
import { makeSpots } from './spot-listings.ts'

type Wanted = {
  now: Date
  spot: number
  regular: number
  /** Told how many spot listings there are. */
  onSpots: (rows: number) => void
}

/** Listings generated one by one; any beyond are copied from these inside the database (`multiplySpots`). */
const GENERATED_SPOTS = 20_000

/** Triggers of details that copy to the listing, row by row, what seeded listings have already; by their table. */
const COPYING = {
  spot_work_detail: ['spot_work_structured', 'spot_work_patients', 'spot_work_requirements'],
  regular_work_detail: ['regular_work_structured', 'regular_work_patients', 'regular_work_requirements'],
}

async function nextId(executor: Executor, table: typeof spotWork | typeof regularWork): Promise<number> {
  const { rows } = await executor.execute<{ next: string }>(
    sql`select coalesce(max(id), 0) + 1 as next from ${table}`,
  )
  return Number(rows[0]?.next ?? 1)
}

async function insertListings(
  executor: Executor,
  [listing, detail]: readonly [PgTable, PgTable],
  made: readonly { row: object; detail: object }[],
): Promise<void> {
  await insertRows(
    executor,
    listing,
    made.map(({ row }) => row),
  )
  await insertRows(
    executor,
    detail,
    made.map((one) => one.detail),
  )
}

async function switchCopying(executor: Executor, to: 'disable' | 'enable'): Promise<void> {
  for (const [table, triggers] of Object.entries(COPYING)) {
    const switched = triggers.map((name) => `${to} trigger ${name}`).join(', ')
    await executor.execute(sql.raw(`alter table ${table} ${switched}`))
  }
}

/** Inserts the listings of hospitals, the regular ones last. Within a transaction. */
export async function fillListings(
  executor: Executor,
  places: DemoHospital[],
  { now, spot, regular, onSpots }: Wanted,
): Promise<void> {
  const firstId = await nextId(executor, spotWork)
  // The triggers are more than half of what details cost. Later others write details, and would wait for the transaction.
  const isFirst = firstId === 1
  if (isFirst) await switchCopying(executor, 'disable')
  const base = Math.min(spot, GENERATED_SPOTS)
  const spots = makeSpots(places, base, firstId, now)
  await insertListings(executor, [spotWork, spotWorkDetail], spots)
  onSpots(base)
  await multiplySpots(executor, { now, firstId, base, total: spot, onSpots })
  const regulars = makeRegulars(places, regular, await nextId(executor, regularWork), now)
  await insertListings(executor, [regularWork, regularWorkDetail], regulars)
  if (isFirst) await switchCopying(executor, 'enable')
}
