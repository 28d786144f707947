import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '#app/backend/server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase({ kind: 'pglite' })
}, 60_000)
afterAll(() => db.close())

const backend = (crawlers: boolean) =>
  createBackend({
    database: db.database,
    clock: () => NOW,
    origin: ORIGIN,
    production: true,
    firebase: null,
    report: () => undefined,
    crawlers,
  })

const read = async (path: string, { crawlers = true } = {}) => {
  const response = await backend(crawlers).handlers.robots(new Request(`${ORIGIN}${path}`))
  return { status: response.status, text: await response.text() }
}

test('a server that is not the public one asks crawlers to stay away', async () => {
  expect(await read('/robots.txt', { crawlers: false })).toEqual({
    status: 200,
    text: 'User-agent: *\nDisallow: /\n',
  })
  const { text } = await read('/robots.txt')
  expect(text).toContain('Disallow: /work\n')
  expect(text).not.toContain('Disallow: /\n')
})
