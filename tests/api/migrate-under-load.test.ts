import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT } from '#app/commands/places.ts'
import { testDatabase } from '#tests/support/database.ts'
import { runCommand, startServed } from '#tests/support/production.ts'

// A later version migrates while somebody reads for long, as a backup does, and pages go on.

/** For which the reader goes on once a migration waits for it: longer than pages wait for a lock. */
const READS_ON_MS = 8_000
const PAGES_PER_SECOND = 8
const PAGES = ['/search/spot/result', '/', '/login', '/search/regular/result', '/search/spot']

/** Changes tables that pages read. */
const LATER = {
  '9998_columns': [
    'alter table spot_work add column later text',
    'alter table account add column later text',
    'alter table session add column later text',
    'alter table hospital add column later text',
    'alter table regular_work add column later text',
  ],
  '9999_indexes': [
    'create index concurrently account_later on account (later)',
    'create index concurrently spot_work_later on spot_work (later)',
  ],
} as const

let later: string
beforeAll(async () => {
  later = await mkdtemp(join(tmpdir(), 'later-'))
  for (const name of ['src', 'package.json'])
    await cp(join(PROJECT, name), join(later, name), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(later, 'node_modules'))
  await addMigrations(join(later, 'src/backend/database/migrations'))
})
afterAll(async () => {
  await rm(later, { recursive: true })
})

async function addMigrations(folder: string): Promise<void> {
  const path = join(folder, 'meta/_journal.json')
  const journal = await readFile(path, 'utf8')
  const entries = Object.keys(LATER).map((tag, place) =>
    JSON.stringify({
      idx: 9_998 + place,
      version: '7',
      when: 4_000_000_000_000 + place,
      tag,
      breakpoints: true,
    }),
  )
  await writeFile(path, journal.replace(/\]\s*\}\s*$/, `, ${entries.join(', ')}]}`))
  for (const [tag, statements] of Object.entries(LATER))
    await writeFile(join(folder, `${tag}.sql`), statements.join(';\n--> statement-breakpoint\n'))
}

type LongReader = { isWaitedFor(): Promise<boolean>; end(): Promise<void> }

/** Reads every table in one transaction and keeps it open; resolves once it has read. */
async function startReader(url: string): Promise<LongReader> {
  const reader = new pg.Client({ connectionString: url, application_name: 'backup of the test' })
  await reader.connect()
  await reader.query('begin isolation level repeatable read read only')
  const { rows } = await reader.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows) await reader.query(`select count(*) from ${name}`)
  return {
    isWaitedFor: async () => {
      const { rowCount } = await reader.query(
        `select from pg_locks where not granted and mode = 'AccessExclusiveLock' and pg_backend_pid() = any (pg_blocking_pids(pid))`,
      )
      return (rowCount ?? 0) > 0
    },
    end: async () => {
      await reader.query('commit')
      await reader.end()
    },
  }
}

test('migrations beside a long reader and under load: no page fails, and the operator is told', async () => {
  const db = await testDatabase()
  const server = await startServed({ DATABASE_URL: db.url, ROLE: 'web' })

  const failures: string[] = []
  const took: number[] = []
  const open = async (path: string) => {
    const startedAt = performance.now()
    try {
      const response = await fetch(`${server.url}${path}`)
      await response.arrayBuffer()
      if (response.status !== 200) failures.push(`${path} ${response.status}`)
    } catch (error) {
      failures.push(`${path} ${String(error)}`)
    }
    took.push(performance.now() - startedAt)
  }
  const reader = await startReader(db.url)
  let isOver = false
  const load = (async () => {
    const pending: Promise<void>[] = []
    for (let sent = 0; !isOver; sent += 1) {
      pending.push(open(PAGES[sent % PAGES.length] ?? '/'))
      await wait(1_000 / PAGES_PER_SECOND)
    }
    await Promise.all(pending)
  })()
  const migrated = runCommand('migrate', { DATABASE_URL: db.url }, [], 90_000, later)
  await expect.poll(() => reader.isWaitedFor(), { timeout: 60_000, interval: 20 }).toBe(true)
  await wait(READS_ON_MS)
  await reader.end()
  const { code, said } = await migrated
  isOver = true
  await load
  await server.stop()
  await db.close()

  expect(failures).toEqual([])
  expect(took.length).toBeGreaterThan((PAGES_PER_SECOND * READS_ON_MS) / 2_000)
  expect(said).toMatch(
    /もう一度試します.いちばん古いトランザクション: pid \d+、backup of the test、\d+秒前から.。/,
  )
  expect(said).toMatch(/データベースを今の形に移しました.2件.。/)
  expect(code).toBe(0)
  console.log(
    `${took.length} pages, ${failures.length} failed, the slowest ${Math.max(...took).toFixed(0)} ms`,
  )
}, 180_000)
