import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#app/backend/database/client.ts'
import { doctorBankAccount } from '#app/backend/database/schema/doctor/profile.ts'
import { sealKey } from '#app/backend/database/schema/seal-key.ts'
import { createSeal } from '#app/backend/seal-keys/seal.ts'
import { keyPrintOf } from '#app/backend/seal-keys/key-print.ts'
import { createSealKeys } from '#app/backend/seal-keys/seal-keys.ts'
import { SEALED_COLUMNS } from '#app/backend/seal-keys/sealed-columns.ts'
import { BUILD } from '#app/commands/places.ts'
import { now } from '#app/platform/clock.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { runCommand } from '#tests/support/production.ts'

const LONG = { timeout: 240_000 }
const [OLD, NEW, OTHER] = [7, 8, 9].map((fill) => Buffer.alloc(32, fill))
const text = (key: Buffer | undefined) => key?.toString('base64') ?? ''
const DOCTORS = 1_400

let db: TestDatabase
let doctorIds: string[]
beforeAll(async () => {
  db = await testDatabase()
  const { doctorId } = await insertRegistered(db.database)
  // Many doctors, of whom nothing but a bank account matters here.
  await db.database.execute(
    sql`alter table doctor_bank_account drop constraint doctor_bank_account_doctor_id_doctor_id_fk`,
  )
  doctorIds = [doctorId, ...Array.from({ length: DOCTORS - 1 }, () => crypto.randomUUID())]
})
afterAll(() => db.close())

const keysOf = (...keys: (Buffer | undefined)[]) =>
  createSealKeys([keys[0] ?? Buffer.alloc(32), ...keys.slice(1).flatMap((key) => key ?? [])], now)

/** Every doctor's account, sealed with a key, which is the database's current one. */
async function sealAllWith(key: Buffer | undefined): Promise<void> {
  if (!key) throw new Error('no key')
  const { seal } = createSeal(key)
  await db.database.delete(sealKey)
  await db.database.insert(sealKey).values({ print: keyPrintOf(key), state: 'CURRENT', since: now() })
  await db.database.delete(doctorBankAccount)
  const rows = doctorIds.map((doctorId) => ({
    doctorId,
    sealed: seal(doctorId, `of ${doctorId}`),
    updatedAt: now(),
  }))
  await db.database.insert(doctorBankAccount).values(rows)
}

/** How many accounts each key opens, of those whose text is as it was. */
async function openedBy(database: Database): Promise<Record<string, number>> {
  const rows = await database.select().from(doctorBankAccount)
  const opens = (key: Buffer | undefined) =>
    rows.filter(
      (row) => createSeal(key ?? Buffer.alloc(32)).open(row.doctorId, row.sealed) === `of ${row.doctorId}`,
    ).length
  return { old: opens(OLD), new: opens(NEW) }
}

const rotate = (env: Record<string, string>, args: string[] = []) =>
  runCommand('rotate-key', { DATABASE_URL: db.url, ...env }, args)
const BOTH = { BANK_ACCOUNT_KEY: text(OLD), BANK_ACCOUNT_OTHER_KEY: text(NEW) }

