import { HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertRows } from '#app/backend/seed/insert-rows.ts'
import { makeRegulars } from '#app/backend/seed/regular-listings.ts'
import { makeSpots } from '#app/backend/seed/spot-listings.ts'
import type { ListingSearch, ListingWhere, Without } from '#app/backend/listing/index/listing-search.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import { NG_CHART, NG_CONDITION, type NgCondition } from '#app/domain/ng/ng-words.ts'
import { mergeSpans, spanOfDay, weeklySpans } from '#app/domain/ng/ng-times.ts'
import { wordOf } from '#app/domain/text/known-word.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { regularIndexAlone, spotIndexAlone } from '#tests/support/index-alone.ts'
import { plainIds, type Kind } from '#tests/support/search-reference.ts'
import { spotCriteria } from '#tests/support/search-reference-criteria.ts'

/** Searches without what NG settings leave out: index and plain SQL agree with a filter written by hand. */

const RUNS = 60
const HOSPITALS = makeHospitals(40)

type Facts = {
  id: number
  hospitalId: number
  start: number
  end: number
  traits: string[]
}

function isUnwanted(listing: Facts, kind: Kind, { hospitalIds, conditions, spans }: Without): boolean {
  return (
    hospitalIds.includes(listing.hospitalId) ||
    conditions.some((one) => listing.traits.includes(one)) ||
    (kind === 'spot' && spans.some(({ start, end }) => listing.start < end && listing.end > start))
  )
}

const words = Object.keys(NG_CONDITION).filter(wordOf(NG_CONDITION))
const days = fc.integer({ min: -2, max: 60 }).map((day) => addDays(tokyoDay(NOW), day))
const spans = fc.array(
  fc.oneof(
    days.map(spanOfDay),
    fc
      .tuple(days, fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 90 }))
      .map(([day, from, long]) => {
        const start = spanOfDay(day).start + (from * HOUR_MS) / 2
        return { start, end: start + (long * HOUR_MS) / 2 }
      }),
  ),
  { maxLength: 12 },
)
const weekly = fc
  .integer({ min: 1, max: 7 })
  .map((weekday) => weeklySpans([{ weekday, startMinute: 510, endMinute: 1_050 }], NOW))
const arbitrary: fc.Arbitrary<Without> = fc.record({
  hospitalIds: fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 8 }),
  conditions: fc.uniqueArray(fc.constantFrom<NgCondition>(...words), { maxLength: 2 }),
  spans: fc.tuple(spans, fc.oneof(fc.constant([]), weekly)).map((both) => mergeSpans(both.flat())),
})

describe('searches without NG', () => {
  let db: TestDatabase
  const facts: Record<Kind, Map<number, Facts>> = { spot: new Map(), regular: new Map() }
  let searches: Record<Kind, Record<string, ListingSearch>>

  beforeAll(async () => {
    db = await testDatabase()
    const { database } = db
    const put = insertRows.bind(null, database)
    await put(
      hospital,
      HOSPITALS.map(({ row }) => row),
    )
    await put(
      spotWork,
      makeSpots(HOSPITALS, 1_500, 1, NOW).map(({ row }) => row),
    )
    await put(
      regularWork,
      makeRegulars(HOSPITALS, 300, 1, NOW).map(({ row }) => row),
    )
    const chartOf = (chart: string): string[] => (wordOf(NG_CHART)(chart) ? [NG_CHART[chart]] : [])
    const spotRows = await database
      .select()
      .from(spotWork)
      .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    for (const { spot_work: listing, hospital: place } of spotRows)
      facts.spot.set(listing.id, {
        ...listing,
        start: listing.startTime.getTime(),
        end: listing.endTime.getTime(),
        traits: [...listing.patients, ...listing.jobDescriptionTypes, ...chartOf(place.electronicChart)],
      })
    const regularRows = await database
      .select()
      .from(regularWork)
      .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    for (const { regular_work: listing, hospital: place } of regularRows)
      facts.regular.set(listing.id, {
        ...listing,
        start: 0,
        end: 0,
        traits: [...listing.patients, ...listing.jobDescriptionTypes, ...chartOf(place.electronicChart)],
      })
    searches = {
      spot: { index: spotIndexAlone(database), plain: createPlainSearch(database, 'spot') },
      regular: { index: regularIndexAlone(database), plain: createPlainSearch(database, 'regular') },
    }
  }, 120_000)
  afterAll(() => db.close())

  test.each([
    ['spot', 'index'],
    ['spot', 'plain'],
    ['regular', 'index'],
    ['regular', 'plain'],
  ] as const)('%s by %s', { timeout: 120_000 }, async (kind, engine) => {
    const some = { prefectures: spotCriteria(NOW).prefectures }
    await fc.assert(
      fc.asyncProperty(fc.record(some, { requiredKeys: [] }), arbitrary, async (asked, without) => {
        const where: ListingWhere = { ...asked, without }
        const search = searches[kind][engine]
        if (!search) throw new Error('no engine')
        const met = await plainIds(db.database, kind, { where: asked, orderBy: 'FEE_DESC', now: NOW })
        const wanted = met.filter((id) => {
          const listing = facts[kind].get(id)
          return listing && !isUnwanted(listing, kind, without)
        })
        const page = await search.page({ where, orderBy: 'FEE_DESC', limit: 30, after: null, now: NOW })
        expect(page).toMatchObject({
          ids: wanted.slice(0, 30),
          total: wanted.length,
          hidden: met.length - wanted.length,
          hasMore: wanted.length > 30,
        })
        expect(await search.count([where], NOW)).toEqual([wanted.length])
        expect((await search.breakDown('facets', where, NOW)).total).toBe(wanted.length)
        const places = await search.breakDown('prefectures', { ...where, prefectures: null }, NOW)
        const everywhere = await search.count([{ ...where, prefectures: null }], NOW)
        expect([places.reduce((sum, { count }) => sum + count, 0)]).toEqual(everywhere)
      }),
      { numRuns: RUNS },
    )
  })
})
