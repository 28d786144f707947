import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openDatabase } from '#app/backend/database/client.ts'
import { callTwirp, key, testBackend } from '#tests/support/backend-calls.ts'
import { insertDoctors, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { onQuietMachine, type Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'
import { applyOnce, insertWorks } from '../worked-data.ts'

/** Works, one a day: the calendar shows those of the last ninety days. */
const MANY = 3_000
const FEW = 90
const ROUNDS = 60

/** The calendar feed of a doctor who has worked for eight years, against that of one who has worked for three months. */
export async function calendarFeedFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: 8, patient: true })
  try {
    const backend = testBackend(database, () => new Date())
    const [busy, quiet] = await insertDoctors(database, 2, { now: new Date() })
    if (!busy || !quiet) throw new Error('no doctors')
    await applyOnce(database)
    await insertWorks(database, busy, { works: MANY, hospitals: 8 })
    await insertWorks(database, quiet, { works: FEW, hospitals: 8 })
    await database.execute(sql`analyze`)
    let asked = 0
    const issue = async ({ bearer }: TestDoctor): Promise<string> => {
      const token = randomBytes(32).toString('base64url')
      await callTwirp(
        backend,
        'dp.work.CalendarFeeds/IssueFeed',
        { token, shows_hospital: true, ...key() },
        bearer,
      )
      return token
    }
    /** Reads with an address of its own each time, and a new token before the limit of one. */
    const reader = (one: TestDoctor) => {
      let token = ''
      let reads = 0
      return async (): Promise<{ ms: number; size: number }> => {
        if (reads++ % 15 === 0) token = await issue(one)
        asked += 1
        const headers = { 'x-client-address': `198.51.${asked >> 8}.${asked % 256}` }
        const begun = performance.now()
        const answer = await backend.handlers.calendarFeed(
          new Request(`${ORIGIN}/calendar/feed/${token}.ics`, { headers }),
        )
        const size = (await answer.text()).length
        if (answer.status !== 200) throw new Error(`the feed answered ${answer.status}`)
        return { ms: performance.now() - begun, size }
      }
    }
    const [ofBusy, ofQuiet] = [reader(busy), reader(quiet)]
    for (let round = 0; round < 10; round++) await Promise.all([ofBusy(), ofQuiet()])
    const [many, few]: [number[], number[]] = [[], []]
    const sizes = { many: 0, few: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const [less, more] = [await ofQuiet(), await ofBusy()]
      few.push(less.ms)
      many.push(more.ms)
      Object.assign(sizes, { many: more.size, few: less.size })
    }
    return onQuietMachine([
      {
        name: `calendar feed of ${MANY} works ÷ of ${FEW}`,
        ratio: medianRatio(many, few),
        bound: 1.5,
        detail: `${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms`,
      },
      {
        name: 'calendar feed, its answer',
        ratio: sizes.many / sizes.few,
        bound: 1.1,
        detail: `${(sizes.many / 1_000).toFixed(1)} kB ÷ ${(sizes.few / 1_000).toFixed(1)} kB`,
      },
    ])
  } finally {
    await database.close()
    await postgres.stop()
  }
}
