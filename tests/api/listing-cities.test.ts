import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { ListingCities } from '#app/features/search/words/known-cities.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

test('the cities that words are read by are those with an open listing of either kind', async () => {
  const [first, second, third] = makeHospitals(13).slice(10)
  if (!first || !second || !third) throw new Error('no hospitals')
  await db.database.insert(hospital).values([
    { ...first.row, prefecture: 'TOKYO', city: '新宿区' },
    { ...second.row, prefecture: 'KANAGAWA', city: '横浜市港北区' },
    { ...third.row, prefecture: 'CHIBA', city: '柏市' },
  ])
  await insertListing(db.database, { hospitalId: first.row.id, prefecture: 'TOKYO' })
  await insertRegularListing(db.database, { hospitalId: second.row.id, prefecture: 'KANAGAWA' })
  await insertListing(db.database, { hospitalId: third.row.id, prefecture: 'CHIBA', status: 'CLOSED' })
  const answer = await backend.inProcess.listings({ document: ListingCities, variables: {}, bearer: null })
  expect(dataOf('listings', ListingCities, answer).listingCities).toEqual([
    'KANAGAWA-横浜市港北区',
    'TOKYO-新宿区',
  ])
})
