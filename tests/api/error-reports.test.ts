import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend
let lines: string[] = []

beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  lines = []
  backend = testBackend(db.database, () => NOW, null, { log: (fields) => lines.push(JSON.stringify(fields)) })
})

const report = (changes: object = {}) => ({
  context: 'getIdToken',
  name: 'TypeError',
  message: 'Failed to fetch',
  stack: 'TypeError: Failed to fetch\n    at run (http://app.test/assets/main-B1.js:12:345)',
  path: '/spot/12',
  version: '1.7.0',
  ...changes,
})

const send = async (body: unknown, headers: Record<string, string | undefined> = {}) =>
  (await backend.handlers.errorReports(post('/error-reports', body, headers))).status

test('a report is one event of the log', async () => {
  expect(await send(report())).toBe(204)
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('\n')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    version: '1.7.0',
    path: '/spot/12',
    context: 'getIdToken',
    name: 'TypeError',
    message: 'Failed to fetch',
    stack: 'TypeError: Failed to fetch at run (http://app.test/assets/main-B1.js:12:345)',
  })
})

test('nobody is named in it', async () => {
  const secrets = [
    'yamada@example.com',
    '090-1234-5678',
    '09012345678',
    '123456',
    '山田太郎',
    'ヤマダ',
    'd0b591d0-04d1-4d83-adb7-75bc31d0283c',
    'eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0.eyJzaWQiOiIyZGM4NjBjZC0yYWU4.c2lnbmF0dXJlc2lnbmF0dXJl',
    'UWWnD8V26rbHpRcFBLW0-NgDtqGao0g58BTczhftinV6',
    'returnTo=secret',
    'fragment-of-a-link',
  ]
  const said = `could not read ${secrets.slice(0, 9).join(' , ')} at http://app.test/x?returnTo=secret#fragment-of-a-link`
  const headers = { 'X-Client-Address': '203.0.113.77', 'User-Agent': 'Secret/1', cookie: undefined }
  expect(
    await send(
      report({ message: said, context: said.slice(0, 190), path: '/spot/1?q=yamada@example.com' }),
      headers,
    ),
  ).toBe(204)
  for (const secret of [...secrets, '203.0.113.77', 'Secret/1'])
    expect(lines[0], secret).not.toContain(secret)
  expect(lines[0]).toContain('could not read [mail]')
})

test.each([
  ['broken JSON', '{'],
  ['a list', []],
  ['no message', report({ message: undefined })],
  ['a message too long', report({ message: 'x'.repeat(2_001) })],
  ['more than a report may be', report({ stack: 'あ'.repeat(20_000) })],
  ['a version that is none', report({ version: 'a b' })],
])('%s is refused and not written', async (_, body) => {
  expect(await send(body)).toBe(400)
  expect(lines).toEqual([])
})

test('another site says nothing here, and nothing is read', async () => {
  expect(await send(report(), { origin: 'https://evil.example' })).toBe(403)
  expect(await send(report(), { 'sec-fetch-site': 'cross-site' })).toBe(403)
  const read = await backend.handlers.errorReports(new Request(`${ORIGIN}/error-reports`))
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
  expect(lines).toEqual([])
})

test('one address is heard twenty times a minute, all together six hundred times', async () => {
  const from = (address: string) => send(report(), { 'X-Client-Address': address })
  for (let index = 0; index < 25; index += 1) await from('192.0.2.1')
  expect(lines).toHaveLength(20)
  expect(await from('192.0.2.1')).toBe(429)
  for (let index = 0; index < 700; index += 1) await from(`198.51.100.${index}`)
  expect(lines).toHaveLength(600)
})
