import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertRows } from '#app/backend/database/seed/insert-rows.ts'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import { makeSpots } from '#app/backend/database/seed/spot-listings.ts'
import { hospital } from '#app/backend/database/schema/hospital.ts'
import { spotWork } from '#app/backend/database/schema/spot-work.ts'
import { createListingService, type ListingService } from '#app/backend/listings/listing.service.ts'
import { createSpotSearch } from '#app/backend/listings/index/spot-search.ts'
import { SPOT_SORT_ORDERS, type SpotSortOrder } from '#app/domain/listing-words.ts'
import { hourlyFee } from '#app/domain/pay.ts'
import type { SpotWorkWhere } from '#app/contract/gen/listings-resolvers.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { criteria, matches } from '#tests/support/spot-reference.ts'

const NOW = new Date('2026-11-21T12:00:00+09:00')
const HOSPITALS = makeHospitals(160)
const SPOTS = makeSpots(HOSPITALS, 1_500, 1, NOW)

const paidMinutes = (spot: (typeof SPOTS)[number]['row']) =>
  (spot.endTime.getTime() - spot.startTime.getTime()) / 60_000

const KEY: Record<SpotSortOrder, (spot: (typeof SPOTS)[number]['row']) => number> = {
  UNSPECIFIED: (spot) => -spot.recommendScore,
  EDITED_AT_DESC: (spot) => -spot.editedAt.getTime(),
  PUBLISH_TIME_DESC: (spot) => -spot.publishTime.getTime(),
  FEE_DESC: (spot) => -spot.fee,
  HOURLY_FEE_DESC: (spot) => -hourlyFee(spot.fee, paidMinutes(spot), spot.breakMinutes),
  START_TIME_ASC: (spot) => spot.startTime.getTime(),
}

/** The ids the reference finds, in the order asked; the id decides between equals, in the direction of the sort. */
function expected(where: SpotWorkWhere, orderBy: SpotSortOrder): string[] {
  const direction = orderBy === 'START_TIME_ASC' ? 1 : -1
  return SPOTS.filter((spot) => matches(spot, where, NOW))
    .map(({ row }) => row)
    .sort((a, b) => KEY[orderBy](a) - KEY[orderBy](b) || direction * (a.id - b.id))
    .map(({ id }) => String(id))
}

describe.each(['pglite', 'postgres'] as const)('spot criteria on %s', (kind) => {
  let db: TestDatabase
  let service: ListingService
  beforeAll(async () => {
    db = await testDatabase({ kind })
    service = createListingService(db.database, createSpotSearch(db.database))
    await insertRows(
      db.database,
      hospital,
      HOSPITALS.map(({ row }) => row),
    )
    await insertRows(
      db.database,
      spotWork,
      SPOTS.map(({ row }) => row),
    )
  }, 60_000)
  afterAll(() => db.close())

  async function found(where: SpotWorkWhere, orderBy: SpotSortOrder, limit = 100): Promise<string[]> {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof service.searchSpotWorks>> = await service.searchSpotWorks(
        { where, orderBy, limit, after },
        { doctorId: null, now: NOW },
      )
      expect(page.offset).toBe(ids.length)
      ids.push(...page.items.map(({ id }) => id))
      after = page.nextCursor
    } while (after)
    return ids
  }

  const agrees = async (where: SpotWorkWhere, orderBy: SpotSortOrder) => {
    const ids = expected(where, orderBy)
    expect(await found(where, orderBy)).toEqual(ids)
    expect(await service.countSpotWorks([where], NOW)).toEqual([ids.length])
  }

  const arbitraries = criteria(NOW)

  test.each(Object.entries(arbitraries))('%s alone', async (name, values: fc.Arbitrary<unknown>) => {
    await fc.assert(
      fc.asyncProperty(values, fc.constantFrom(...SPOT_SORT_ORDERS), (value, orderBy) =>
        agrees({ [name]: value }, orderBy),
      ),
      { numRuns: 12, seed: 20 },
    )
  })

  test('any combination', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record(arbitraries, { requiredKeys: [] }),
        fc.constantFrom(...SPOT_SORT_ORDERS),
        agrees,
      ),
      { numRuns: 60, seed: 21 },
    )
  })

  test.each(SPOT_SORT_ORDERS)('%s: pages neither lose nor repeat a listing', async (orderBy) => {
    expect(await found({}, orderBy, 37)).toEqual(expected({}, orderBy))
  })
})
