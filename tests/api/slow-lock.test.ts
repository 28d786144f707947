import { sql } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/** A lock that is held for long, on a real server. */

let db: TestDatabase
let held: Database

beforeAll(async () => {
  db = await testDatabase()
  held = openDatabase({ url: db.url, max: 2, watched: true })
}, 60_000)
afterAll(async () => {
  await held.close()
  await db.close()
})

test('while all connections wait for one lock, a stranger gets the first that is free', async () => {
  await db.database.execute(sql`create table slow_lock (id int primary key)`)
  await db.database.execute(sql`insert into slow_lock values (1)`)
  const lock = db.database.transaction(async (tx) => {
    await tx.execute(sql`select * from slow_lock for update`)
    await wait(3_300)
  })
  await wait(200)
  const waiting = [1, 2].map(() => held.execute(sql`update slow_lock set id = 1`))
  await wait(200)
  // Longer than two and a half seconds, and shorter than a lock is waited for.
  const stranger = held.execute(sql`select 1 as one`)
  expect((await stranger).rows).toEqual([{ one: 1 }])
  expect(await Promise.all(waiting)).toHaveLength(2)
  await lock
}, 20_000)
