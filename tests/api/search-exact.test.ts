import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals, makeWorkloads } from '#app/backend/seed/hospitals.ts'
import { insertRows } from '#app/backend/seed/insert-rows.ts'
import { makeRegulars } from '#app/backend/seed/regular-listings.ts'
import { makeSpots } from '#app/backend/seed/spot-listings.ts'
import type { ListingCursor } from '#app/backend/listing/listing-cursor.ts'
import type {
  ListingSearch,
  ListingWhere,
  PageQuery,
  SpotIndexSearch,
} from '#app/backend/listing/index/listing-search.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import {
  REGULAR_SORT_ORDERS,
  SPOT_SORT_ORDERS,
  type SpotSortOrder,
} from '#app/domain/listing/listing-words.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { criteriaOfWishes, type Wish, type Wishes } from '#app/domain/search/wishes.ts'
import { IS_EMBEDDED, testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { regularIndexAlone, spotIndexAlone } from '#tests/support/index-alone.ts'
import { runLength } from '#tests/support/run-length.ts'
import { regularCriteria, spotCriteria } from '#tests/support/search-reference-criteria.ts'
import {
  facetsInOrder,
  keepOffered,
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
const RUNS = runLength('SEARCH_RUNS', { short: 120, long: 500 })
/** Of each criterion by itself. */
const ALONE = runLength('SEARCH_ALONE', { short: 2, long: 10 })
const runsOf = (runs = RUNS) => (IS_EMBEDDED ? Math.ceil(runs / 5) : runs)
/** Of one list: each is a statement, and twenty joints are enough to lose a listing at. */
const MOST_PAGES = 20
const TIMEOUT = 60_000 + RUNS * 200

const HOSPITALS = makeHospitals(160)
/** Of the calendar: from yesterday on. */
const DAYS = { from: addDays(tokyoDay(NOW), -1), days: 40 }

type Engine = 'index' | 'plain SQL'

/** Walks the pages, each from the cursor the one before gave. */
async function walk(
  search: Pick<ListingSearch, 'page'>,
  where: ListingWhere,
  orderBy: SpotSortOrder,
  limit: number,
) {
  const { items, total } = await walkWished(search, { where, orderBy, limit })
  return { ids: items.map(({ id }) => id), total }
}

async function walkWished(
  search: Pick<ListingSearch, 'page'>,
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

describe('search', () => {
  let db: TestDatabase
  let spots: Record<Engine, SpotIndexSearch>
  let regulars: Record<Engine, ListingSearch>
  let kept: Record<Kind, string>

  beforeAll(async () => {
    db = await testDatabase()
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
    const { database } = db
    kept = {
      spot: await keepOffered(database, 'spot', NOW),
      regular: await keepOffered(database, 'regular', NOW),
    }
    spots = { index: spotIndexAlone(database), 'plain SQL': createPlainSearch(database, 'spot') }
    regulars = { index: regularIndexAlone(database), 'plain SQL': createPlainSearch(database, 'regular') }
  }, 120_000)
  afterAll(() => db.close())

  const of =
    <S>(searches: () => Record<Engine, S>) =>
    (engine: Engine) =>
    () =>
      searches()[engine]
  const [spotOf, regularOf] = [of(() => spots), of(() => regulars)]
  const kinds = (['index', 'plain SQL'] as const).flatMap(
    (engine) =>
      [
        [engine, 'spot', spotCriteria(NOW), SPOT_SORT_ORDERS, spotOf(engine)],
        [engine, 'regular', regularCriteria(NOW), REGULAR_SORT_ORDERS, regularOf(engine)],
      ] as const,
  )

  /** What the tests' own plain SQL says. */
  async function findReference(kind: Kind, where: ListingWhere, orderBy: SpotSortOrder) {
    const { database } = db
    const named = ['TOKYO', ...(where.prefectures ?? []).slice(0, 1)] as const
    const [ids, facets, prefectures, days, ...cities] = await Promise.all([
      plainIds(database, kind, { where, orderBy, now: NOW }),
      plainFacets(database, kind, where, { now: NOW, kept: kept[kind] }),
      plainPrefectures(database, kind, where, NOW),
      kind === 'spot' ? plainCalendar(database, where, { ...DAYS, now: NOW }) : [],
      ...named.map(async (prefecture) => ({
        prefecture,
        offers: await plainCities(database, kind, where, { prefecture, now: NOW }),
      })),
    ])
    return { ids, facets, prefectures, days, cities }
  }
  const references = new Map<string, ReturnType<typeof findReference>>()
  /** Both engines are asked the same, and the reference takes longer than either: it is found once. */
  function referenceOf(...asked: Parameters<typeof findReference>): ReturnType<typeof findReference> {
    const key = JSON.stringify(asked)
    const known = references.get(key) ?? findReference(...asked)
    references.set(key, known)
    return known
  }

  async function agrees(kind: Kind, search: ListingSearch, where: ListingWhere, orderBy: SpotSortOrder) {
    const { ids, facets, prefectures, cities } = await referenceOf(kind, where, orderBy)
    const limit = Math.max(7, Math.ceil(ids.length / 5))
    expect(await walk(search, where, orderBy, Math.min(limit, 100))).toEqual({ ids, total: ids.length })
    expect(await search.count([where, {}, where], NOW)).toEqual([ids.length, expect.any(Number), ids.length])
    expect(facetsInOrder(await search.breakDown('facets', where, NOW))).toEqual(facets)
    expect(await search.breakDown('prefectures', where, NOW)).toEqual(prefectures)
    for (const { prefecture, offers } of cities)
      expect(await search.breakDown('cities', { where, prefecture }, NOW)).toEqual(offers)
  }

  describe.each(kinds)('by %s, %s listings', (engine, kind, criteria, orders, search) => {
    async function agreesOnAll(where: ListingWhere, orderBy: SpotSortOrder) {
      await agrees(kind, search(), where, orderBy)
      if (kind === 'regular') return
      const { days } = await referenceOf(kind, where, orderBy)
      expect(await spots[engine].breakDown('days', { where, ...DAYS }, NOW)).toEqual(days)
    }

    test.each(Object.entries(criteria))('%s alone', async (name, values: fc.Arbitrary<unknown>) => {
      await fc.assert(
        fc.asyncProperty(values, fc.constantFrom(...orders), (value, orderBy) =>
          agreesOnAll({ [name]: value }, orderBy),
        ),
        { numRuns: runsOf(ALONE), seed: 20 },
      )
    })

    test(
      'any combination: counts, order, facets and calendar',
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.record<ListingWhere>(criteria, { requiredKeys: [] }),
            fc.constantFrom(...orders),
            agreesOnAll,
          ),
          { numRuns: engine === 'index' ? runsOf() : Math.ceil(runsOf() / 10), seed: 21 },
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
            async (some, wishes, fewest) => {
              for (const where of [some, {}]) {
                const items = await plainWished(db.database, kind, { where, wishes, now: NOW })
                const query = {
                  where,
                  orderBy: 'UNSPECIFIED',
                  limit: Math.max(fewest, Math.ceil(items.length / MOST_PAGES)),
                  wishes: criteriaOfWishes(wishes),
                } as const
                expect(await walkWished(search(), query)).toEqual({ items, total: items.length })
              }
            },
          ),
          { numRuns: runsOf(engine === 'index' ? 15 : 5), seed: 22, examples: [[{}, WISHES, 40]] },
        )
      },
      TIMEOUT,
    )

    test.each(orders)('%s: pages neither lose nor repeat a listing', async (orderBy) => {
      const ids = await plainIds(db.database, kind, { where: {}, orderBy, now: NOW })
      expect(await walk(search(), {}, orderBy, 37)).toEqual({ ids, total: ids.length })
    })
  })
})
