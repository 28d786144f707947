import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

// What a request to the listings endpoint carries.

let bearers: (string | undefined)[] = []
let url = ''
const endpoint = createServer((request, response) => {
  bearers.push(request.headers.authorization)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"data":{"listingCities":[]}}')
})

beforeAll(async () => {
  await new Promise<void>((settle) => endpoint.listen(0, '127.0.0.1', settle))
  const address = endpoint.address()
  if (typeof address === 'object' && address) url = `http://127.0.0.1:${address.port}/graphql`
})
afterAll(() => {
  endpoint.close()
})
beforeEach(() => {
  vi.resetModules()
  bearers = []
  vi.stubEnv('LISTINGS_GRAPHQL_URL', url)
})
afterEach(() => vi.unstubAllEnvs())

/** Asks once as the caller, and once for data that is the same for everybody. */
async function askAs(token: string | null) {
  const { beginScope, runInRequestScope } = await import('#app/platform/server/request-scope.server.ts')
  const { callerIdToken } = await import('#app/services/caller.server.ts')
  const { askListings } = await import('#app/services/listings/listings.server.ts')
  const { ListingCities } = await import('#app/features/search/words/known-cities.listings.documents.ts')
  const memo = new Map<unknown, unknown>([[callerIdToken, Promise.resolve(token)]])
  await runInRequestScope(beginScope({ requestId: 'r', nonce: 'n', client: '192.0.2.1', memo }), async () => {
    await askListings(ListingCities, {})
    await askListings(ListingCities, {}, null)
  })
}

test('a request to the listings endpoint carries the token of whoever is signed in as bearer', async () => {
  await askAs('a.b.c')
  expect(bearers).toEqual(['Bearer a.b.c', undefined])
})

test('a request of a visitor, and one for data that is the same for everybody, carries no bearer', async () => {
  await askAs(null)
  expect(bearers).toEqual([undefined, undefined])
})
