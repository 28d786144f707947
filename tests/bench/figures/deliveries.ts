import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq, sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { delivery } from '#app/backend/database/schema/delivery.ts'
import { lineIdentity } from '#app/backend/database/schema/account/line.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { orderNotices } from '#app/backend/notice/notice-order.service.ts'
import { testBackend } from '#tests/support/backend-calls.ts'
import { takeJobs } from '#tests/support/jobs.ts'
import { startLineMessaging } from '#tests/support/line-messaging.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'

const EVENTS = 100_000
/** So many are delivered by one life of the backend and of LINE's stand-in, which keeps every message. */
const BATCH = 10_000
/** Every fifth request to LINE fails: half of them before LINE takes it, half with the answer lost. */
const FAILING = 5
/** Attempts of a job before it is parked. */
const ATTEMPTS = 10
const AT_ONCE = 16

type Person = Awaited<ReturnType<typeof insertRegistered>>

const hospitalName = (event: number) => `第${event}病院`

async function orderEvents(database: Database, { accountId, doctorId }: Person): Promise<void> {
  // Whoever has linked no LINE is told nothing there; `deliver` links the stand-in's own user.
  await database.insert(lineIdentity).values({ provider: 'https://line.example', sub: 'nobody', accountId })
  for (let from = 0; from < EVENTS; from += 1_000) {
    const notices = Array.from({ length: 1_000 }, (_, n) => ({
      kind: 'APPLICATION_ACCEPTED' as const,
      to: { doctorId },
      dedupeKey: `volume:${from + n}`,
      facts: { doctorId, hospitalName: hospitalName(from + n), shift: '12/18(金)' },
    }))
    await orderNotices(database, notices, new Date())
  }
}

/** Runs jobs until they are done or have used up their attempts; what was shown, and how many were parked. */
async function deliver(database: Database, person: Person, jobs: unknown[]) {
  const line = await startLineMessaging({ monthlyLimit: EVENTS })
  const backend = testBackend(database, () => new Date(), null, {
    line: line.line,
    lineMessaging: line.settings,
  })
  await database.delete(lineIdentity).where(eq(lineIdentity.accountId, person.accountId))
  await database
    .insert(lineIdentity)
    .values({ provider: line.line.issuer, sub: line.users[0] ?? '', accountId: person.accountId })
  line.trouble((request) => (request % FAILING ? undefined : request % 2 ? 'answer lost' : 'refused'))
  let left = jobs
  for (let attempt = 0; attempt < ATTEMPTS && left.length > 0; attempt++) {
    const failed: unknown[] = []
    const queue = left.values()
    const work = async () => {
      for (const job of queue) await backend.jobs.run('line', [job]).catch(() => failed.push(job))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    left = failed
    await wait(1)
  }
  const shown = line.sent().map(({ text }) => /第(\d+)病院/.exec(text)?.[1] ?? text)
  await line.stop()
  return { shown: shown.length, events: new Set(shown).size, parked: left.length }
}

/** Collects garbage, whatever flags the process was started with. */
function heapNow(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

/** Every event is delivered once or parked, over a channel that fails every fifth time, and leaves nothing in memory. */
async function deliveryFigures(database: Database): Promise<Figure[]> {
  const person = await insertRegistered(database)
  await database
    .update(doctorProfile)
    .set({ channels: ['LINE'] })
    .where(eq(doctorProfile.doctorId, person.doctorId))
  await takeJobs(database, 'line')
  await orderEvents(database, person)
  const jobs = await takeJobs(database, 'line')
  const ordered = jobs.length
  const total = { shown: 0, events: 0, parked: 0 }
  const heaps: number[] = []
  const begun = performance.now()
  for (let from = 0; from < ordered; from += BATCH) {
    const { shown, events, parked } = await deliver(database, person, jobs.slice(from, from + BATCH))
    total.shown += shown
    total.events += events
    total.parked += parked
    heaps.push(heapNow())
  }
  const seconds = (performance.now() - begun) / 1_000
  printPart('deliveries', `${ordered} events in ${seconds.toFixed(0)} s, ${total.parked} parked`)
  const [{ count: sent } = { count: 0 }] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(delivery)
    .where(eq(delivery.outcome, 'SENT'))
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)]
  return [
    {
      name: 'messages shown ÷ events shown',
      ratio: total.shown / total.events,
      bound: 1,
      detail: `${total.shown} messages`,
    },
    {
      name: 'events neither shown nor parked',
      ratio: Math.max(0, EVENTS - total.events - total.parked),
      bound: 0,
      detail: `${sent} marked as sent`,
    },
    {
      name: `heap after ${EVENTS} deliveries ÷ after ${BATCH}`,
      ratio: last / first,
      bound: 1.1,
      detail: `${(last / 1e6).toFixed(1)} MB ÷ ${(first / 1e6).toFixed(1)} MB`,
    },
  ]
}

/** The same on a server of its own. */
export async function deliveryPart(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: AT_ONCE, patient: true })
  try {
    return await deliveryFigures(database)
  } finally {
    await database.close()
    await postgres.stop()
  }
}
