import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { session, signingKey } from '#app/backend/database/schema/account/account.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend
let now = NOW

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => now)
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  now = NOW
})

const isAccepted = async (bearer: string) =>
  (await callWork(backend, 'ListApplications', {}, bearer)).status === 200

test('a token lives ten minutes, and five seconds for clocks that differ', async () => {
  const { bearer } = await insertDoctor(db.database)
  now = new Date(NOW.getTime() + 604_000)
  expect(await isAccepted(bearer)).toBe(true)
  now = new Date(NOW.getTime() + 610_000)
  expect(await isAccepted(bearer)).toBe(false)
})

test('an ended session ends its tokens within ten seconds', async () => {
  const { bearer, sessionId } = await insertDoctor(db.database)
  expect(await isAccepted(bearer)).toBe(true)
  await db.database.update(session).set({ revokedAt: NOW }).where(eq(session.id, sessionId))
  now = new Date(NOW.getTime() + 10_000)
  expect(await isAccepted(bearer)).toBe(false)
})

test('the keys are published without their private half, and verify what we sign', async () => {
  const response = await backend.handlers.jwks(new Request(`${ORIGIN}/.well-known/jwks.json`))
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const { keys } = await response.json()
  expect(keys).toHaveLength(1)
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  const put = await backend.handlers.jwks(new Request(`${ORIGIN}/.well-known/jwks.json`, { method: 'PUT' }))
  expect(put.status).toBe(405)
})

test('servers that start at once agree on one key', async () => {
  await db.database.delete(signingKey)
  const backends = Array.from({ length: 5 }, () => testBackend(db.database, () => now))
  const address = new Request(`${ORIGIN}/.well-known/jwks.json`)
  const shown = await Promise.all(backends.map(async ({ handlers }) => (await handlers.jwks(address)).text()))
  expect(new Set(shown).size).toBe(1)
  expect(await db.database.select().from(signingKey)).toHaveLength(1)
})
