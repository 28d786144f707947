import pg from 'pg'
import { openDatabase } from '#app/backend/database/client.ts'
import { createListingService } from '#app/backend/listing/listing.service.ts'
import { findSpotWorksByIds } from '#app/backend/listing/spot-listing.store.ts'
import { spotListings } from '#app/backend/listing/spot-record.ts'
import { openSearch } from '#app/backend/listing/index/open-search.ts'
import { createBackend } from '#app/backend/server.ts'
import { SpotWorks } from '#app/features/listing/spot/spot.listings.documents.ts'
import { loadRenderBundle } from './bundle.ts'

/** Sends the CPU of each part of the results page to the bench, all in this one process. */

const ROUNDS = 5
const CALLS = 150
const url = process.env['DATABASE_URL'] ?? ''

const database = openDatabase({ url, max: 4 })
const now = () => new Date()
const visitor = () => ({ accountId: null, doctorId: null, now: now() })
const page = { where: {}, orderBy: 'UNSPECIFIED', limit: 20, after: null } as const
const { spot: spotSearch, fill } = openSearch(database, { engine: 'index', report: console.error })
const service = createListingService(database, spotSearch, spotListings)
const backend = createBackend({
  database,
  clock: now,
  origin: 'http://localhost',
  production: true,
  firebase: null,
  report: console.error,
})
const { render, dehydrate } = await loadRenderBundle(process.env['BENCH_URL'] ?? '')

await fill(now())
// A page alone would not fill the backend's index, and ask the database for what the service has in memory.
await backend.warmSearch()
const { ids } = await spotSearch.page({ ...page, now: now() })
const search = () => findSpotWorksByIds(database, ids, visitor())
const { sql: text, params } = search().toSQL()
const raw = new pg.Pool({ connectionString: url, max: 4 })

const parts: Record<string, () => unknown> = {
  'page query: pg alone, prepared': () => raw.query({ name: 'page', text, values: params }),
  'page query: pg alone, text each time': () => raw.query({ text, values: params }),
  'page query: built, sent and mapped by drizzle': search,
  'page query: built only': () => search().toSQL(),
  'live count': () => service.count([{}], now()),
  'service (page and count)': () => service.search(page, visitor()),
  'in process through GraphQL (page and count)': () =>
    backend.inProcess.listings({
      document: SpotWorks,
      variables: { ...page, withTotal: true },
      bearer: null,
    }),
  'dehydration of the data': dehydrate,
  renderToString: render,
}

const spent = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

async function measure(run: () => unknown, count: number): Promise<number> {
  const before = spent()
  for (let i = 0; i < count; i += 1) await run()
  return (spent() - before) / count
}

for (const run of Object.values(parts)) await measure(run, 2 * CALLS)
const rounds: Record<string, number[]> = {}
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, run] of Object.entries(parts)) (rounds[name] ??= []).push(await measure(run, CALLS))
}
await raw.end()
await backend.close()
process.send?.({ rounds })
process.disconnect()
