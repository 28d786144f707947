import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingPurge } from '#app/backend/database/schema/listing/listing-purge.ts'
import { regularWork, regularWorkDetail } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { watchShownChanges } from '#app/backend/listing/index/feed/shown-changes.ts'
import { makeHospitals, makeWorkloads } from '#app/backend/seed/hospitals.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { mayNotFail } from '#tests/support/index-alone.ts'

/** What makes everything that was remembered of lists worthless. */

let db: TestDatabase
const others: Database[] = []
beforeAll(async () => {
  db = await testDatabase({ max: 3 })
  const [place] = makeHospitals(1)
  for (const _ of [1, 2, 3]) await insertListing(db.database)
  await insertRegularListing(db.database)
  if (place) await db.database.insert(hospitalWorkload).values(makeWorkloads(place))
}, 120_000)
afterEach(async () => {
  await Promise.all(others.splice(0).map((database) => database.$client.end()))
})
afterAll(() => db.close())

/** Another process. */
function other(): Database {
  const database = openDatabase({ url: db.url, max: 1 })
  others.push(database)
  return database
}

const raise = { fee: sql`fee + 1000` }
const CHANGES: Record<string, (database: Database) => PromiseLike<unknown>> = {
  'the pay of a spot listing': (it) => it.update(spotWork).set(raise).where(eq(spotWork.id, 1)),
  'the title of a regular listing': (it) => it.update(regularWork).set({ title: '外来' }),
  'how a spot listing pays': (it) => it.update(spotWorkDetail).set({ paymentMethod: 'CASH_ON_DAY' }),
  'a detail of a regular listing': (it) => it.update(regularWorkDetail).set({ paymentMethod: 'CASH_ON_DAY' }),
  'the name of a hospital': (it) => it.update(hospital).set({ name: '新病院' }),
  'how busy a shift is': (it) => it.update(hospitalWorkload).set({ wardCallHigh: 9 }),
  'a workload that is gone': (it) => it.delete(hospitalWorkload),
  'a listing that is gone': (it) => it.delete(spotWork).where(eq(spotWork.id, 2)),
  'all workloads gone at once': (it) => it.execute(sql`truncate hospital_workload`),
}

test.each(Object.entries(CHANGES))('a change by another process is seen: %s', async (_, change) => {
  const watch = watchShownChanges(db.database, mayNotFail)
  const before = await watch.version()
  expect(await watch.version()).toBe(before)
  await change(other())
  expect(await watch.version()).not.toBe(before)
})

test('writes that no list shows leave the version as it is', async () => {
  const watch = watchShownChanges(db.database, mayNotFail)
  const before = await watch.version()
  const database = other()
  await database.execute(sql`insert into listing_purged (change_id) values (0) on conflict do nothing`)
  await database.update(regularWork).set({ title: '無い求人' }).where(eq(regularWork.id, -1))
  await database.update(hospital).set({ name: '無い病院' }).where(eq(hospital.id, -1))
  expect(await watch.version()).toBe(before)
})

test('a change that was in progress during a reading is seen once it is committed', async () => {
  const watch = watchShownChanges(db.database, mayNotFail)
  const before = await watch.version()
  await other().transaction(async (transaction) => {
    await transaction.update(spotWork).set(raise).where(eq(spotWork.id, 3))
    // A later transaction raises the snapshot’s bounds above the one that is open.
    await other().execute(sql`select pg_current_xact_id()`)
    expect(await watch.version()).toBe(before)
    expect(await watch.version()).toBe(before)
  })
  const after = await watch.version()
  expect(after).not.toBe(before)
  expect(await watch.version()).toBe(after)
})

test('marks that were purged unread count as a change', async () => {
  const watch = watchShownChanges(db.database, mayNotFail)
  const before = await watch.version()
  const database = other()
  await database.update(hospital).set({ name: '別の病院' })
  await database.delete(listingPurge)
  expect(await watch.version()).not.toBe(before)
})

test('without its database it knows nothing', async () => {
  const lost = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 })
  expect(await watchShownChanges(lost, mayNotFail).version()).toBeNull()
})
