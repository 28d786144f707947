import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital.ts'
import { regularWork } from '#app/backend/database/schema/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/spot-work.ts'
import { makeHospitals, makeWorkloads } from '#app/backend/database/seed/hospitals.ts'
import { insertRows } from '#app/backend/database/seed/insert-rows.ts'
import { makeRegulars } from '#app/backend/database/seed/regular-listings.ts'
import { makeSpots } from '#app/backend/database/seed/spot-listings.ts'
import { createRegularSearch } from '#app/backend/listings/index/regular-search.ts'
import { createSpotSearch } from '#app/backend/listings/index/spot-search.ts'
import type { ListingCursor } from '#app/backend/listings/listing-cursor.ts'
import type { ListingSearch, ListingWhere, PageQuery } from '#app/backend/listings/index/listing-search.ts'
import { findPage } from '#app/backend/listings/index/plain-search.sql.ts'
import {
  REGULAR_SORT_ORDERS,
  SPOT_SORT_ORDERS,
  type SpotSortOrder,
} from '#app/domain/listing/listing-words.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { criteriaOfWishes, type Wish, type Wishes } from '#app/domain/search/wishes.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { regularCriteria, spotCriteria } from '#tests/support/search-reference-criteria.ts'
import {
  facetsInOrder,
  plainCalendar,
  plainCities,
  plainFacets,
  plainIds,
  plainPrefectures,
  type Kind,
} from '#tests/support/search-reference.ts'
import { arbitraryWishes, plainWished } from '#tests/support/search-reference-wishes.ts'

/**
 * Random sets of criteria; `SEARCH_RUNS=10000` for the long run. The index is the same over both databases and only the statements beside
 * it are another's: the embedded one, slower by far, gets a fifth of them.
 */
const RUNS = Number(process.env['SEARCH_RUNS'] ?? 500)
const runsOn = (server: 'pglite' | 'postgres') => (server === 'postgres' ? RUNS : Math.ceil(RUNS / 5))
const TIMEOUT = 60_000 + RUNS * 200

const HOSPITALS = makeHospitals(160)

type Search = Omit<ListingSearch, 'calendar'>

/** Walks the pages, each from the cursor the one before gave. */
async function walk(
  search: Pick<Search, 'page'>,
  where: ListingWhere,
  orderBy: SpotSortOrder,
  limit: number,
) {
  const { items, total } = await walkWished(search, { where, orderBy, limit })
  return { ids: items.map(({ id }) => id), total }
}

async function walkWished(
  search: Pick<Search, 'page'>,
  query: Pick<PageQuery, 'where' | 'orderBy' | 'limit' | 'wishes'>,
) {
  const items: { id: number; met: Wish[] }[] = []
  let after: ListingCursor | null = null
  for (;;) {
    const page = await search.page({ ...query, after, now: NOW })
    items.push(...page.ids.map((id, at) => ({ id, met: page.met[at] ?? [] })))
    if (!page.hasMore) return { items, total: page.total }
    const last = items.at(-1) ?? { id: 0, met: [] }
    const wished = query.wishes && { mark: '', rank: last.met.length }
    after = { order: query.orderBy, value: page.lastKey, id: last.id, position: items.length, wished }
  }
}

