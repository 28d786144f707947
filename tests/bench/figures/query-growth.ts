import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { seedDemoData } from '#app/backend/database/seed/seed-demo-data.ts'
import { createListingService } from '#app/backend/listings/listing.service.ts'
import { createSpotSearch } from '#app/backend/listings/index/spot-search.ts'
import type { PageQuery } from '#app/backend/listings/listing-search.ts'
import { SPOT_SORT_ORDERS } from '#app/domain/listing-words.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { printPart, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'

const SMALL = 10_000
const LARGE = 1_000_000
const ROUNDS = 40

type Search = Pick<PageQuery, 'where' | 'orderBy'>

/** What doctors ask for, over all six sorts. */
function searches(now: Date): Record<string, Search> {
  const inDays = (days: number) =>
    new Date(now.getTime() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
  const bySort = SPOT_SORT_ORDERS.map((orderBy): [string, Search] => [
    `no condition, ${orderBy}`,
    { where: {}, orderBy },
  ])
  return {
    ...Object.fromEntries(bySort),
    'three prefectures': {
      where: { prefectures: ['TOKYO', 'KANAGAWA', 'SAITAMA'] },
      orderBy: 'START_TIME_ASC',
    },
    'prefecture and shift pattern': {
      where: { prefectures: ['OSAKA'], shiftPatterns: ['NIGHT'] },
      orderBy: 'FEE_DESC',
    },
    'three days': { where: { dates: [inDays(10), inDays(11), inDays(12)] }, orderBy: 'FEE_DESC' },
    'minimum fee': { where: { minimumFee: 80_000 }, orderBy: 'START_TIME_ASC' },
    'a department': {
      where: { clinicalDepartments: ['GENERAL_INTERNAL_MEDICINE'] },
      orderBy: 'HOURLY_FEE_DESC',
    },
  }
}

async function seeded(url: string, name: string, spot: number, now: Date): Promise<Database> {
  const admin = openDatabase({ url, max: 1 })
  await admin.execute(sql.raw(`create database ${name}`))
  await admin.$client.end()
  const database = openDatabase({ url: url.replace(/postgres$/, name), max: 1 })
  await migrateDatabase(database)
  await seedDemoData(database, { now, spot, regular: 0, hospitals: 300 })
  return database
}

const pageQuery = (database: Database, search: Search, now: Date) =>
  createListingService(database, createSpotSearch(database)).searchSpotWorks(
    { ...search, limit: 20, after: null },
    { doctorId: null, now },
  )

async function milliseconds(database: Database, search: Search, now: Date): Promise<number> {
  const began = performance.now()
  await pageQuery(database, search, now)
  return performance.now() - began
}

/** The page query at a million listings against ten thousand, on PostgreSQL; the worst search is the figure. */
export async function queryGrowth(): Promise<Figure[]> {
  const now = new Date()
  const server = await startPostgres(['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB'])
  try {
    const small = await seeded(server.url, 'small', SMALL, now)
    const large = await seeded(server.url, 'large', LARGE, now)
    let worst = { name: '', ratio: 0 }
    for (const [name, search] of Object.entries(searches(now))) {
      const times: { small: number[]; large: number[] } = { small: [], large: [] }
      for (let round = -5; round < ROUNDS; round++) {
        const [s, l] = [await milliseconds(small, search, now), await milliseconds(large, search, now)]
        // The first rounds fill the caches.
        if (round < 0) continue
        times.small.push(s)
        times.large.push(l)
      }
      const ratio = median(times.large) / median(times.small)
      printPart(
        name,
        `${median(times.small).toFixed(2)} ms -> ${median(times.large).toFixed(2)} ms (${ratio.toFixed(2)})`,
      )
      if (ratio > worst.ratio) worst = { name, ratio }
    }
    await small.$client.end()
    await large.$client.end()
    return [
      {
        name: 'page query p50 at 1,000,000 listings ÷ at 10,000, PostgreSQL, worst search',
        ratio: worst.ratio,
        bound: 2.5,
        detail: worst.name,
      },
    ]
  } finally {
    await server.stop()
  }
}
