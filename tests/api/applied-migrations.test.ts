import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyMigrations } from '#app/backend/database/apply-migrations.ts'
import { testDatabase } from '#tests/support/database.ts'

// Migrations are applied one by one, and go on where they were broken off.

/** A folder with one migration. */
async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'one-migration-'))
  await mkdir(join(folder, 'meta'))
  const entries = [{ idx: 0, version: '7', when: 4_000_000_000_100, tag: 'one', breakpoints: true }]
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  await writeFile(join(folder, 'one.sql'), text)
  return folder
}

test('an index that a broken-off run has left unfinished is made anew', async () => {
  const one = await testDatabase()
  const folder = await folderWith('create index concurrently "thing_name" on "thing" ("name")')
  const client = await one.database.$client.connect()
  await client.query('create table thing (name text)')
  await client.query('create index thing_name on thing (name)')
  await client.query(`update pg_index set indisvalid = false where indexrelid = 'thing_name'::regclass`)
  await applyMigrations(client, folder, () => undefined)
  const { rows } = await client.query(
    `select indisvalid as valid from pg_index where indexrelid = 'thing_name'::regclass`,
  )
  expect(rows).toEqual([{ valid: true }])
  client.release()
  await one.close()
  await rm(folder, { recursive: true })
})

test('a migration that fails leaves the database as the one before has left it', async () => {
  const one = await testDatabase()
  const folder = await folderWith('create table half (name text);\n--> statement-breakpoint\nselect 1 / 0')
  const client = await one.database.$client.connect()
  await expect(applyMigrations(client, folder, () => undefined)).rejects.toThrow(/division by zero/)
  const { rows } = await client.query(`select to_regclass('half') is null as gone`)
  expect(rows).toEqual([{ gone: true }])
  client.release()
  await one.close()
  await rm(folder, { recursive: true })
})
