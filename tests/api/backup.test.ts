import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpDatabase } from '#app/backend/backup/dump.ts'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { startEmbeddedDatabase } from '#app/backend/database/embedded/embedded.ts'
import { doctorBankAccount } from '#app/backend/database/schema/doctor/profile.ts'
import { seedDemoAccounts } from '#app/backend/seed/demo/demo-accounts.ts'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { createPlainSearch } from '#app/backend/listing/index/plain/plain-search.ts'
import { createSpotIndex } from '#app/backend/listing/index/spot-search.ts'
import { createBankSeal } from '#app/backend/profile/bank-seal.ts'
import { createSealKeys } from '#app/backend/seal-keys/seal-keys.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { createEmptyDatabases } from '#tests/support/empty-databases.ts'
import { mayNotFail } from '#tests/support/index-alone.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { runCommand } from '#tests/support/production.ts'

// `npm run backup` and `npm run restore`, between both kinds of database.

const KEY = Buffer.alloc(32, 7)
const ACCOUNT = {
  bankName: '架空銀行',
  bankCode: '9999',
  branchName: '本店',
  branchCode: '001',
  kind: 'ORDINARY',
  number: '1234567',
  holder: 'ﾔﾏﾀﾞ ﾀﾛｳ',
} as const

const KEYS = createSealKeys([KEY], () => NOW)

let db: TestDatabase
let folder: string
let doctorId: string
const empty = createEmptyDatabases()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  db = await testDatabase()
  await seedDemoData(db.database, { now: NOW, spot: 1_000, regular: 50, hospitals: 60 })
  await seedDemoAccounts(db.database, { now: NOW })
  doctorId = (await insertRegistered(db.database)).doctorId
  await db.database.transaction(async (tx) => {
    const sealed = await createBankSeal(KEYS).sealIn(tx, doctorId, ACCOUNT)
    await tx.insert(doctorBankAccount).values({ doctorId, sealed, updatedAt: NOW })
  })
}, 120_000)
afterAll(async () => {
  await db.close()
  await empty.drop()
  await rm(folder, { recursive: true })
})

