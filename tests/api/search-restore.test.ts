import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertRows } from '#app/backend/seed/insert-rows.ts'
import { makeSpots } from '#app/backend/seed/spot-listings.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import { createSpotIndex } from '#app/backend/listing/index/spot-search.ts'
import { NOW } from '#tests/support/doctors.ts'
import { mayNotFail } from '#tests/support/index-alone.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'

/** A running process keeps its index while the server behind its address is exchanged, wound back or made a replica. */

let server: PostgresServer
const databases: Database[] = []
beforeAll(async () => {
  server = await startPostgres()
  await publish(open(server), 60)
}, 120_000)
afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.$client.end()))
})
afterAll(() => server.stop())

const open = ({ url }: PostgresServer): Database => {
  const database = openDatabase({ url: url.replace(/postgres$/, 'migrated'), max: 1 })
  // The server goes away while the connection lies in the pool.
  database.$client.on('error', () => undefined)
  databases.push(database)
  return database
}

async function publish(database: Database, count: number): Promise<void> {
  const hospitals = makeHospitals(5)
  const rows = hospitals.map(({ row }) => row)
  await insertRows(database, hospital, rows)
  const spots = makeSpots(hospitals, count, 1, NOW)
  await insertRows(
    database,
    spotWork,
    spots.map(({ row }) => ({ ...row, status: 'PUBLISHED' as const })),
  )
}

const lastTransaction = async (database: Database): Promise<number> => {
  const { rows } = await database.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  return Number(rows[0]?.id)
}

/** Until the numbers of transactions say nothing of which server answers. */
async function reach(database: Database, transaction: number): Promise<void> {
  while ((await lastTransaction(database)) <= transaction);
}

/** A filled search, whose plain statement says when it was asked. */
async function filledSearch(database: Database) {
  const plain = createPlainSearch(database, 'spot')
  let asked = 0
  const search = createSpotIndex(
    database,
    { ...plain, count: (wheres, now) => ((asked += 1), plain.count(wheres, now)) },
    mayNotFail,
  )
  const fill = () => search.fill(NOW)
  await fill()
  return {
    fill,
    /** What is counted, and whether the index did it. */
    count: async () => {
      const before = asked
      const [count = -1] = await search.count([{}], NOW)
      return { count, byIndex: asked === before }
    },
  }
}

async function openCount(database: Database): Promise<number> {
  const [count = -1] = await createPlainSearch(database, 'spot').count([{}], NOW)
  return count
}

test('a restore of the files is noticed, whatever is written after it', async () => {
  const goBack = await server.keepFiles()
  const database = open(server)
  const { fill, count } = await filledSearch(database)
  const before = await openCount(database)
  await database.execute(sql`delete from spot_work where id <= 10`)
  expect(await count()).toEqual({ count: before - 10, byIndex: true })
  const transaction = await lastTransaction(database)
  await goBack()
  await reach(open(server), transaction)
  expect(await count()).toEqual({ count: before, byIndex: false })
  await fill()
  expect(await count()).toEqual({ count: before, byIndex: true })
}, 60_000)

test('a table made anew under the same name is noticed', async () => {
  const database = open(server)
  const { fill, count } = await filledSearch(database)
  const before = await openCount(database)
  // As a restore of one table does, past the triggers.
  await database.execute(sql`alter table spot_work rename to kept;
    create table spot_work (like kept including all excluding generated);
    insert into spot_work overriding system value select * from kept order by id limit 20`)
  const expected = await openCount(database)
  expect(expected).toBeLessThan(before)
  expect(await count()).toEqual({ count: expected, byIndex: false })
  await fill()
  expect(await count()).toEqual({ count: expected, byIndex: true })
  await database.execute(sql`drop table spot_work; alter table kept rename to spot_work`)
}, 60_000)

test('another cluster behind the same address is noticed, and a replica is not relied upon', async () => {
  const database = open(server)
  const { fill, count } = await filledSearch(database)
  const before = await openCount(database)
  expect(await count()).toEqual({ count: before, byIndex: true })
  const transaction = await lastTransaction(database)
  await server.stop()

  server = await startPostgres({ port: Number(new URL(server.url).port), isOther: true })
  const other = open(server)
  await publish(other, 25)
  await reach(other, transaction)
  const expected = await openCount(other)
  expect(expected).toBeLessThan(before)
  expect(await count()).toEqual({ count: expected, byIndex: false })
  await fill()
  expect(await count()).toEqual({ count: expected, byIndex: true })

  await server.becomeReplica()
  for (let round = 0; round < 3; round += 1) {
    expect(await count()).toEqual({ count: expected, byIndex: false })
    await fill()
  }
}, 120_000)
