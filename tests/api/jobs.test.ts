import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { defineJob, type Job } from '#app/backend/jobs/job.ts'
import { createJobEngine, type JobEngine } from '#app/backend/jobs/job-engine.ts'
import { putJob } from '#app/backend/jobs/job.sql.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startFaultyProxy } from '#tests/support/faulty-proxy.ts'
import { countTicks } from '#tests/support/own-ticks.ts'

const order = (database: Pick<Database, 'execute'>, n: number, name = 'count') =>
  database.execute(sql`select ${putJob(name, sql`jsonb_build_object('n', ${n}::int)`)}`)

const countJob = (
  handle: (numbers: number[]) => Promise<void> | void,
  options: Partial<Pick<Job, 'retry' | 'together' | 'expireSeconds'>> = {},
) =>
  defineJob({
    name: 'count',
    data: v.object({ n: v.number() }),
    handle: async (items) => handle(items.map(({ n }) => n)),
    together: 1,
    pollSeconds: 0.5,
    expireSeconds: 60,
    retry: { times: 1, firstSeconds: 1, longestSeconds: 1 },
    ...options,
  })

const engines: JobEngine[] = []
let reported: unknown[] = []
beforeEach(() => {
  reported = []
})

function work(database: Database, job: Job): JobEngine {
  const engine = createJobEngine({
    database,
    jobs: [job],
    report: (error, context) => reported.push({ error, ...context }),
    superviseSeconds: 1,
  })
  engine.start()
  engines.push(engine)
  return engine
}

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.stop()))
})

describe('jobs', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await testDatabase()
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.database.execute(sql`delete from pgboss.job`)
  })

  async function states(name = 'count') {
    const { rows } = await db.database.execute<{ n: number; state: string }>(
      sql`select (data->>'n')::int as n, state::text from pgboss.job where name = ${name} order by 1`,
    )
    return rows
  }
  const soon = { timeout: 15_000 }

  test('ordered in a transaction: gone with its rollback, done soon after its commit, by a queue nobody had declared', async () => {
    await db.database
      .transaction(async (tx) => {
        await order(tx, 1)
        throw new Error('undone')
      })
      .catch(() => undefined)
    await db.database.transaction((tx) => order(tx, 2))
    const done: number[] = []
    work(
      db.database,
      countJob((numbers) => void done.push(...numbers)),
    )
    await expect.poll(() => done, soon).toEqual([2])
    const { ticks } = await countTicks(async () => {
      await db.database.transaction((tx) => order(tx, 3))
      await expect.poll(() => done, { interval: 20, ...soon }).toEqual([2, 3])
    })
    expect(ticks).toBeLessThan(8)
    await expect.poll(() => states(), soon).toMatchObject([{ state: 'completed' }, { state: 'completed' }])
    expect(reported).toEqual([])
  })

  test('one poison item fails alone, is tried again and then given up; the others are done once', async () => {
    for (let n = 1; n <= 6; n += 1) await order(db.database, n)
    const done: number[] = []
    let tries = 0
    const handle = (numbers: number[]) => {
      if (numbers.length === 1 && numbers[0] === 4) tries += 1
      if (numbers.includes(4)) throw new Error('no such mailbox: yamada@example.test')
      done.push(...numbers)
    }
    work(db.database, countJob(handle, { together: 10 }))
    await expect.poll(() => states('dead'), soon).toMatchObject([{ n: 4, state: 'created' }])
    expect(tries).toBe(2)
    expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 5, 6])
    expect(reported).toMatchObject([{ job: 'count', attempts: 2 }])
    // What staff read of it names nobody.
    const { rows } = await db.database.execute(
      sql`select source_output as error from pgboss.job where name = 'dead'`,
    )
    expect(JSON.stringify(rows)).toContain('no such mailbox')
    expect(JSON.stringify(rows)).not.toContain('yamada')
  })

  test('a process that stops gives back what does not end; one that died is noticed', async () => {
    await order(db.database, 1)
    let begun = 0
    const stuck = async () => {
      begun += 1
      await new Promise(() => undefined)
    }
    const first = work(db.database, countJob(stuck))
    await expect.poll(() => begun, soon).toBe(1)
    expect((await countTicks(() => first.stop())).ticks).toBeLessThan(20)
    expect(await states()).toMatchObject([{ n: 1, state: 'retry' }])
    // As a process leaves it that was killed.
    await db.database.execute(
      sql`update pgboss.job set state = 'active', started_on = now() - interval '2 minutes'`,
    )
    const done: number[] = []
    work(
      db.database,
      countJob((numbers) => void done.push(...numbers)),
    )
    await expect.poll(() => done, soon).toEqual([1])
  }, 60_000)

  test('data that is not the job’s is given up and never run', async () => {
    await db.database.execute(sql`select ${putJob('count', sql`'{"n": "many"}'::jsonb`)}`)
    work(
      db.database,
      countJob(() => expect.unreachable(), { retry: { times: 0, firstSeconds: 1, longestSeconds: 1 } }),
    )
    await expect.poll(() => reported, soon).toMatchObject([{ job: 'count' }])
  })
})

test('four processes share the work: every job once', async () => {
  const db = await testDatabase({ max: 20 })
  const done: number[] = []
  const handle = async (numbers: number[]) => {
    await new Promise((settle) => setTimeout(settle, Math.random() * 5))
    done.push(...numbers)
  }
  for (let n = 0; n < 200; n += 1) await order(db.database, n)
  for (let process = 0; process < 4; process += 1) work(db.database, countJob(handle))
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(200)
  expect(new Set(done).size).toBe(200)
  await Promise.all(engines.splice(0).map((engine) => engine.stop()))
  expect(done).toHaveLength(200)
  expect(reported).toEqual([])
  await db.close()
}, 60_000)

test('after an outage, at the start or later, work goes on by itself', async () => {
  const db = await testDatabase()
  const proxy = await startFaultyProxy(db.url)
  const database = openDatabase({ url: proxy.url, max: 4, watched: true })
  const done: number[] = []
  proxy.become('down')
  work(
    database,
    countJob((numbers) => void done.push(...numbers)),
  )
  await expect.poll(() => reported.length, { timeout: 10_000 }).toBeGreaterThan(0)
  proxy.become('sound')
  await order(db.database, 1)
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([1])
  proxy.become('down')
  await order(db.database, 2)
  await new Promise((settle) => setTimeout(settle, 2_000))
  proxy.become('sound')
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([1, 2])
  await Promise.all(engines.splice(0).map((engine) => engine.stop()))
  await database.close()
  await proxy.close()
  await db.close()
}, 90_000)
