import { eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingPurge } from '#app/backend/database/schema/listing/listing-purge.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertRows } from '#app/backend/seed/insert-rows.ts'
import { makeSpots } from '#app/backend/seed/spot-listings.ts'
import type { SpotIndexSearch } from '#app/backend/listing/index/listing-search.ts'
import { HOUR_MS } from '#app/domain/duration.ts'
import { openSearch } from '#app/backend/listing/index/open-search.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import { createSpotIndex } from '#app/backend/listing/index/spot-search.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { expectLockWait } from '#tests/support/locks.ts'
import { mayNotFail, spotIndexAlone } from '#tests/support/index-alone.ts'
import { plainIds } from '#tests/support/search-reference.ts'

/** What an index reads, and who answers while it cannot. */
const HOSPITALS = makeHospitals(40)
const ROWS = 3_000
const SPOTS = makeSpots(HOSPITALS, ROWS, 1, NOW).map(({ row }) => row)
const OPEN_IDS = SPOTS.filter(({ status }) => status === 'PUBLISHED').map(({ id }) => id)

let db: TestDatabase
const others: Database[] = []
const other = (max = 2): Database => {
  const database = openDatabase({ url: db.url, max })
  others.push(database)
  return database
}
/** A connection tells what it has read when it ends, or some seconds later, in the middle of another test. */
async function endOthers(): Promise<void> {
  await Promise.all(others.splice(0).map((database) => database.$client.end()))
}
beforeAll(async () => {
  db = await testDatabase({ max: 4 })
  const seeding = other(1)
  await insertRows(
    seeding,
    hospital,
    HOSPITALS.map(({ row }) => row),
  )
  await insertRows(seeding, spotWork, SPOTS)
  await seeding.execute(sql`analyze`)
  await endOthers()
}, 120_000)
afterEach(endOthers)
afterAll(() => db.close())

const openCount = async (database = db.database) =>
  (await plainIds(database, 'spot', { where: {}, orderBy: 'FEE_DESC', now: NOW })).length

const setFee = (database: Pick<Database, 'update'>, id: number | undefined, fee: number) =>
  database
    .update(spotWork)
    .set({ fee })
    .where(eq(spotWork.id, id ?? 0))

/** Rows of listings that PostgreSQL has looked at, for the connections that have nothing left to say and for these. */
async function rowsRead(...connections: Database[]): Promise<number> {
  for (const connection of connections) await connection.execute(sql`select pg_stat_force_next_flush()`)
  const { rows } = await db.database.execute<{ read: number }>(
    sql`select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_user_tables where relname = 'spot_work'`,
  )
  return rows[0]?.read ?? 0
}

// These come first: what other connections have read is told some time later.
describe('what is read before an answer', () => {
  test('while a transaction stays open, each search reads what is new and no more', async () => {
    const [reader, writer] = [other(1), other(1)]
    const search = spotIndexAlone(reader)
    const expected = await openCount(reader)
    expect(await search.count([{}], NOW)).toEqual([expected])
    const before = await rowsRead(reader, writer)
    await other(1).transaction(async (tx) => {
      // On a busy machine it is open for longer than ours may be.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await setFee(tx, OPEN_IDS[0], 1)
      for (let round = 1; round <= 200; round += 1) {
        await setFee(writer, OPEN_IDS[round], 50_000 + round)
        expect(await search.count([{ minimumFee: 0 }], NOW)).toEqual([expected])
      }
    })
    expect(await search.count([{ minimumFee: 2 }], NOW)).toEqual([expected - 1])
    // Each write looks at its own row.
    expect((await rowsRead(reader, writer)) - before).toBeLessThan(3 * 200)
  }, 60_000)

  test('numbers of transactions from another cluster are not read again and again', async () => {
    const [reader, writer] = [other(1), other(1)]
    const search = spotIndexAlone(reader)
    await writer.execute(sql`alter table spot_work disable trigger user`)
    await writer.execute(sql`update spot_work set change_id = 4e15`)
    await writer.insert(listingPurge).values({ kind: 'spot', listingId: OPEN_IDS[5], changeId: 4e15 })
    await writer.execute(sql`alter table spot_work enable trigger user`)
    await writer.execute(sql`vacuum analyze spot_work`)
    const expected = await openCount(reader)
    expect(await search.count([{}], NOW)).toEqual([expected])
    const before = await rowsRead(reader, writer)
    for (let round = 1; round <= 50; round += 1) {
      await setFee(writer, OPEN_IDS[round], 60_000)
      expect(await search.count([{}], NOW)).toEqual([expected])
    }
    expect((await rowsRead(reader, writer)) - before).toBeLessThan(3 * 50)
  }, 60_000)

  test('a deletion that a restore brought along takes nothing away', async () => {
    const search = spotIndexAlone(db.database)
    const [expected] = await search.count([{}], NOW)
    await db.database.insert(listingPurge).values({ kind: 'spot', listingId: OPEN_IDS[7] })
    expect(await search.count([{}], NOW)).toEqual([expected])
  })
})

