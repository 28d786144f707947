import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { raiseTimeouts } from '#app/backend/saved-search/publication-news.ts'
import { findMatches } from '#app/backend/saved-search/publication.store.ts'
import type { Criteria } from '#app/domain/search/search-criteria.ts'
import {
  allCriteria,
  keptSearchKey,
  keptSearchOf,
  type KeptSearch,
} from '#app/domain/search/search-history.ts'
import type { SearchKind } from '#app/domain/listing/listing-kind.ts'
import { RegularMatches, SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctors, NOW } from '#tests/support/doctors.ts'
import { regularCriteria, spotCriteria } from '#tests/support/search-reference-criteria.ts'

/** Few criteria at a time, as doctors search: with all of them nothing would ever be found. */
function searches(kind: SearchKind): KeptSearch[] {
  const values = kind === 'spot' ? spotCriteria(NOW) : regularCriteria(NOW)
  const each = Object.entries<fc.Arbitrary<unknown>>(values).map(([field, of]) =>
    of.map((value) => ({ [field]: value })),
  )
  const kept = fc
    .array(fc.oneof(...each), { minLength: 1, maxLength: 3 })
    .map((parts) => keptSearchOf(kind, Object.assign({}, ...parts)))
    .filter((search) => keptSearchKey(search) !== '')
  return fc.sample(kept, { numRuns: SEARCHES, seed: 4 })
}

const SEARCHES = 480

/**
 * A search finds listings from an index in memory, a listing finds searches in SQL: two ways to say one meaning, held
 * against each other.
 */
describe('who is told of a listing would have found it', () => {
  let db: TestDatabase
  let backend: TestBackend

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    await seedDemoData(db.database, { now: NOW, spot: 500, regular: 300, hospitals: 150 })
  }, 120_000)
  afterAll(() => db.close())

  async function counts(kind: SearchKind, wheres: Criteria[]): Promise<number[]> {
    const ask = async <Data>(document: Parameters<typeof dataOf<Data>>[1]) =>
      dataOf(
        'listings',
        document,
        await backend.inProcess.listings({ document, variables: { wheres }, bearer: null }),
      )
    return kind === 'spot'
      ? (await ask(SpotMatches)).spotWorkCounts
      : (await ask(RegularMatches)).regularWorkCounts
  }

  test.each(['spot', 'regular'] as const)('%s', async (kind) => {
    const asked = searches(kind)
    const doctors = await insertDoctors(db.database, SEARCHES)
    await db.database.delete(savedSearch)
    await db.database.insert(savedSearch).values(
      asked.map((kept, at) => ({
        doctorId: doctors[at]?.doctorId ?? '',
        kind,
        criteria: kept.criteria,
        beyond: kept.beyond ?? null,
        criteriaKey: keptSearchKey(kept),
        label: '条件',
        notify: true,
        createdAt: NOW,
      })),
    )
    const table = kind === 'spot' ? spotWork : regularWork
    const rows = await db.database.select({ id: sql<number>`${table.id}::int` }).from(table)
    const ids = rows.map(({ id }) => id)
    const matches = await db.database.transaction(async (tx) => {
      await raiseTimeouts(tx)
      return findMatches(tx, kind, ids, NOW)
    })
    const told = Map.groupBy(matches, ({ doctorId }) => doctorId)
    const found: number[] = []
    for (let from = 0; from < SEARCHES; from += 30)
      found.push(...(await counts(kind, asked.slice(from, from + 30).map(allCriteria))))
    expect(doctors.map(({ doctorId }) => told.get(doctorId)?.length ?? 0)).toEqual(found)
    expect(found.filter((count) => count > 0).length).toBeGreaterThan(SEARCHES / 4)
  })
})