test('every sealed column of the schema is known to the change of the key', async () => {
  const { rows } = await db.database.execute<{ table_name: string }>(
    sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'sealed' order by 1`,
  )
  expect(rows.map((row) => row.table_name)).toEqual(SEALED_COLUMNS.map(({ table }) => table).toSorted())
})

test('a start with another key than the database’s is refused in one sentence', LONG, async () => {
  await sealAllWith(OLD)
  const env = { DATABASE_URL: db.url, PORT: '0' }
  expect(await runCommand('serve', { ...env, BANK_ACCOUNT_KEY: text(NEW) })).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^BANK_ACCOUNT_KEY が、このデータベースの口座を暗号化している鍵と違います。[^\n]*\n$/,
    ),
  })
  // A database of a version that remembered no key is asked what opens it.
  await db.database.delete(sealKey)
  expect(await runCommand('serve', { ...env, BANK_ACCOUNT_KEY: text(NEW) })).toMatchObject({ code: 1 })
  expect(await db.database.select().from(sealKey)).toEqual([])
})

test(
  'a change of the key seals everything anew, and is told to nobody who does not know both',
  LONG,
  async () => {
    await sealAllWith(OLD)
    expect(await rotate({ BANK_ACCOUNT_KEY: text(OLD) })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/両方/),
    })
    expect(await rotate({ BANK_ACCOUNT_KEY: text(NEW), BANK_ACCOUNT_OTHER_KEY: text(OTHER) })).toMatchObject({
      code: 1,
    })
    expect(await openedBy(db.database)).toEqual({ old: DOCTORS, new: 0 })
    expect(await rotate(BOTH)).toEqual({ code: 0, said: expect.stringContaining(`(${DOCTORS}件)`) })
    expect(await openedBy(db.database)).toEqual({ old: 0, new: DOCTORS })
    // Again, and with the keys in the other order: there is nothing to do, and it is not turned back.
    const turned = { BANK_ACCOUNT_KEY: text(NEW), BANK_ACCOUNT_OTHER_KEY: text(OLD) }
    for (const env of [BOTH, turned])
      expect(await rotate(env)).toEqual({ code: 0, said: expect.stringContaining('(0件)') })
    expect(await openedBy(db.database)).toEqual({ old: 0, new: DOCTORS })
  },
)

test(
  'two changes at once, with processes that seal meanwhile, leave nothing sealed with the old key',
  LONG,
  async () => {
    await sealAllWith(OLD)
    const running = [keysOf(OLD, NEW), keysOf(NEW, OLD)]
    const [doctorId = ''] = doctorIds
    const saving = (async () => {
      for (let turn = 0; turn < 200; turn += 1)
        await db.database.transaction(async (tx) => {
          const sealed = await running[turn % 2]?.sealIn(tx, doctorId, `of ${doctorId}`)
          await tx.update(doctorBankAccount).set({ sealed }).where(eq(doctorBankAccount.doctorId, doctorId))
        })
    })()
    const both = await Promise.all([rotate(BOTH), rotate(BOTH)])
    await saving
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect(await openedBy(db.database)).toEqual({ old: 0, new: DOCTORS })
  },
)

test('a change that is killed is finished by the next', LONG, async () => {
  await sealAllWith(OLD)
  const script = join(BUILD, 'commands/rotate-key.js')
  // A row in the middle is held, so that the change has begun and cannot end.
  const middle = doctorIds.toSorted()[900] ?? ''
  let child: ReturnType<typeof spawn> | undefined
  await db.database.transaction(async (tx) => {
    await tx.execute(sql`select from doctor_bank_account where doctor_id = ${middle} for update`)
    child = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: db.url, ...BOTH } })
    await expect
      .poll(async () => (await openedBy(db.database))['new'], { timeout: 30_000 })
      .toBeGreaterThan(0)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  })
  const { old = 0 } = await openedBy(db.database)
  expect(old).toBeGreaterThan(0)
  expect(await rotate(BOTH)).toMatchObject({ code: 0 })
  expect(await openedBy(db.database)).toEqual({ old: 0, new: DOCTORS })
})

test('a process that does not know the current key opens nothing and seals nothing', LONG, async () => {
  await sealAllWith(NEW)
  const [doctorId = ''] = doctorIds
  const stale = keysOf(OLD)
  expect(await stale.holdsCurrent(db.database)).toBe(false)
  await expect(db.database.transaction((tx) => stale.sealIn(tx, doctorId, 'x'))).rejects.toThrow(
    /does not have/,
  )
  expect(await openedBy(db.database)).toEqual({ old: 0, new: DOCTORS })
})

test('after the loss of a key the new one is taken, and what nobody can open is given up', LONG, async () => {
  await sealAllWith(OLD)
  expect(await rotate(BOTH, ['--lost'])).toMatchObject({ code: 1 })
  expect(await rotate({ BANK_ACCOUNT_KEY: text(NEW) }, ['--lost'])).toEqual({
    code: 0,
    said: expect.stringContaining(`開けない口座${DOCTORS}件を消しました`),
  })
  expect(await openedBy(db.database)).toEqual({ old: 0, new: 0 })
  expect(await keysOf(NEW).holdsCurrent(db.database)).toBe(true)
})