test('more deletions than one statement brings have everything read anew', async () => {
  const search = spotIndexAlone(db.database)
  const before = await search.count([{}], NOW)
  const more = makeSpots(HOSPITALS, 2_100, 10_000, NOW).map(({ row }) => row)
  await insertRows(db.database, spotWork, more)
  expect(await search.count([{}], NOW)).toEqual([await openCount()])
  await db.database.delete(spotWork).where(gte(spotWork.id, 10_000))
  expect(await search.count([{}], NOW)).toEqual(before)
})

describe('deletions that are noted no longer', () => {
  test('a process that had not read them reads everything anew', async () => {
    const [search, early] = [spotIndexAlone(db.database), spotIndexAlone(db.database)]
    const [before = 0] = await search.count([{}], NOW)
    await early.count([{}], NOW)
    await db.database.delete(spotWork).where(inArray(spotWork.id, OPEN_IDS.slice(-3)))
    expect(await early.count([{}], NOW)).toEqual([before - 3])
    await db.database.delete(listingPurge)
    expect(await search.count([{}], NOW)).toEqual([before - 3])
    expect(await early.count([{}], NOW)).toEqual([before - 3])
  })

  test('emptying them at one blow is noticed as well', async () => {
    const search = spotIndexAlone(db.database)
    const [before = 0] = await search.count([{}], NOW)
    await db.database.delete(spotWork).where(inArray(spotWork.id, OPEN_IDS.slice(-5, -3)))
    await db.database.execute(sql`truncate listing_purge`)
    expect(await search.count([{}], NOW)).toEqual([before - 2])
  })
})

/** Plain SQL that says when it was asked. */
function listenTo(database: Database): { plain: SpotIndexSearch; asked: string[] } {
  const asked: string[] = []
  const { page, count, breakDown } = createPlainSearch(database, 'spot')
  return {
    asked,
    plain: {
      page: (query) => (asked.push('page'), page(query)),
      count: (wheres, now) => (asked.push('count'), count(wheres, now)),
      breakDown: (by, of, now) => (asked.push(by), breakDown(by, of, now)),
    },
  }
}

const FIRST = { where: {}, orderBy: 'FEE_DESC', limit: 20, after: null, now: NOW } as const

