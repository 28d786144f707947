import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { inArray } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { LISTINGS } from '#app/backend/database/open-listings.sql.ts'
import { now } from '#app/platform/clock.ts'
import type { TestAppServer } from '#tests/support/app-server.ts'
import { startServed } from '#tests/support/production.ts'
import { RESULTS } from '../app-child.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { onQuietMachine, printPart, type Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'

const WEB = 4
/** Each process is the one alone as often as the others: a process that has answered more is faster. */
const ROUNDS = 2 * WEB
/** Loads of each process before it is measured. */
const WARM_UP = 4
/** Of each process that is asked, and by how many visitors at once. */
const REQUESTS = 120
const AT_ONCE = 4
/** Listings closed before each comparison of the indexes. */
const CLOSED = 20
/** What Linux counts CPU by. */
const TICK_MS = 10
/** So many times the requests of one process, where four web processes, a worker and a database have a core each. */
const TIMES = 3.2
const CORES = WEB + 2

async function cpuOf({ pid }: TestAppServer): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

async function memoryOf({ pid }: TestAppServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000
}

async function resultsOf({ url }: TestAppServer): Promise<string> {
  const response = await fetch(url + RESULTS, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  })
  const html = await response.text()
  if (!response.ok) throw new Error(`the results answered ${response.status}`)
  return html
}

type Load = { cpu: number; perSecond: number }

/** The results of these processes, each as busy as it would be alone: milliseconds of CPU per request, requests per second. */
async function load(servers: readonly TestAppServer[]): Promise<Load> {
  const cpu = async () => (await Promise.all(servers.map(cpuOf))).reduce((sum, one) => sum + one, 0)
  const [before, began] = [await cpu(), performance.now()]
  const visits = async (server: TestAppServer) => {
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => resultsOf(server)))
  }
  await Promise.all(servers.map(visits))
  const requests = REQUESTS * servers.length
  const seconds = (performance.now() - began) / 1_000
  return { cpu: ((await cpu()) - before) / requests, perSecond: requests / seconds }
}

/** How many processes tell another total than SQL does, at once after listings have been closed. */
async function wrongTotals(database: Database, web: readonly TestAppServer[]): Promise<number> {
  const { listing, isOpen } = LISTINGS.spot
  const open = await database.select({ id: listing.id }).from(listing).where(isOpen(now())).limit(CLOSED)
  const ids = open.map(({ id }) => id)
  await database.update(listing).set({ status: 'CLOSED' }).where(inArray(listing.id, ids))
  const pages = await Promise.all(web.map(resultsOf))
  const total = (await database.$count(listing, isOpen(now()))).toLocaleString('ja-JP')
  return pages.filter((html) => /([\d,]+)<span[^>]*>件/.exec(html)?.[1] !== total).length
}

/** Four web processes and a worker on one server, against one web process of them. */
export async function processFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const env = { DATABASE_URL: postgres.url, DATABASE_POOL: '15', ALLOW_DEMO_DATA: '1' }
  const database = openDatabase({ url: postgres.url, max: 1 })
  const worker = await startServed({ ...env, ROLE: 'worker' })
  const web: TestAppServer[] = []
  try {
    while (web.length < WEB) web.push(await startServed({ ...env, ROLE: 'web' }))
    for (let nth = 0; nth < WARM_UP * WEB; nth += 1) await load(web.slice(nth % WEB, (nth % WEB) + 1))
    const [alone, together]: [Load[], Load[]] = [[], []]
    let wrong = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await load(web.slice(round % WEB, (round % WEB) + 1)))
      together.push(await load(web))
      wrong += await wrongTotals(database, web)
    }
    const cpu = (loads: Load[]) => loads.map((each) => each.cpu)
    const speed = (loads: Load[]) => loads.map((each) => each.perSecond)
    const memory = await Promise.all([...web, worker].map(memoryOf))
    printPart(
      'memory of the web processes and the worker',
      memory.map((mb) => `${mb.toFixed(0)} MB`).join(', '),
    )
    const hasCores = availableParallelism() >= CORES
    return onQuietMachine([
      {
        name: `requests per second of one process × ${TIMES} ÷ those of ${WEB}`,
        ratio: medianRatio(speed(alone), speed(together)) * TIMES,
        ...(hasCores ? { bound: 1 } : {}),
        detail: `${median(speed(alone)).toFixed(0)} and ${median(speed(together)).toFixed(0)} on ${availableParallelism()} cores`,
      },
      {
        name: `CPU per request of ${WEB} processes ÷ of one`,
        ratio: medianRatio(cpu(together), cpu(alone)),
        bound: 1.1,
        detail: `${median(cpu(together)).toFixed(1)} ÷ ${median(cpu(alone)).toFixed(1)} ms`,
      },
      {
        name: `totals of ${WEB} indexes that differ from SQL after ${CLOSED * ROUNDS} listings were closed`,
        ratio: wrong,
        bound: 0,
        detail: `${WEB * ROUNDS} compared`,
      },
    ])
  } finally {
    await Promise.all([...web, worker].map((server) => server.stop()))
    await database.close()
    await postgres.stop()
  }
}
