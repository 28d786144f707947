import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import trusted from '#app/contract/gen/trusted-documents.json' with { type: 'json' }
import { startAppServer } from '#tests/support/app-server.ts'
import { post, testBackend } from '#tests/support/backend-calls.ts'
import { testDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'

const MB = 1_048_576
const small = mkdtempSync(join(tmpdir(), 'small-'))

/** A disk of our own that can be filled; only root may make one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=240m', 'tmpfs', small], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const isMounted = mountSmallDisk()
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', small])
  await rm(small, { recursive: true, force: true })
})

describe.skipIf(!isMounted)('the folder of the embedded database fills up', () => {
  test('writes are 503, pages go on, /readyz says no, and all is well when there is room again', async () => {
    const app = await startAppServer({ DATA_DIR: small, DEMO_DATA: '0' })
    const [id] =
      Object.entries(trusted.account).find(([, text]) => text.startsWith('mutation Register')) ?? []
    const register = async (loginId: string) =>
      fetch(`${app.url}/account/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: app.url },
        body: JSON.stringify({
          documentId: id,
          variables: { loginId, password: 'kyou-wa-ii-tenki-7', consent: true },
        }),
      })
    const readyz = async () => (await fetch(`${app.url}/readyz`)).status
    const expectReadyz = (status: number) => expect.poll(readyz, { timeout: 20_000 }).toBe(status)
    await expectReadyz(200)
    const { bavail, bsize } = await statfs(small)
    await writeFile(join(small, 'filler'), Buffer.alloc(bavail * bsize - 40 * MB))
    await expectReadyz(503)
    expect(await (await fetch(`${app.url}/readyz`)).json()).toMatchObject({ database: true, writable: false })
    const refused = await register('doctor@dp.example')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await fetch(`${app.url}/search/spot/result`)).status).toBe(200)
    await rm(join(small, 'filler'))
    await expectReadyz(200)
    expect((await register('doctor@dp.example')).status).toBe(200)
    expect(await app.stop()).toBe(0)
  }, 90_000)
})

test('a server whose disk is full is not ready until it takes data again', async () => {
  const db = await testDatabase()
  const backend = testBackend(db.database)
  const ready = async () => (await backend.handlers.readyz(new Request(`${ORIGIN}/readyz`))).status
  // What PostgreSQL says when a file cannot grow.
  await db.database.execute(sql`
    create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await db.database.execute(sql`
    create function full_disk_for_tables() returns event_trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await db.database.execute(
    sql`create trigger full_disk before insert on analytics_event execute function full_disk()`,
  )
  await db.database.execute(
    sql`create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_disk_for_tables()`,
  )
  expect(await ready()).toBe(200)
  await backend.handlers.collect(
    post('/collect', {
      version: 'v1',
      timestamp: new Date().toISOString(),
      event_group: 'search',
      event_type: 'show',
      target_key: 'id',
      target_value: '1',
    }),
  )
  await backend.analytics.flush()
  expect(await ready()).toBe(503)
  await db.database.execute(sql`drop event trigger full_disk`)
  expect(await ready()).toBe(200)
  await db.close()
})
