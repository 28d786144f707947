import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { openSearch } from '#app/backend/listing/index/open-search.ts'
import { createListingService, type ListingService } from '#app/backend/listing/listing.service.ts'
import { spotListings, type SpotWorkRecord } from '#app/backend/listing/spot-record.ts'
import type { SpotIndexSearch } from '#app/backend/listing/index/listing-search.ts'
import { SPOT_SORT_ORDERS } from '#app/domain/listing/listing-words.ts'
import { tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { statementLog } from '#tests/support/rows-read.ts'
import { plainCalendar, plainFacets } from '#tests/support/search-reference.ts'
import { printPart, type Figure } from '../figure.ts'
import { median } from '../statistics.ts'
import { questions } from './search-questions.ts'
import { printWriteCost } from './write-cost.ts'

const SIZES = { thousand: 1_000, tenThousand: 10_000, million: 1_000_000 } as const
const ROUNDS = 25
const CALENDAR_DAYS = 35

type Size = keyof typeof SIZES
const SIZE_NAMES = ['thousand', 'tenThousand', 'million'] as const satisfies Size[]
type SpotService = Pick<ListingService<SpotWorkRecord, unknown>, 'search'>
type Side = { database: Database; search: SpotIndexSearch; service: SpotService; statements: number }

async function fill(url: string, name: string, spot: number, now: Date): Promise<void> {
  const admin = openDatabase({ url, max: 1 })
  await admin.execute(sql.raw(`create database ${name}`))
  await admin.$client.end()
  const database = openDatabase({ url: url.replace(/postgres$/, name), max: 1 })
  await migrateDatabase(database)
  await seedDemoData(database, { now, spot, regular: 100, hospitals: 300 })
  await database.$client.end()
}

/** A server process's view of a database, its index filled. */
async function openSide(url: string, now: Date): Promise<Side> {
  const side: { statements: number } = { statements: 0 }
  const log = statementLog()
  const logQuery = (text: string, params: unknown[]) => {
    side.statements += 1
    log.logger.logQuery(text, params)
  }
  const database = openDatabase({ url, max: 2, logger: { logQuery } })
  const { spot: search, fill } = openSearch(database, { engine: 'index', report: console.error })
  const resident = process.memoryUsage.rss()
  const [began, cpu] = [performance.now(), process.threadCpuUsage()]
  await fill(now)
  const spent = process.threadCpuUsage(cpu)
  const [seconds, bytes] = [(performance.now() - began) / 1_000, process.memoryUsage.rss() - resident]
  const [count] = await search.count([{}], now)
  printPart(
    `index of ${count} open listings`,
    `${seconds.toFixed(1)} s to fill, of them ${((spent.user + spent.system) / 1e6).toFixed(1)} s of CPU here, ${(bytes / 1e6).toFixed(0)} MB more of memory`,
  )
  log.clear()
  await search.count([{}], now)
  const reads = (await log.rowsRead(url)).map(({ rows, scans }) => `${rows} rows by ${scans.join(', ')}`)
  printPart('what the index asks when nothing has changed', reads.join('; '))
  return Object.assign(side, {
    database,
    search,
    service: createListingService(database, search, spotListings),
  })
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** The median of each, asked in turns: a busy minute of the machine falls on all alike. */
async function inTurns(runs: readonly (() => Promise<unknown>)[], rounds = ROUNDS): Promise<number[]> {
  const times = runs.map((): number[] => [])
  // The first rounds fill the caches.
  for (let round = Math.min(-1, -rounds / 5); round < rounds; round += 1) {
    for (const [at, run] of runs.entries()) {
      const time = await milliseconds(run)
      if (round >= 0) times[at]?.push(time)
    }
  }
  return times.map(median)
}

const visitor = (now: Date) => ({ accountId: null, doctorId: null, now })

type Worst = { ratio: number; detail: string }
const worse = (known: Worst, ratio: number, detail: string): Worst =>
  ratio > known.ratio ? { ratio, detail } : known

const over = (name: string, [small = 0, large = 0]: readonly number[]) =>
  `${name}: ${small.toFixed(2)} ms -> ${large.toFixed(2)} ms`

async function listFigures(sides: Record<Size, Side>, now: Date): Promise<Figure[]> {
  const none = { ratio: 0, detail: '' }
  let [growth, exponent] = [none, none]
  for (const { name, where, orderBy } of questions(now)) {
    const ask = ({ service }: Side) =>
      service.search({ where, orderBy, limit: 20, after: null }, visitor(now))
    const { thousand, tenThousand, million } = sides
    const [first = 0, small = 0, large = 0] = await inTurns(
      [thousand, tenThousand, million].map((side) => () => ask(side)),
    )
    growth = worse(growth, large / small, over(name, [small, large]))
    exponent = worse(exponent, Math.log(large / first) / Math.log(1_000), over(name, [first, large]))
  }
  return [
    { name: 'list and total at 1,000,000 listings ÷ at 10,000, worst of all searches', bound: 2, ...growth },
    {
      name: 'growth exponent of list and total from 1,000 to 1,000,000, worst search',
      bound: 0.35,
      ...exponent,
    },
  ]
}

async function facetFigures(sides: Record<Size, Side>, now: Date): Promise<Figure[]> {
  const from = tokyoDay(now)
  const none = { ratio: 0, detail: '' }
  const ratios: number[] = []
  let [growth, scan] = [none, none]
  for (const [at, { name, where }] of questions(now).entries()) {
    const ask = async ({ search }: Side) => {
      await search.breakDown('facets', where, now)
      await search.breakDown('days', { where, from, days: CALENDAR_DAYS }, now)
    }
    const { tenThousand, million } = sides
    const [small = 0, large = 0] = await inTurns([tenThousand, million].map((side) => () => ask(side)))
    ratios.push(large / small)
    growth = worse(growth, large / small, over(name, [small, large]))
    // Plain scans take seconds: every tenth search is held against them.
    if (at % 10 !== 5) continue
    const { database } = million
    const [plain = 0] = await inTurns(
      [
        () =>
          database.transaction(async (tx) => {
            await tx.execute(sql`set local statement_timeout = 0`)
            await plainFacets(tx, 'spot', where, { now })
            await plainCalendar(tx, where, { from, days: CALENDAR_DAYS, now })
          }),
      ],
      2,
    )
    scan = worse(scan, large / plain, over(name, [plain, large]))
  }
  return [
    {
      name: 'all facets and the calendar at 1,000,000 listings ÷ at 10,000, median of all searches',
      ratio: median(ratios),
      detail: '',
    },
    { name: 'the same, worst search', bound: 3, ...growth },
    { name: 'all facets and the calendar ÷ plain GROUP BY at 1,000,000', bound: 1 / 20, ...scan },
  ]
}

async function depthFigure({ service }: Side, now: Date): Promise<Figure> {
  let worst: Worst = { ratio: 0, detail: '' }
  for (const orderBy of SPOT_SORT_ORDERS) {
    const ask = (after: string | null) =>
      service.search({ where: {}, orderBy, limit: 20, after }, visitor(now))
    let after: string | null = null
    for (let page = 1; page < 200; page += 1) after = (await ask(after)).nextCursor
    const [first = 0, deep = 0] = await inTurns([() => ask(null), () => ask(after)])
    worst = worse(worst, deep / first, over(orderBy, [first, deep]))
  }
  return { name: 'page 200 ÷ page 1 at 1,000,000 listings, worst sort', bound: 1.2, ...worst }
}

async function statementFigures(side: Side, now: Date): Promise<Figure[]> {
  const count = async (name: string, bound: number, run: () => Promise<unknown>): Promise<Figure> => {
    const before = side.statements
    await run()
    return { name: `statements of ${name}`, ratio: side.statements - before, bound, detail: '' }
  }
  const { search, service } = side
  return [
    await count('a results page with its total', 2, () =>
      service.search({ where: {}, orderBy: 'UNSPECIFIED', limit: 20, after: null }, visitor(now)),
    ),
    await count('a live count', 1, () => search.count([{}], now)),
    await count('all facets', 1, () => search.breakDown('facets', {}, now)),
    await count('a calendar', 1, () =>
      search.breakDown('days', { where: {}, from: tokyoDay(now), days: CALENDAR_DAYS }, now),
    ),
  ]
}

/** The search at a thousand, ten thousand and a million listings on PostgreSQL, index and all. */
export async function searchFigures(): Promise<Figure[]> {
  const now = new Date()
  const server = await startPostgres({ flags: ['-c', 'shared_buffers=1GB', '-c', 'max_wal_size=4GB'] })
  try {
    const addresses = { thousand: '', tenThousand: '', million: '' }
    for (const name of SIZE_NAMES) {
      await fill(server.url, name.toLowerCase(), SIZES[name], now)
      addresses[name] = server.url.replace(/postgres$/, name.toLowerCase())
    }
    return await measureSearch(addresses, now)
  } finally {
    await server.stop()
  }
}

export async function measureSearch(addresses: Record<Size, string>, now: Date): Promise<Figure[]> {
  const sides = {
    thousand: await openSide(addresses.thousand, now),
    tenThousand: await openSide(addresses.tenThousand, now),
    million: await openSide(addresses.million, now),
  }
  const figures = [
    ...(await listFigures(sides, now)),
    ...(await facetFigures(sides, now)),
    await depthFigure(sides.million, now),
    ...(await statementFigures(sides.million, now)),
  ]
  await printWriteCost(sides.million.database)
  for (const { database } of Object.values(sides)) await database.$client.end()
  return figures
}