describe.each(['pglite', 'postgres'] as const)('search on %s', (server) => {
  let db: TestDatabase
  let spots: ListingSearch
  let regulars: Search

  beforeAll(async () => {
    db = await testDatabase({ kind: server })
    const put = insertRows.bind(null, db.database)
    await put(
      hospital,
      HOSPITALS.map(({ row }) => ({ ...row, isHiringPaused: row.id % 20 === 7 })),
    )
    await put(hospitalWorkload, HOSPITALS.flatMap(makeWorkloads))
    await put(
      spotWork,
      makeSpots(HOSPITALS, 1_500, 1, NOW).map(({ row }) => row),
    )
    await put(
      regularWork,
      makeRegulars(HOSPITALS, 800, 1, NOW).map(({ row }) => row),
    )
    spots = createSpotSearch(db.database)
    regulars = createRegularSearch(db.database)
  }, 120_000)
  afterAll(() => db.close())

  const kinds = [
    ['spot', spotCriteria(NOW), SPOT_SORT_ORDERS, () => spots],
    ['regular', regularCriteria(NOW), REGULAR_SORT_ORDERS, () => regulars],
  ] as const

  async function agrees(kind: Kind, search: Search, where: ListingWhere, orderBy: SpotSortOrder) {
    const ids = await plainIds(db.database, kind, { where, orderBy, now: NOW })
    const limit = Math.max(7, Math.ceil(ids.length / 5))
    expect(await walk(search, where, orderBy, Math.min(limit, 100))).toEqual({ ids, total: ids.length })
    const query = { where, orderBy, limit: 20, after: null, now: NOW }
    expect(await findPage(db.database, kind, query)).toMatchObject({
      ids: ids.slice(0, 20),
      total: ids.length,
    })
    expect(await search.counts([where, {}, where], NOW)).toEqual([ids.length, expect.any(Number), ids.length])
    expect(facetsInOrder(await search.facets(where, NOW))).toEqual(
      await plainFacets(db.database, kind, where, NOW),
    )
    expect(await search.prefectures(where, NOW)).toEqual(
      await plainPrefectures(db.database, kind, where, NOW),
    )
    for (const prefecture of ['TOKYO', ...(where.prefectures ?? []).slice(0, 1)] as const)
      expect(await search.cities(where, prefecture, NOW)).toEqual(
        await plainCities(db.database, kind, where, { prefecture, now: NOW }),
      )
    if (kind === 'regular') return
    const from = addDays(tokyoDay(NOW), -1)
    expect(await spots.calendar(where, from, 40, NOW)).toEqual(
      await plainCalendar(db.database, where, { from, days: 40, now: NOW }),
    )
  }

  describe.each(kinds)('%s listings', (kind, criteria, orders, search) => {
    test.each(Object.entries(criteria))('%s alone', async (name, values: fc.Arbitrary<unknown>) => {
      await fc.assert(
        fc.asyncProperty(values, fc.constantFrom(...orders), (value, orderBy) =>
          agrees(kind, search(), { [name]: value }, orderBy),
        ),
        { numRuns: 10, seed: 20 },
      )
    })

    test(
      'any combination: counts, order, facets and calendar',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.record<ListingWhere>(criteria, { requiredKeys: [] }),
            fc.constantFrom(...orders),
            (where, orderBy) => agrees(kind, search(), where, orderBy),
          ),
          { numRuns: runsOn(server), seed: 21 },
        )
      },
      TIMEOUT,
    )

    const WISHES: Wishes = {
      prefectures: ['TOKYO', 'KANAGAWA'],
      weekdays: ['SATURDAY', 'SUNDAY'],
      minimumFee: 70_000,
      jobTypes: ['SHIFT_NIGHT_EASY', 'SHIFT_DAY_TOUGH'],
    }

    test(
      'what meets more of the doctor’s wishes comes first, page by page, with what it meets',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.record<ListingWhere>(criteria, { requiredKeys: [] }),
            arbitraryWishes,
            fc.integer({ min: 5, max: 60 }),
            async (some, wishes, limit) => {
              for (const where of [some, {}]) {
                const items = await plainWished(db.database, kind, { where, wishes, now: NOW })
                const query = {
                  where,
                  orderBy: 'UNSPECIFIED',
                  limit,
                  wishes: criteriaOfWishes(wishes),
                } as const
                expect(await walkWished(search(), query)).toEqual({ items, total: items.length })
              }
            },
          ),
          { numRuns: 15, seed: 22, examples: [[{}, WISHES, 40]] },
        )
      },
      TIMEOUT,
    )

    test('wishes: a page from the database is the page from the index', async () => {
      const page: Search['page'] = (query) => findPage(db.database, kind, query)
      const where: ListingWhere = { conditions: ['FREE_APPLICATION'] }
      const items = await plainWished(db.database, kind, { where, wishes: WISHES, now: NOW })
      expect(new Set(items.map(({ met }) => met.length)).size).toBeGreaterThan(3)
      const query = { where, orderBy: 'UNSPECIFIED', limit: 23, wishes: criteriaOfWishes(WISHES) } as const
      expect(await walkWished({ page }, query)).toEqual({ items, total: items.length })
    })

    test.each(orders)('%s: pages neither lose nor repeat a listing', async (orderBy) => {
      const ids = await plainIds(db.database, kind, { where: {}, orderBy, now: NOW })
      expect(await walk(search(), {}, orderBy, 37)).toEqual({ ids, total: ids.length })
    })

    // What answers while the index of a process that has just started is being filled.
    test.each(orders)('%s: a page from the database is the page from the index', async (orderBy) => {
      const page: Search['page'] = (query) => findPage(db.database, kind, query)
      const where: ListingWhere = { facilityCategories: ['HOSPITAL_OR_EMERGENCY_CLINIC'], minimumFee: 60_000 }
      const ids = await plainIds(db.database, kind, { where, orderBy, now: NOW })
      expect(ids.length).toBeGreaterThan(60)
      expect(await walk({ page }, where, orderBy, 29)).toEqual({ ids, total: ids.length })
      const high: ListingWhere = { conditions: ['ATTRACTIVE'] }
      const highIds = await plainIds(db.database, kind, { where: high, orderBy, now: NOW })
      expect(highIds.length).toBeGreaterThan(20)
      expect(await walk({ page }, high, orderBy, 29)).toEqual({ ids: highIds, total: highIds.length })
    })
  })
})
