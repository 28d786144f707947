import { eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals, makeWorkloads } from '#app/backend/seed/hospitals.ts'
import { insertRows } from '#app/backend/seed/insert-rows.ts'
import { makeRegulars } from '#app/backend/seed/regular-listings.ts'
import { makeSpots } from '#app/backend/seed/spot-listings.ts'
import type { ListingCursor } from '#app/backend/listing/listing-cursor.ts'
import type { ListingWhere, SpotIndexSearch } from '#app/backend/listing/index/listing-search.ts'
import { findUsualPays } from '#app/backend/database/usual-pays.sql.ts'
import { SPOT_SORT_ORDERS } from '#app/domain/listing/listing-words.ts'
import { IS_EMBEDDED, testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { regularIndexAlone, spotIndexAlone } from '#tests/support/index-alone.ts'
import { hours } from '#tests/support/listings.ts'
import { facetsInOrder, plainCalendar, plainFacets, plainIds } from '#tests/support/search-reference.ts'

const HOSPITALS = makeHospitals(40)
const SPOTS = makeSpots(HOSPITALS, 600, 1, NOW)

const FIRST = { where: {}, orderBy: 'UNSPECIFIED', limit: 100, after: null, now: NOW } as const

async function fill(database: Database): Promise<void> {
  await insertRows(
    database,
    hospital,
    HOSPITALS.map(({ row }) => row),
  )
  await insertRows(
    database,
    spotWork,
    SPOTS.map(({ row }) => row),
  )
  await insertRows(
    database,
    regularWork,
    makeRegulars(HOSPITALS, 200, 1, NOW).map(({ row }) => row),
  )
}

/** Everything the index says is what plain SQL says. */
async function expectAgreement(search: SpotIndexSearch, database: Database, now = NOW): Promise<void> {
  const ids = await plainIds(database, 'spot', { where: {}, orderBy: 'FEE_DESC', now })
  const page = await search.page({ ...FIRST, orderBy: 'FEE_DESC', now })
  expect(page).toMatchObject({ total: ids.length, ids: ids.slice(0, 100) })
  expect(facetsInOrder(await search.breakDown('facets', {}, now))).toEqual(
    await plainFacets(database, 'spot', {}, { now }),
  )
  const high: ListingWhere = { conditions: ['ATTRACTIVE'] }
  const highIds = await plainIds(database, 'spot', { where: high, orderBy: 'UNSPECIFIED', now })
  const highPage = await search.page({ ...FIRST, where: high, now })
  expect(highPage).toMatchObject({ total: highIds.length, ids: highIds.slice(0, 100) })
  expect(highPage.usualPays).toEqual(await findUsualPays(database, 'spot', now))
  const places: ListingWhere = { prefectures: ['HOKKAIDO', 'OKINAWA'] }
  expect(facetsInOrder(await search.breakDown('facets', places, now))).toEqual(
    await plainFacets(database, 'spot', places, { now }),
  )
  expect(await search.breakDown('days', { where: {}, from: '2026-11-21', days: 60 }, now)).toEqual(
    await plainCalendar(database, {}, { from: '2026-11-21', days: 60, now }),
  )
}

describe('the search index', () => {
  let db: TestDatabase
  let search: SpotIndexSearch
  beforeAll(async () => {
    db = await testDatabase()
    await fill(db.database)
    search = spotIndexAlone(db.database)
    await expectAgreement(search, db.database)
  }, 120_000)
  afterAll(() => db.close())

  const openIds = (count: number) =>
    SPOTS.filter(({ row }) => row.status === 'PUBLISHED')
      .slice(0, count)
      .map(({ row }) => row.id)
  const set = (values: Partial<typeof spotWork.$inferInsert>, ids: number[]) =>
    db.database.update(spotWork).set(values).where(inArray(spotWork.id, ids))
  const setHospitals = (values: Partial<typeof hospital.$inferInsert>, which: SQL) =>
    db.database.update(hospital).set(values).where(which)
  const insert = (spots: ReturnType<typeof makeSpots>) =>
    insertRows(
      db.database,
      spotWork,
      spots.map(({ row }) => row),
    )
  const isFirst = eq(hospital.id, HOSPITALS[0]?.row.id ?? 0)

  test.each<[string, () => Promise<unknown>]>([
    [
      'pay and words change',
      () => set({ fee: 999_000, clinicalDepartments: ['PEDIATRICS'], incentiveTypes: [] }, openIds(9)),
    ],
    [
      'the start moves to another day',
      () => set({ startTime: hours(50), endTime: hours(60), applicationDeadline: hours(40) }, openIds(5)),
    ],
    [
      'doctors may come to some hospitals by car',
      () => setHospitals({ amenities: ['CAR_COMMUTE'] }, lt(hospital.id, 9)),
    ],
    [
      'a hospital moves to the next town',
      () => setHospitals({ city: '夕張市' }, eq(hospital.prefecture, 'HOKKAIDO')),
    ],
    ['some hospitals take nobody', () => setHospitals({ isHiringPaused: true }, lt(hospital.id, 20))],
    ['and some of them again', () => setHospitals({ isHiringPaused: false }, lt(hospital.id, 12))],
    [
      'doctors report quiet and busy nights',
      () => insertRows(db.database, hospitalWorkload, HOSPITALS.flatMap(makeWorkloads)),
    ],
    [
      'and report otherwise',
      () =>
        db.database.update(hospitalWorkload).set({ reports: 9, wardCallMedian: 40, sleepMinutesMedian: 60 }),
    ],
    ['listings are paused', () => set({ status: 'PAUSED' }, openIds(20))],
    ['and published again', () => set({ status: 'PUBLISHED' }, openIds(20))],
    ['listings are deleted', () => db.database.delete(spotWork).where(inArray(spotWork.id, openIds(3)))],
    ['listings are added', () => insert(makeSpots(HOSPITALS, 50, 5_000, NOW))],
    [
      'one is deleted and written anew under its id, in one transaction',
      () =>
        db.database.transaction(async (tx) => {
          const [id = 0] = openIds(10).slice(-1)
          await tx.delete(spotWork).where(eq(spotWork.id, id))
          await insertRows(
            tx,
            spotWork,
            SPOTS.filter(({ row }) => row.id === id).map(({ row }) => ({ ...row, fee: 7 })),
          )
        }),
    ],
    ['a hospital moves, and its listings with it', () => setHospitals({ prefecture: 'OKINAWA' }, isFirst)],
    ['and back', () => setHospitals({ prefecture: HOSPITALS[0]?.row.prefecture }, isFirst)],
    ['more change at once than one reading takes', () => insert(makeSpots(HOSPITALS, 4_500, 10_000, NOW))],
    ['and all of these again', () => db.database.execute(sql`update spot_work set fee = fee + 1000`)],
    ['all are gone', () => db.database.execute(sql`truncate spot_work cascade`)],
    ['some are back', () => insert(SPOTS)],
  ])(
    '%s: the next answer knows',
    async (_, change) => {
      await change()
      await expectAgreement(search, db.database)
    },
    120_000,
  )

  test('a deadline passes, and the clock may be set back', async () => {
    const open = SPOTS.filter(({ row }) => row.status === 'PUBLISHED')
    const deadlines = [...new Set(open.map(({ row }) => row.applicationDeadline.getTime()))].sort(
      (a, b) => a - b,
    )
    for (const at of [0, 1, 30, 200]) {
      const deadline = deadlines[at] ?? 0
      await expectAgreement(search, db.database, new Date(deadline - 1))
      await expectAgreement(search, db.database, new Date(deadline))
    }
    await expectAgreement(search, db.database, NOW)
  })

  test('a change of a regular listing is known too', async () => {
    const regulars = regularIndexAlone(db.database)
    const agree = async () =>
      expect(facetsInOrder(await regulars.breakDown('facets', {}, NOW))).toEqual(
        await plainFacets(db.database, 'regular', {}, { now: NOW }),
      )
    await agree()
    await db.database
      .update(regularWork)
      .set({ weekdays: ['SUNDAY'] })
      .where(inArray(regularWork.id, [1, 2, 3]))
    await agree()
    await db.database.delete(regularWork).where(inArray(regularWork.id, [4, 5]))
    await agree()
  })
})

describe.skipIf(IS_EMBEDDED)('several processes at once on PostgreSQL', () => {
  let db: TestDatabase
  const others: Database[] = []
  const other = (): Database => {
    const database = openDatabase({ url: db.url, max: 2 })
    others.push(database)
    return database
  }
  beforeAll(async () => {
    db = await testDatabase({ max: 4 })
    await fill(db.database)
  }, 120_000)
  afterAll(async () => {
    await Promise.all(others.map((database) => database.$client.end()))
    await db.close()
  })

  test('a transaction that ends late is seen when it ends, whatever was read meanwhile', async () => {
    const search = spotIndexAlone(db.database)
    const [before = 0] = await search.count([{}], NOW)
    const open = await plainIds(db.database, 'spot', { where: {}, orderBy: 'FEE_DESC', now: NOW })
    const writer = other()
    await writer.transaction(async (tx) => {
      await tx
        .update(spotWork)
        .set({ status: 'PAUSED' })
        .where(inArray(spotWork.id, open.slice(0, 10)))
      await tx.delete(spotWork).where(inArray(spotWork.id, open.slice(10, 13)))
      // Others come and go, and readers read past the open transaction.
      for (let round = 0; round < 5; round += 1) {
        await db.database
          .update(spotWork)
          .set({ fee: 50_000 + round })
          .where(eq(spotWork.id, open[20] ?? 0))
        expect(await search.count([{}], NOW)).toEqual([before])
      }
    })
    expect(await search.count([{}], NOW)).toEqual([before - 13])
    await expectAgreement(search, db.database)
  })

  test('10,000 listings published, filled and closed: no stale count, no difference', async () => {
    const [near, far] = [spotIndexAlone(db.database), spotIndexAlone(other())]
    const writers = Array.from({ length: 4 }, (_, number) => ({ number, database: other() }))
    const BATCH = 50
    const BATCHES = 50
    await Promise.all(
      writers.map(async ({ number, database }) => {
        // Each writer has a hospital of its own, so it knows what must be counted there.
        const place = HOSPITALS[number]
        if (!place) throw new Error('too few hospitals')
        const where = { generalHospitalIds: [String(place.row.id)] }
        await database.delete(spotWork).where(eq(spotWork.hospitalId, place.row.id))
        let open = 0
        for (let batch = 0; batch < BATCHES; batch += 1) {
          const firstId = 100_000 + (number * BATCHES + batch) * BATCH
          const rows = makeSpots([place], BATCH, firstId, NOW).map(({ row }) => ({
            ...row,
            status: 'PUBLISHED',
          }))
          await insertRows(database, spotWork, rows)
          open += BATCH
          expect(await near.count([where], NOW)).toEqual([open])
          const filled = rows.slice(0, batch % 30).map(({ id }) => id)
          await database
            .update(spotWork)
            .set({ status: 'FILLED' })
            .where(inArray(spotWork.id, [...filled, 0]))
          const closed = rows.slice(30, 30 + (batch % 20)).map(({ id }) => id)
          await database
            .update(spotWork)
            .set({ status: 'CLOSED' })
            .where(inArray(spotWork.id, [...closed, 0]))
          open -= filled.length + closed.length
          const counts = await Promise.all([near, far].map((search) => search.count([where, {}], NOW)))
          expect(counts.map(([own]) => own)).toEqual([open, open])
        }
      }),
    )
    await expectAgreement(near, db.database)
    await expectAgreement(far, db.database)
  }, 180_000)

  test.each(SPOT_SORT_ORDERS)('%s: what stays is met once, while others come and go', async (orderBy) => {
    const search = spotIndexAlone(db.database)
    const before = await plainIds(db.database, 'spot', { where: {}, orderBy, now: NOW })
    // Every third one may leave while the pages are turned.
    const leaving = before.filter((_, at) => at % 3 === 0).slice(0, 400)
    const met: number[] = []
    let after: ListingCursor | null = null
    for (let page = 0; ; page += 1) {
      const found = await search.page({ ...FIRST, orderBy, after })
      met.push(...found.ids)
      if (!found.hasMore) break
      after = { order: orderBy, value: found.lastKey, id: found.ids.at(-1) ?? 0, position: met.length }
      const gone = leaving.splice(0, 5)
      await db.database
        .update(spotWork)
        .set({ status: 'CLOSED' })
        .where(inArray(spotWork.id, [...gone, 0]))
      const firstId = 900_000 + SPOT_SORT_ORDERS.indexOf(orderBy) * 10_000 + page * 10
      await insertRows(
        db.database,
        spotWork,
        makeSpots(HOSPITALS, 5, firstId, NOW).map(({ row }) => row),
      )
    }
    expect(new Set(met).size).toBe(met.length)
    const left = new Set(await plainIds(db.database, 'spot', { where: {}, orderBy, now: NOW }))
    const stayed = before.filter((id) => left.has(id))
    expect(met.filter((id) => stayed.includes(id))).toEqual(stayed)
  })
})
