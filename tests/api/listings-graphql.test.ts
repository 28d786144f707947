import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { createMemberships } from '#app/backend/gate/memberships.ts'
import { createListingsEndpoint, type ListingsEndpoint } from '#app/backend/listing-api/listing.graphql.ts'
import trustedDocuments from '#app/contract/gen/trusted-documents.json' with { type: 'json' }
import { SpotWorkDetail, SpotWorks } from '#app/features/listing/spot/spot.listings.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

const NOW = new Date('2026-11-21T12:00:00+09:00')
const ADDRESS = 'http://app.test/listings/graphql'
/** Has nothing, and is asked about all the same. */
const NOBODY = '00000000-0000-4000-8000-000000000000'
const PAGE = { where: {}, orderBy: 'UNSPECIFIED', limit: 20, after: null, withTotal: true }

let db: TestDatabase
let statements = 0
const reported: unknown[] = []

function endpoint(production: boolean): ListingsEndpoint {
  return createListingsEndpoint({
    database: db.database,
    clock: () => NOW,
    memberships: createMemberships({ database: db.database, rule: 'OPTIONAL', clock: () => NOW }),
    verifyCaller: async () => ({ accountId: NOBODY, doctorId: NOBODY }),
    production,
    trustedDocuments: trustedDocuments.listings,
    report: (error) => reported.push(error),
  })
}

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  await seedDemoData(db.database, { now: NOW, spot: 400, regular: 20, hospitals: 150 })
}, 60_000)
afterAll(() => db.close())

const post = (body: unknown, headers: Record<string, string> = {}) =>
  new Request(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

describe('GraphQL over HTTP', () => {
  const listed = '{ spotWorks(limit: 1) { items { id } } }'
  test.each([
    ['a query', () => post({ query: listed }), 200],
    ['a query by GET', () => new Request(`${ADDRESS}?query=${encodeURIComponent(listed)}`), 200],
    ['a syntax error', () => post({ query: '{' }), 400],
    ['an unknown field', () => post({ query: '{ nothing }' }), 400],
    [
      'an unknown field as application/json',
      () => post({ query: '{ nothing }' }, { Accept: 'application/json' }),
      200,
    ],
    [
      'wrong variables',
      () => post({ query: 'query ($id: ID!) { spotWork(id: $id) { id } }', variables: {} }),
      400,
    ],
    ['malformed JSON', () => post('{'), 400],
    [
      'malformed variables by GET',
      () => new Request(`${ADDRESS}?query=${encodeURIComponent(listed)}&variables=x`),
      400,
    ],
    ['no document', () => post({}), 400],
    ['a batch', () => post([{ query: listed }]), 400],
    ['a media type we do not answer in', () => post({ query: listed }, { Accept: 'text/csv' }), 406],
    ['a body that is not JSON', () => post('x', { 'Content-Type': 'text/plain' }), 415],
    ['another method', () => new Request(ADDRESS, { method: 'PUT' }), 405],
    [
      'too many aliases',
      () =>
        post({
          query: `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename b${i}: spotWork(id: 1) { id }`).join(' ')} }`,
        }),
      400,
    ],
    [
      'too much at once',
      () =>
        post({ query: '{ spotWorks(limit: 100) { items { sameHospital(limit: 100) { id title fee } } } }' }),
      400,
    ],
  ])('%s', async (_, request, status) => {
    const response = await endpoint(false).handle(request())
    expect(response.status).toBe(status)
    if (status === 405) expect(response.headers.get('Allow')).toBe('GET, POST')
    expect(await response.json()).toBeTypeOf('object')
  })

  test('answers in the media type asked for', async () => {
    for (const type of ['application/graphql-response+json', 'application/json']) {
      const response = await endpoint(false).handle(post({ query: listed }, { Accept: type }))
      expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`)
    }
  })

  test('production executes trusted documents only, and shows no schema', async () => {
    const production = endpoint(true)
    const status = async (body: object) => (await production.handle(post(body))).status
    expect(await status({ query: listed })).toBe(403)
    expect(await status({ query: '{ __schema { queryType { name } } }' })).toBe(403)
    expect(await status({ documentId: 'sha256:0' })).toBe(404)
    expect(await status({ documentId: documentId(SpotWorks), variables: PAGE })).toBe(200)
    const persistedQuery = { version: 1, sha256Hash: documentId(SpotWorkDetail) }
    expect(await status({ extensions: { persistedQuery }, variables: { id: '1' } })).toBe(200)
  })
})

test('a bad limit, cursor or day is the caller’s mistake, said in Japanese', async () => {
  for (const wrong of [
    { limit: 0 },
    { limit: 101 },
    { after: 'x' },
    { where: { dates: ['2026-02-30'] } },
    { where: { generalHospitalIds: ['x'] } },
  ]) {
    const result = await endpoint(false).execute({
      document: SpotWorks,
      variables: { ...PAGE, ...wrong },
      bearer: null,
    })
    expect(result.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  }
  expect(reported).toEqual([])
})

test('a page with its total costs two statements, a page or a detail of a doctor five', async () => {
  const listings = endpoint(false)
  const ask = (bearer: string | null) => listings.execute({ document: SpotWorks, variables: PAGE, bearer })
  // The first question fills the index, and the first one of each kind tells which columns its statements have.
  await ask(null)
  await ask('token')
  for (const [bearer, cost] of [
    [null, 2],
    // What the doctor has said, the works of the year and the main job.
    ['token', 5],
  ] as const) {
    statements = 0
    const page = await ask(bearer)
    expect(page.errors).toBeUndefined()
    expect(statements).toBe(cost)
  }
  const askDetail = () =>
    listings.execute({ document: SpotWorkDetail, variables: { id: '7' }, bearer: 'token' })
  // The first one reads the withholding tables of the year, for a minute.
  await askDetail()
  statements = 0
  const detail = await askDetail()
  expect(detail.errors).toBeUndefined()
  // The listing, what its like pay, its neighbours; what the doctor has said, the works of the year and the main job.
  expect(statements).toBe(5)
})

test('the same answer over HTTP and in process', async () => {
  const call = { documentId: documentId(SpotWorks), variables: PAGE }
  const response = await endpoint(true).handle(post(call))
  const result = await endpoint(true).execute({ document: SpotWorks, variables: PAGE, bearer: null })
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(result)))
})
