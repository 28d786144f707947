import { eq } from 'drizzle-orm'
import type { TadaDocumentNode } from 'gql.tada'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphqlListings } from '#app/contract/listings-client.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { raiseTimeouts } from '#app/backend/saved-search/publication-news.ts'
import { findMatches } from '#app/backend/saved-search/publication.store.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** 必要な経験を満たす finds what its card says the doctor may apply to as listed. Doctors are licensed since 2013-04-20. */

const Spots = graphqlListings(`
  query ExperienceSpots($where: SpotWorkWhere!, $after: String) {
    spotWorks(where: $where, orderBy: START_TIME_ASC, limit: 100, after: $after) {
      items { id applicationStatus viewer { applyMode } detail { requiredYears requiredSkills requiredSpecialties firstTimeOk } }
      total
      nextCursor
    }
    spotWorkFacets(where: $where) { total counts(of: [conditions]) { values { value count } } }
  }
`)
const Regulars = graphqlListings(`
  query ExperienceRegulars($where: RegularWorkWhere!) {
    regularWorks(where: $where, limit: 100) { items { id viewer { applyMode } } total }
  }
`)

describe('必要な経験を満たす as a search', () => {
  let db: TestDatabase
  let backend: TestBackend

  beforeAll(async () => {
    db = await testDatabase()
    await seedDemoData(db.database, { now: NOW, spot: 400, regular: 90, hospitals: 60 })
    backend = testBackend(db.database)
  }, 120_000)
  afterAll(() => db.close())

  const ask = async <Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Record<string, unknown>,
    bearer: string | null,
  ) => dataOf('listings', document, await backend.inProcess.listings({ document, variables, bearer }))

  /** Every page of a search, and the count beside its box. */
  async function walk(bearer: string | null, conditions: string[] = []) {
    const items = []
    let after: string | null = null
    for (;;) {
      const answer: Awaited<ReturnType<typeof askPage>> = await askPage(bearer, conditions, after)
      items.push(...answer.spotWorks.items)
      after = answer.spotWorks.nextCursor
      const [{ values } = { values: [] }] = answer.spotWorkFacets.counts
      const boxed = values.find(({ value }) => value === 'EXPERIENCE_MET')?.count
      if (after === null) return { items, total: answer.spotWorks.total, boxed }
    }
  }
  const askPage = (bearer: string | null, conditions: string[], after: string | null) =>
    ask(Spots, { where: { conditions }, after }, bearer)

  async function surgeon() {
    const one = await insertRegistered(db.database)
    await db.database
      .update(doctorProfile)
      .set({
        version: 2,
        skills: ['TRACHEAL_INTUBATION', 'SUTURE'],
        specialties: ['EMERGENCY_MEDICINE'],
        licenceDate: '2020-12-10',
      })
      .where(eq(doctorProfile.doctorId, one.doctorId))
    return one
  }

  test('a doctor finds exactly what may be applied to as listed, and the box says how many', async () => {
    const { bearer } = await surgeon()
    const all = await walk(bearer)
    const met = await walk(bearer, ['EXPERIENCE_MET'])
    const asListed = all.items.filter(({ viewer }) => viewer?.applyMode === 'AS_LISTED').map(({ id }) => id)
    expect(met.items.map(({ id }) => id)).toEqual(asListed)
    expect(met.total).toBe(asListed.length)
    expect([all.boxed, met.boxed]).toEqual([asListed.length, asListed.length])
    expect(asListed.length).toBeGreaterThan(0)
    expect(asListed.length).toBeLessThan(all.total ?? 0)
    expect(met.items.some(({ detail }) => detail.requiredSkills.length > 0)).toBe(true)
  })

  test('regular listings are compared on the first day of the contract', async () => {
    const { bearer } = await surgeon()
    const { regularWorks: all } = await ask(Regulars, { where: {} }, bearer)
    const { regularWorks: met } = await ask(Regulars, { where: { conditions: ['EXPERIENCE_MET'] } }, bearer)
    const asListed = all.items.filter(({ viewer }) => viewer?.applyMode === 'AS_LISTED')
    expect(new Set(met.items.map(({ id }) => id))).toEqual(new Set(asListed.map(({ id }) => id)))
    expect(met.total).toBeLessThan(all.total ?? 0)
  })

  test('a changed profile finds otherwise at once', async () => {
    const one = await surgeon()
    const before = await walk(one.bearer, ['EXPERIENCE_MET'])
    await db.database
      .update(doctorProfile)
      .set({ skills: [] })
      .where(eq(doctorProfile.doctorId, one.doctorId))
    const after = await walk(one.bearer, ['EXPERIENCE_MET'])
    expect(after.items.length).toBeLessThan(before.items.length)
    expect(after.items.every(({ detail }) => detail.requiredSkills.length === 0)).toBe(true)
  })

  test('for anybody who is no doctor it finds what asks nothing', async () => {
    const { items, total, boxed } = await walk(null, ['EXPERIENCE_MET'])
    expect(total).toBeGreaterThan(0)
    expect(boxed).toBe(total)
    for (const { detail } of items)
      expect(detail).toEqual({
        requiredYears: null,
        requiredSkills: [],
        requiredSpecialties: [],
        firstTimeOk: true,
      })
  })

  test('a saved search tells of what the search finds', async () => {
    const one = await surgeon()
    await db.database.delete(savedSearch)
    await db.database.insert(savedSearch).values({
      doctorId: one.doctorId,
      kind: 'spot',
      criteria: {},
      beyond: { conditions: ['EXPERIENCE_MET'] },
      criteriaKey: 'conditions=EXPERIENCE_MET',
      label: '必要な経験を満たす',
      notify: true,
      createdAt: NOW,
    })
    const rows = await db.database.select({ id: spotWork.id }).from(spotWork)
    const told = await db.database.transaction(async (tx) => {
      await raiseTimeouts(tx)
      return findMatches(
        tx,
        'spot',
        rows.map(({ id }) => id),
        NOW,
      )
    })
    const found = await walk(one.bearer, ['EXPERIENCE_MET'])
    expect(told.map(({ listingId }) => String(listingId)).toSorted()).toEqual(
      found.items.map(({ id }) => id).toSorted(),
    )
  })
})
