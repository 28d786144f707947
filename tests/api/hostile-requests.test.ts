import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertPeople, newSessions, type Caller } from '#tests/support/hostile/callers.ts'
import { hostileCorpus, type CorpusEntry } from '#tests/support/hostile/corpus.ts'
import { WORDS } from '#tests/support/hostile/pages.ts'
import type { HostileRequest } from '#tests/support/hostile/values.ts'
import { createSender } from '#tests/support/hostile/send.ts'
import { runLength } from '#tests/support/run-length.ts'

/**
 * No input is answered with a 5xx. `HOSTILE_REQUESTS=50000 npm test -- api hostile` is the long run; `HOSTILE_SEED`
 * draws other requests.
 */
const COUNT = runLength('HOSTILE_REQUESTS', { short: 1_500, long: 3_000 })
const SEED = Number(process.env['HOSTILE_SEED'] ?? 20_261_122)
const AT_ONCE = 8
/** Requests until others ask: ID tokens end, and some requests log out or leave. */
const ROUND = 1_000
const SHOWN = 40

/** What a caller of the Connect protocol asks for itself: a compression nobody knows, a deadline that passes. */
const isByProtocol = ({ target, path, headers }: HostileRequest, status: number) =>
  target === '/connect' &&
  ((status === 501 && (headers['content-encoding'] !== undefined || path.includes('compression='))) ||
    (status === 504 && headers['connect-timeout-ms'] !== undefined))

let database: TestDatabase
let app: TestAppServer

beforeAll(async () => {
  database = await testDatabase({ max: 2 })
  await seedDemoData(database.database, { now: new Date(), spot: 300, regular: 100, hospitals: 20 })
  app = await startAppServer({
    DATABASE_URL: database.url,
    DEMO_DATA: '0',
    TRUSTED_PROXY_HOPS: '1',
    LINE_CHANNEL_ID: '1',
    LINE_CHANNEL_SECRET: 'secret',
    LINE_ISSUER: 'http://localhost:9',
  })
})

afterAll(async () => {
  await app?.stop()
  await database?.close()
})

test(`${COUNT} hostile requests and no 5xx`, { timeout: 60_000 + COUNT * 60 }, async () => {
  const { send, close } = createSender(app.url)
  const faults: string[] = []
  const counts = new Map<string, number>()
  let asked = 0

  async function ask({ request, caller, address }: CorpusEntry, callers: readonly Caller[]) {
    const name = `${request.method} ${request.path.slice(0, 300)} ${request.body?.toString('base64').slice(0, 2_000) ?? ''}`
    const headers = {
      host: new URL(app.url).host,
      origin: app.url,
      'x-forwarded-for': address,
      ...(caller === null ? {} : callers[caller]?.headers),
    }
    try {
      const { status, headers: answered, text } = await send(request, headers)
      const key = `${request.target} ${status}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
      if (isByProtocol(request, status)) asked += 1
      else if (status >= 500) faults.push(`${key} ${name} ${JSON.stringify(request.headers)} ${text}`)
      if (answered['x-content-type-options'] !== 'nosniff') faults.push(`${key} without headers: ${name}`)
    } catch (error) {
      faults.push(`${request.target} ${String(error)} ${name}`)
    }
  }

  for (let sent = 0; sent < COUNT; sent += ROUND) {
    const people = await insertPeople(database.database)
    const callers = await newSessions(database.database, people, app.url)
    const known = {
      listingIds: Array.from({ length: 40 }, (_, index) => String(index + 1)),
      uuids: people.flatMap(({ accountId, doctorId }) => [accountId, doctorId]),
      words: WORDS,
    }
    const corpus = hostileCorpus(SEED + sent, Math.min(ROUND, COUNT - sent), known, people.length)
    const work = async () => {
      for (const entry of corpus) await ask(entry, callers)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }
  close()
  console.log(
    [...counts]
      .map(([key, count]) => `${key}: ${count}`)
      .sort((a, b) => (a < b ? -1 : 1))
      .join('\n'),
  )
  console.log(`${faults.length} faults, ${asked} times 501 or 504 as the Connect protocol says`)
  expect(faults.slice(0, SHOWN)).toEqual([])
})
