import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { countTicks } from '#tests/support/own-ticks.ts'
import { startFaultyProxy, type FaultyProxy } from '#tests/support/faulty-proxy.ts'

const CONNECTIONS = 4
/** In quarters of a second: what doctors would notice as the app being back. */
const AGAIN = 4
/** The health checks give a server up after six of their own, and one more of each process may have begun. */
const SOON = 11

let db: TestDatabase
let proxy: FaultyProxy
const opened: Database[] = []

beforeAll(async () => {
  db = await testDatabase()
  proxy = await startFaultyProxy(db.url)
})

afterEach(async () => {
  proxy.become('sound')
  await Promise.all(opened.splice(0).map((database) => database.close()))
})

afterAll(async () => {
  await proxy.close()
  await db.close()
})

function open(watched = false): Database {
  const database = openDatabase({ url: proxy.url, max: CONNECTIONS, watched })
  opened.push(database)
  return database
}

const write = (database: Database) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`create temporary table if not exists written (id int)`)
    await tx.execute(sql`insert into written values (1)`)
  })

/** How all of many writes at once ended. */
const writeMany = async (database: Database) =>
  Promise.all(
    Array.from({ length: CONNECTIONS * 3 }, () =>
      write(database).then(
        () => 'written',
        () => 'failed',
      ),
    ),
  )

/** Of three outages: a machine that is busy with something else makes one of them longer. */
async function fastest(outage: () => Promise<number>): Promise<number> {
  let best = Infinity
  for (let time = 0; time < 3 && best > AGAIN; time += 1) best = Math.min(best, await outage())
  return best
}

async function ticksUntilWritten(database: Database): Promise<number> {
  const isWritten = () =>
    write(database).then(
      () => true,
      () => false,
    )
  const { ticks } = await countTicks(async () => {
    while (!(await isWritten())) await wait(5)
  })
  return ticks
}

// A connection that ends by itself is an error nobody awaits: unheard it would end the process, and this run.
test('a connection lost between two statements fails its transaction and nothing else', async () => {
  const database = open()
  const lost = database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await db.database.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
    await wait(200)
    await tx.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  const { rows } = await database.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
})

test.each(['begin', 'insert', 'commit', 'rollback'])(
  'connections lost at %s do not use up the pool',
  async (word) => {
    const database = open()
    await writeMany(database)
    proxy.become({ cutAt: word })
    const ends =
      word === 'rollback'
        ? await Promise.allSettled(
            Array.from({ length: CONNECTIONS * 2 }, () =>
              database.transaction(async (tx) => tx.execute(sql`select 1 / 0`)),
            ),
          ).then((all) => all.map(({ status }) => (status === 'rejected' ? 'failed' : 'written')))
        : await writeMany(database)
    expect(new Set(ends)).toEqual(new Set(['failed']))
    proxy.become('sound')
    expect(await ticksUntilWritten(database)).toBeLessThanOrEqual(AGAIN)
    expect(new Set(await writeMany(database))).toEqual(new Set(['written']))
  },
)

test('a transaction whose rollback is never answered says what went wrong and gives its connection up', async () => {
  const database = open()
  proxy.become({ freezeAt: 'rollback' })
  const failures = await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      database.transaction(async () => Promise.reject(new Error('the reason'))).catch(String),
    ),
  )
  expect(new Set(failures)).toEqual(new Set(['Error: the reason']))
  proxy.become('sound')
  expect(await ticksUntilWritten(database)).toBeLessThanOrEqual(AGAIN)
})

test('a failed statement that is not passed on fails its transaction', async () => {
  const swallowing = open().transaction(async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow('failed statement')
})

describe('a server that is watched', () => {
  test.each(['frozen', 'down'] as const)(
    'that is %s fails what waits for it within eleven quarters of a second, and is used again after four',
    async (line) => {
      const database = open(true)
      const outage = async () => {
        await writeMany(database)
        proxy.become(line)
        const first = await countTicks(() => writeMany(database))
        expect(new Set(first.result)).toEqual(new Set(['failed']))
        expect(first.ticks).toBeLessThanOrEqual(SOON)
        // Whoever comes later does not wait at all.
        const later = await countTicks(() => writeMany(database))
        expect(new Set(later.result)).toEqual(new Set(['failed']))
        expect(later.ticks).toBeLessThanOrEqual(AGAIN)
        proxy.become('sound')
        return ticksUntilWritten(database)
      }
      expect(await fastest(outage)).toBeLessThanOrEqual(AGAIN)
    },
  )

  test('is closed in time although it is frozen under a statement', async () => {
    const database = open(true)
    await writeMany(database)
    proxy.become('frozen')
    const writing = writeMany(database)
    const { ticks } = await countTicks(() => database.close())
    // Two seconds, and one of the ticks at each end.
    expect(ticks).toBeLessThanOrEqual(10)
    expect(new Set(await writing)).toEqual(new Set(['failed']))
  })
})
