import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inArray } from 'drizzle-orm'
import { createPasswordHashing } from '#app/backend/account/password/password.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { seedDemoAccounts } from '#app/backend/seed/demo/demo-accounts.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { makeDemoPasswords, shutPublicAccounts } from '#app/backend/seed/demo/demo-passwords.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { NOW } from '#tests/support/doctors.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

// Demo accounts have a password that is printed in a README: nobody else's machine may ever be asked for it.

const START = join(import.meta.dirname, '../../src/commands/start.ts')
let db: TestDatabase
const hashing = createPasswordHashing()

beforeAll(async () => {
  db = await testDatabase()
  await seedDemoData(db.database, { now: NOW, spot: 2_000, regular: 20, hospitals: 150 })
}, 60_000)
afterAll(() => db.close())

const hashes = async () =>
  db.database
    .select({ loginId: account.loginId, hash: account.passwordHash })
    .from(account)
    .where(inArray(account.loginId, Object.keys(DEMO_ACCOUNTS)))

async function openedBy(password: string): Promise<string[]> {
  const opened: string[] = []
  for (const { loginId, hash } of await hashes()) {
    if (loginId && (await hashing.check(hash, password)) === 'RIGHT') opened.push(loginId)
  }
  return opened.sort()
}

const everybody = Object.keys(DEMO_ACCOUNTS).sort()

test('for a network each account gets a password of its own, until it is a demonstration of one machine again', async () => {
  await seedDemoAccounts(db.database, { now: NOW, hasPublicPasswords: false })
  expect(await openedBy(DEMO_PASSWORD)).toEqual([])
  const made = await makeDemoPasswords(db.database)
  expect([...made.keys()].sort()).toEqual(everybody)
  expect(new Set(made.values()).size).toBe(everybody.length)
  const [first = ''] = everybody
  expect(await openedBy(made.get(first) ?? '')).toEqual([first])
  expect(await openedBy(DEMO_PASSWORD)).toEqual([])
  await seedDemoAccounts(db.database, { now: NOW })
  expect(await openedBy(DEMO_PASSWORD)).toEqual(everybody)
})

test('what a demonstration left behind is shut before a network is served', async () => {
  await seedDemoAccounts(db.database, { now: NOW })
  await shutPublicAccounts(db.database)
  expect(await openedBy(DEMO_PASSWORD)).toEqual([])
})

function start(env: Record<string, string>): Promise<{ code: unknown; said: string }> {
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [START],
      { timeout: 60_000, env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...env } },
      (error, _stdout, stderr) => settle({ code: error?.code, said: stderr }),
    )
  })
}

test.each([
  ['another host', { HOST: '0.0.0.0' }],
  ['another origin', { APP_ORIGIN: 'https://dp.example' }],
])(
  'demo data nobody asked for is refused behind %s',
  async (_, env) => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-'))
    expect(await start({ DATA_DIR: folder, ...env })).toEqual({
      code: 1,
      said: expect.stringMatching(/^デモデータは、この機械の中だけで.*DEMO_DATA=1.*DEMO_DATA=0[^\n]*\n$/),
    })
    await rm(folder, { recursive: true })
  },
  90_000,
)

test('production takes http: on its own machine only', () => {
  const given = { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1/x' }
  for (const origin of ['http://dp.example', 'http://192.168.0.2:3000', 'http://localhost.dp.example']) {
    expect(() => readEnvironment({ ...given, APP_ORIGIN: origin })).toThrow(/APP_ORIGIN は https/)
  }
  for (const origin of ['https://dp.example', 'http://localhost:3000', 'http://127.0.0.1:3000']) {
    expect(readEnvironment({ ...given, APP_ORIGIN: origin }).origin).toBe(origin)
  }
})
