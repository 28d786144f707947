import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LogOut } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

describe('cross-site requests', () => {
  const statusOf = async (
    headers: Record<string, string>,
    body = JSON.stringify({ documentId: documentId(LogOut) }),
  ) => {
    const type = { 'Content-Type': 'application/json' }
    const sent = new Request(`${ORIGIN}/account/graphql`, {
      method: 'POST',
      headers: { ...type, ...headers },
      body,
    })
    return (await backend.handlers.accountGraphql(sent)).status
  }
  const COOKIE = { Cookie: `__Host-sid=${'a'.repeat(43)}` }
  const ELSEWHERE = { Origin: 'https://evil.example' }
  test.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'same-origin', ...COOKIE }, 200],
    [{ 'Sec-Fetch-Site': 'none', ...COOKIE }, 200],
    [{ 'Sec-Fetch-Site': 'same-site', ...COOKIE }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', ...COOKIE }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: ORIGIN, ...COOKIE }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: ORIGIN, ...COOKIE }, 200],
    [{ ...ELSEWHERE, ...COOKIE }, 403],
    [ELSEWHERE, 403],
    [{ Origin: 'null', ...COOKIE }, 403],
    [COOKIE, 403],
    [{}, 200],
    [{ Origin: ORIGIN, 'Content-Type': 'text/plain' }, 415],
    [{ Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    [{ Origin: ORIGIN, 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ])('%j: %i', async (headers, status) => expect(await statusOf(headers)).toBe(status))

  test('a mutation by GET is refused', async () => {
    const address = new URL(`${ORIGIN}/account/graphql`)
    const persistedQuery = { version: 1, sha256Hash: documentId(LogOut) }
    address.searchParams.set('extensions', JSON.stringify({ persistedQuery }))
    expect((await backend.handlers.accountGraphql(new Request(address))).status).toBe(405)
  })
})
