import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { createMessageHub } from '#app/backend/message/message-hub.ts'
import { listen } from '#app/backend/message/message-listener.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { HAS_PGBOUNCER, startPgBouncer, type Pooler } from '#tests/support/pgbouncer.ts'
import { runCommand, startServed } from '#tests/support/production.ts'

// Behind a real PgBouncer in transaction mode, where one is installed.

const LONG = { timeout: 120_000 }
const bounced = test.skipIf(!HAS_PGBOUNCER)

let db: TestDatabase
let pooler: Pooler | undefined
beforeAll(async () => {
  db = await testDatabase()
  if (HAS_PGBOUNCER) pooler = await startPgBouncer(db.url)
})
afterAll(async () => {
  await pooler?.stop()
  await db.close()
})

const pooled = () => ({ DATABASE_URL: pooler?.url ?? '', DATABASE_DIRECT_URL: db.url })

bounced(
  'a whole app is served, and every command works, with the server itself beside it',
  LONG,
  async () => {
    const server = await startServed({ ...pooled(), DATABASE_POOL: '8' })
    const paths = ['/', '/search/spot', '/search/regular']
    const answers = await Promise.all(
      Array.from(
        { length: 60 },
        async (_, n) => (await fetch(`${server.url}${paths[n % paths.length]}`)).status,
      ),
    )
    expect(answers).toEqual(answers.map(() => 200))
    // Readiness gives the database half a second, which the pages above may have taken.
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 20_000 }).toBe(200)
    expect(server.log().filter(({ event }) => event === 'failure')).toEqual([])
    expect(await server.stop()).toBe(0)
    expect(await runCommand('migrate', pooled())).toEqual({ code: 0, said: 'データベースは最新です。\n' })
    expect(
      await runCommand('add-staff', pooled(), ['--name', '運営 花子', '--mail', 'pool@example.jp']),
    ).toMatchObject({
      code: 0,
    })
  },
)

bounced(
  'a pooler without the server itself is refused in one sentence, also when it swallows what it does not know',
  LONG,
  async () => {
    const swallowing = await startPgBouncer(db.url, [
      'ignore_startup_parameters = extra_float_digits, lock_timeout, statement_timeout, idle_in_transaction_session_timeout',
    ])
    for (const url of [pooler?.url ?? '', swallowing.url])
      expect(await runCommand('serve', { DATABASE_URL: url, PORT: '0' })).toEqual({
        code: 1,
        said: expect.stringMatching(
          /^DATABASE_URL は PgBouncer などの中継を指しています。[^\n]*DATABASE_DIRECT_URL[^\n]*\n$/,
        ),
      })
    await swallowing.stop()
  },
)

bounced('each transaction has our timeouts, and leaves none behind', LONG, async () => {
  const database = openDatabase({ url: pooler?.url ?? '', directUrl: db.url, max: 6, watched: true })
  const read = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`
  const inside = await Promise.all(
    Array.from({ length: 12 }, () => database.transaction(async (tx) => (await tx.execute(read)).rows[0])),
  )
  expect(inside).toEqual(inside.map(() => ({ statement: '8s', lock: '4s', idle: '10s' })))
  const { rows } = await database.execute(read)
  expect(rows).toEqual([{ statement: '0', lock: '0', idle: '0' }])
  await database.close()
})

bounced('statements that repeat are right whichever connection answers them', LONG, async () => {
  const database = openDatabase({ url: pooler?.url ?? '', directUrl: db.url, max: 6 })
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const { rows } = await database.execute<{ n: number }>(sql`select ${n}::int + 1 as n`)
      return rows[0]?.n
    }),
  )
  expect(answers).toEqual(answers.map((_, n) => n + 1))
  const sums = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      database.transaction(async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`select ${n}::int * 2 as n`)
        return rows[0]?.n
      }),
    ),
  )
  expect(sums).toEqual(sums.map((_, n) => n * 2))
  await database.close()
})

test('while nothing listens to the server, everybody is told to look now and then', LONG, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const hub = createMessageHub()
  let told = 0
  hub.subscribe(['doctor:x'], () => (told += 1))
  const listener = listen(
    { url: 'postgres://none@127.0.0.1:1/none', pool: db.database.$client },
    hub,
    () => undefined,
  )
  listener.start()
  vi.advanceTimersByTime(4_999)
  expect(told).toBe(0)
  vi.advanceTimersByTime(1)
  expect(told).toBe(1)
  vi.advanceTimersByTime(5_000)
  expect(told).toBe(2)
  await listener.close()
})