/** Every index and constraint, by its definition. */
async function rulesOf(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select indexdef as rule from pg_indexes where schemaname in ('public', 'pgboss')
    union all select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(c.oid))
      from pg_constraint c where connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    order by rule`)
  return rows
}

/** Everything in a database but what belongs to its server. */
async function contentsOf(database: Database): Promise<string[]> {
  const rows: string[] = []
  await dumpDatabase(
    database,
    async (text) => {
      const line: Record<string, unknown> = JSON.parse(text)
      if (typeof line['rows'] === 'string') {
        for (const row of JSON.parse(line['rows']))
          rows.push(`${String(line['table'])} ${JSON.stringify({ ...row, change_id: 0 })}`)
      } else if (line['end'] ?? line['sequence']) rows.push(text)
    },
    { app: 'test', at: NOW },
  )
  return rows.toSorted()
}

async function expectWorking(database: Database): Promise<void> {
  const browser = new AccountBrowser(testBackend(database))
  expect(await browser.logIn('trusted@demo.example', DEMO_PASSWORD)).toBe('LOGGED_IN')
  const [bank] = await database
    .select()
    .from(doctorBankAccount)
    .where(eq(doctorBankAccount.doctorId, doctorId))
  expect(createBankSeal(KEYS).open(doctorId, bank?.sealed ?? Buffer.alloc(0))).toEqual(ACCOUNT)
  const plain = createPlainSearch(database, 'spot')
  const index = createSpotIndex(database, plain, mayNotFail)
  await index.fill(NOW)
  const everything = await plain.count([{}], NOW)
  expect(everything[0]).toBeGreaterThan(0)
  expect(await index.count([{}], NOW)).toEqual(everything)
  // The first change after the restore is seen too.
  await database.execute(sql`delete from spot_work where id = (
    select id from spot_work where status = 'PUBLISHED' and application_deadline > ${NOW.toISOString()}
      and not exists (select from application where spot_work_id = spot_work.id) limit 1)`)
  expect(await index.count([{}], NOW)).toEqual(await plain.count([{}], NOW))
}

test('a server’s backup restores into another server and into the embedded database, row for row', async () => {
  const file = join(folder, 'server.gz')
  const keys = join(folder, 'keys.env')
  expect(await runCommand('backup', { DATABASE_URL: db.url }, [file, '--key-file', keys])).toMatchObject({
    code: 0,
  })
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(gunzipSync(await readFile(file)).includes(KEY.toString('base64'))).toBe(false)
  expect(await readFile(keys, 'utf8')).toContain(`BANK_ACCOUNT_KEY=${KEY.toString('base64')}\n`)
  const original = await contentsOf(db.database)

  const url = await empty.create()
  expect(await runCommand('restore', { DATABASE_URL: url }, [file])).toMatchObject({ code: 0 })
  const restored = openDatabase({ url, max: 4 })
  expect(await contentsOf(restored)).toEqual(original)
  const rules = await rulesOf(db.database)
  expect(rules.length).toBeGreaterThan(500)
  expect(await rulesOf(restored)).toEqual(rules)
  await expectWorking(restored)
  await restored.close()

  const DATA_DIR = join(folder, 'embedded')
  const env = { ALLOW_EMBEDDED_DB: '1', DATA_DIR }
  expect(await runCommand('restore', env, [file])).toMatchObject({ code: 0 })
  const second = join(folder, 'embedded.gz')
  expect(await runCommand('backup', env, [second])).toMatchObject({ code: 0 })
  const embedded = await startEmbeddedDatabase({ folder: join(DATA_DIR, 'database') })
  const inProcess = openDatabase({ url: embedded.url, max: 1 })
  expect(await contentsOf(inProcess)).toEqual(original)
  expect((await rulesOf(inProcess)).length).toBe(rules.length)
  await expectWorking(inProcess)
  await inProcess.close()
  await embedded.close()

  const back = await empty.create()
  expect(await runCommand('restore', { DATABASE_URL: back }, [second])).toMatchObject({ code: 0 })
  const returned = openDatabase({ url: back, max: 1 })
  expect(await contentsOf(returned)).toEqual(original)
  await returned.close()
}, 240_000)

test('a backup with its keys is made every night: the same keys once, others beside the earlier ones', async () => {
  const [file, keys] = [join(folder, 'nightly.gz'), join(folder, 'nightly.env')]
  const night = (env: Record<string, string> = {}) =>
    runCommand('backup', { DATABASE_URL: db.url, ...env }, [file, '--key-file', keys])
  expect(await night()).toMatchObject({ code: 0 })
  const first = await readFile(keys, 'utf8')
  expect(await night()).toMatchObject({ code: 0 })
  const withPush = { WEB_PUSH_PUBLIC_KEY: 'p'.repeat(87) }
  expect(await night(withPush)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/前の鍵を .* に残しました/),
  })
  expect(await readFile(keys, 'utf8')).toContain(withPush.WEB_PUSH_PUBLIC_KEY)
  const kept = (await readdir(folder)).filter((name) => name.startsWith('nightly.env.'))
  expect(kept).toHaveLength(1)
  expect(await readFile(join(folder, kept[0] ?? ''), 'utf8')).toBe(first)
  // A wrong key is not kept as if it opened the backup.
  const BANK_ACCOUNT_KEY = Buffer.alloc(32, 8).toString('base64')
  expect(await night({ BANK_ACCOUNT_KEY })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^BANK_ACCOUNT_KEY が、/),
  })
  expect(await readFile(keys, 'utf8')).not.toContain(BANK_ACCOUNT_KEY)
}, 120_000)

test('a file that cannot be written and an unknown option are reported in one sentence', async () => {
  const env = { DATABASE_URL: db.url }
  for (const path of ['/proc/none/backup.gz', join(folder, 'no-folder/backup.gz')])
    expect(await runCommand('backup', env, [path])).toEqual({
      code: 1,
      said: `${path} に書き込めません。フォルダーがあるかどうかと、書き込みの権限を確認してください。\n`,
    })
  const full = await runCommand('backup', env, [join(folder, 'a.gz'), '--key-file', '/dev/full/x'])
  expect(full).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^\/dev\/full\/x に書き込めません。[^\n]*\n$/),
  })
  for (const [name, args, words] of [
    ['backup', ['a.gz', '--keyfile', 'k'], '--key-file <値>'],
    ['backup', ['a.gz', '--key-file'], '--key-file <値>'],
    ['restore', ['a.gz', '--force'], 'ファイル名だけ'],
    ['migrate', ['--dry-run'], '指定できるものはありません'],
    ['compare-files', ['--remove'], '--delete'],
    ['move-files', ['now'], '指定できるものはありません'],
    ['add-staff', ['--email', 'a@example.jp'], '--name <値>、--mail <値>'],
    ['rotate-key', ['--key', 'x'], '--lost'],
    ['serve', ['--port', '80'], '指定できるものはありません'],
  ] as const) {
    const { code, said } = await runCommand(name, { ...env, PORT: '0' }, [...args])
    expect({ name, code, said }).toEqual({ name, code: 1, said: expect.stringContaining(words) })
    expect(said.trimEnd().split('\n')).toHaveLength(1)
  }
}, 180_000)

test('a restore refuses a used database, another key and a broken file, and leaves nothing of it', async () => {
  const file = join(folder, 'whole.gz')
  await runCommand('backup', { DATABASE_URL: db.url }, [file])
  expect(await runCommand('restore', { DATABASE_URL: db.url }, [file])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^データの入ったデータベースには戻せません。/),
  })
  const DATABASE_URL = await empty.create()
  const BANK_ACCOUNT_KEY = Buffer.alloc(32, 8).toString('base64')
  expect(await runCommand('restore', { DATABASE_URL, BANK_ACCOUNT_KEY }, [file])).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^BANK_ACCOUNT_KEY が、バックアップを取ったときの鍵と違います。/),
  })
  const whole = await readFile(file)
  const cut = join(folder, 'cut.gz')
  await writeFile(cut, whole.subarray(0, whole.length / 2))
  const text = join(folder, 'text.gz')
  await writeFile(text, 'no backup')
  for (const broken of [cut, text, join(folder, 'none.gz')]) {
    const { code, said } = await runCommand('restore', { DATABASE_URL }, [broken])
    expect(code).toBe(1)
    expect(said).toMatch(/^[^\n]*(壊れているか|ではありません|読めません)[^\n]*\n$/)
  }
  expect(await runCommand('restore', { DATABASE_URL }, [file])).toMatchObject({ code: 0 })
}, 240_000)
