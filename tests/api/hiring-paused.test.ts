import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import { SetLike } from '#app/features/like/like.listings.documents.ts'
import { RegularMatches, SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import { SpotWorkDetail } from '#app/features/listing/spot/spot.listings.documents.ts'
import { RegularWorkDetail } from '#app/features/listing/regular/regular.listings.documents.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

describe('a hospital that takes nobody at present', () => {
  let db: TestDatabase
  let backend: TestBackend
  let place: { hospitalId: number }
  let spot: string
  let regular: string

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
  }, 60_000)
  afterAll(() => db.close())

  const pause = (isHiringPaused: boolean) =>
    db.database.update(hospital).set({ isHiringPaused }).where(eq(hospital.id, place.hospitalId))

  let hospitals = 10
  beforeEach(async () => {
    hospitals += 1
    const row = makeHospitals(hospitals).at(-1)?.row
    if (!row) throw new Error('no hospital')
    await db.database.insert(hospital).values(row)
    const { id: hospitalId, prefecture, facilityCategory } = row
    place = { hospitalId }
    spot = await insertListing(db.database, { hospitalId, prefecture, facilityCategory })
    regular = await insertRegularListing(db.database, { hospitalId, prefecture, facilityCategory })
  })

  /** How many a search finds there: of spots by the index and by plain SQL, and of regular listings. */
  async function found() {
    const where = { generalHospitalIds: [String(place.hospitalId)] }
    const ask = async (document: typeof SpotMatches | typeof RegularMatches) =>
      Object.values(
        JSON.parse(
          JSON.stringify(
            (await backend.inProcess.listings({ document, variables: { wheres: [where] }, bearer: null }))
              .data,
          ),
        ),
      )[0]
    const page = { where, orderBy: 'UNSPECIFIED', limit: 9, after: null, now: NOW } as const
    const plain = await Promise.all([
      createPlainSearch(db.database, 'spot').page(page),
      createPlainSearch(db.database, 'regular').page(page),
    ])
    return [await ask(SpotMatches), await ask(RegularMatches), ...plain.map(({ total }) => total)].flat()
  }

  const statuses = async () => {
    const ask = async (document: typeof SpotWorkDetail | typeof RegularWorkDetail, id: string) =>
      JSON.parse(
        JSON.stringify(
          (await backend.inProcess.listings({ document, variables: { id }, bearer: null })).data,
        ),
      )
    const [{ spotWork }, { regularWork }] = [
      await ask(SpotWorkDetail, spot),
      await ask(RegularWorkDetail, regular),
    ]
    return [spotWork.status, regularWork.status]
  }

  test('is found by no search, and its listings say that they are paused, until it goes on', async () => {
    expect([await found(), await statuses()]).toEqual([
      [1, 1, 1, 1],
      ['PUBLISHED', 'PUBLISHED'],
    ])
    await pause(true)
    expect([await found(), await statuses()]).toEqual([
      [0, 0, 0, 0],
      ['PAUSED', 'PAUSED'],
    ])
    await pause(false)
    expect([await found(), await statuses()]).toEqual([
      [1, 1, 1, 1],
      ['PUBLISHED', 'PUBLISHED'],
    ])
  })

  test('is not applied to and not liked, without losing anything', async () => {
    const { bearer } = await insertDoctor(db.database)
    const apply = async () =>
      (
        await callWork(
          backend,
          'ApplyToSpot',
          { spot_work_id: spot, idempotency_key: crypto.randomUUID() },
          bearer,
        )
      ).body.outcome
    const like = async (kind: string, id: string) => {
      const variables = { kind, id, liked: true }
      const { data } = await backend.inProcess.listings({ document: SetLike, variables, bearer })
      return JSON.parse(JSON.stringify(data)).setLike.refusal
    }
    await pause(true)
    expect(await apply()).toBe('APPLY_OUTCOME_CLOSED')
    expect([await like('SPOT', spot), await like('REGULAR', regular)]).toEqual(['CLOSED', 'CLOSED'])
    await pause(false)
    expect([await like('SPOT', spot), await like('REGULAR', regular)]).toEqual([null, null])
    expect(await apply()).toBe('APPLY_OUTCOME_MATCHED')
  })
})