describe('PostgreSQL answers', () => {
  test('while the index is filled: nobody waits for it', async () => {
    const { spot, fill } = openSearch(db.database, { engine: 'index', report: mayNotFail })
    const blocker = await other(1).$client.connect()
    await blocker.query('begin; lock table listing_purged in access exclusive mode')
    const expected = await plainIds(db.database, 'spot', { where: {}, orderBy: 'FEE_DESC', now: NOW })
    const filled = fill(NOW)
    await expectLockWait(db.database)
    expect((await spot.page(FIRST)).ids).toEqual(expected.slice(0, 20))
    expect(await spot.count([{}, { minimumFee: 1e9 }], NOW)).toEqual([expected.length, 0])
    expect(await spot.breakDown('facets', {}, NOW)).toMatchObject({ total: expected.length })
    await blocker.query('commit')
    blocker.release()
    await filled
    expect(await spot.count([{}], NOW)).toEqual([expected.length])
  })

  test('at once, and not when the index has been filled', async () => {
    const { plain } = listenTo(db.database)
    const search = createSpotIndex(db.database, plain, mayNotFail)
    const blocker = await other(1).$client.connect()
    await blocker.query('begin; lock table listing_purged in access exclusive mode')
    // Filling waits for the lock for some seconds, then gives up.
    const filled = search.fill(NOW).then(() => 'filled first')
    await expectLockWait(db.database)
    expect(await Promise.race([search.page(FIRST), filled])).toMatchObject({ ids: expect.any(Array) })
    await blocker.query('commit')
    blocker.release()
    await filled
  })

  test('while more is read again than one statement brings', async () => {
    const { plain, asked } = listenTo(db.database)
    const search = createSpotIndex(db.database, plain, mayNotFail)
    await search.fill(NOW)
    await search.count([{}], NOW)
    expect(asked).toEqual([])
    await db.database.execute(sql`update spot_work set fee = 77777`)
    const where = { minimumFee: 77_777 }
    expect(await search.count([where], NOW)).toEqual([await openCount()])
    expect(asked).toEqual(['count'])
    await search.fill(NOW)
    expect(await search.count([where], NOW)).toEqual([await openCount()])
    expect(asked).toEqual(['count'])
  })

  test('after the clock was set back, and while all is read anew', async () => {
    const { plain, asked } = listenTo(db.database)
    const search = createSpotIndex(db.database, plain, mayNotFail)
    await search.fill(NOW)
    const earlier = new Date(NOW.getTime() - HOUR_MS)
    await search.page({ ...FIRST, now: earlier })
    expect(asked).toEqual(['page'])
    await search.fill(earlier)
    await search.page({ ...FIRST, now: earlier })
    expect(asked).toEqual(['page'])
  })

  test('when the index fails, which is reported once and not at every search', async () => {
    const reported: unknown[] = []
    const { plain, asked } = listenTo(db.database)
    const search = createSpotIndex(db.database, plain, (error) => reported.push(error))
    await search.fill(NOW)
    await db.database.execute(sql`alter table listing_purged rename to hidden`)
    const expected = await openCount()
    for (let round = 0; round < 5; round += 1) expect(await search.count([{}], NOW)).toEqual([expected])
    expect(asked).toHaveLength(5)
    expect(reported).toHaveLength(1)
    await db.database.execute(sql`alter table hidden rename to listing_purged`)
  })

  test('when the index fails in the middle of an answer, which is reported', async () => {
    const reported: unknown[] = []
    const { plain, asked } = listenTo(db.database)
    const search = createSpotIndex(db.database, plain, (error) => reported.push(error))
    await search.fill(NOW)
    const broken = new Error('a row is missing')
    const faults = [broken]
    const where = {
      get minimumFee() {
        const fault = faults.pop()
        if (fault) throw fault
        return 0
      },
    }
    const expected = await openCount()
    expect(await search.count([where], NOW)).toEqual([expected])
    expect(reported).toEqual([broken])
    // It is left alone for some time.
    expect(await search.count([{}], NOW)).toEqual([expected])
    expect(asked).toEqual(['count', 'count'])
  })

  test('alone, when it is asked to: no index is read', async () => {
    const statements: string[] = []
    const database = openDatabase({
      url: db.url,
      max: 1,
      logger: { logQuery: (text) => statements.push(text) },
    })
    others.push(database)
    const { spot, fill } = openSearch(database, { engine: 'postgres', report: mayNotFail })
    await fill(NOW)
    expect(statements).toEqual([])
    expect(await spot.count([{}], NOW)).toEqual([await openCount()])
    expect(statements).toHaveLength(1)
  })
})

test('another database under the same name is noticed by the next search', async () => {
  const [name = ''] = /[^/]+$/.exec(db.url) ?? []
  const search = spotIndexAlone(other())
  const [before = 0] = await search.count([{}], NOW)
  const copy = `${name}_restored`
  const admin = openDatabase({ url: db.url.replace(name, 'postgres'), max: 1 })
  const disconnect = async (of: string) => {
    await admin.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${of}`)
  }
  await disconnect(name)
  await admin.execute(sql.raw(`create database ${copy} template ${name}`))
  // What the backup did not have, and whose marks it does not have either.
  const restored = openDatabase({ url: db.url.replace(name, copy), max: 1 })
  await restored.execute(sql`alter table spot_work disable trigger user`)
  await restored.delete(spotWork).where(lt(spotWork.id, OPEN_IDS[100] ?? 0))
  await restored.execute(sql`alter table spot_work enable trigger user`)
  await restored.$client.end()
  await disconnect(name)
  await admin.execute(sql.raw(`alter database ${name} rename to ${name}_old`))
  await admin.execute(sql.raw(`alter database ${copy} rename to ${name}`))
  const expected = await openCount()
  expect(expected).toBeLessThan(before)
  expect(await search.count([{}], NOW)).toEqual([expected])
  await admin.execute(sql.raw(`drop database ${name}_old with (force)`))
  await admin.$client.end()
}, 60_000)
