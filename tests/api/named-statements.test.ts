import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'

/** Statements that a connection repeats are planned once by the server. */

let db: TestDatabase
const opened: Database[] = []

beforeAll(async () => {
  db = await testDatabase()
  await db.database.execute(sql`create table kept (id int primary key, name text)`)
  await db.database.execute(sql`insert into kept select n, 'name ' || n from generate_series(1, 20) n`)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
})
afterAll(() => db.close())

/** A database of so many connections; statements one after the other use the same one. */
function open(url = db.url, max = 2): Database {
  const database = openDatabase({ url, max })
  opened.push(database)
  return database
}

const byId = (id: number) => sql`select * from kept where id = ${id}`
/** What the connection has prepared; asked by a text with a command's end, which is not prepared itself. */
const preparedOn = async (database: Database) =>
  (
    await database.execute<{ name: string; statement: string }>(
      sql`select name, statement from pg_prepared_statements;`,
    )
  ).rows

test('a statement is prepared when a connection is given it for the second time', async () => {
  const database = open()
  await database.execute(byId(1))
  expect(await preparedOn(database)).toEqual([])
  for (const id of [2, 3, 4]) expect((await database.execute(byId(id))).rows).toMatchObject([{ id }])
  const [one, ...others] = await preparedOn(database)
  expect(others).toEqual([])
  expect(one?.name).toMatch(/^select_[0-9a-f]{32}$/)
  expect(one?.statement).toContain('from kept')
})

test('what is prepared on one connection is bounded, and more statements are answered', async () => {
  const database = open()
  for (let n = 1; n <= 300; n += 1) {
    for (let time = 0; time < 2; time += 1) {
      const { rows } = await database.execute<{ sum: number }>(
        sql`select ${sql.raw(String(n))} + ${n}::int as sum`,
      )
      expect(rows).toEqual([{ sum: 2 * n }])
    }
  }
  expect(await preparedOn(database)).toHaveLength(250)
})

test('the texts that one connection keeps prepared are bounded in their length together', async () => {
  const database = open()
  const long = (n: number, length: number) =>
    database.execute(
      sql`select ${n}::int as ${sql.raw(`"of ${n}"`)} ${sql.raw(`/* ${'x'.repeat(length)} */`)}`,
    )
  const keptLengths = async () =>
    (await preparedOn(database))
      .map(({ statement }) => Math.floor(statement.length / 1_000))
      .toSorted((a, b) => a - b)
  for (let n = 1; n <= 9; n += 1)
    for (let time = 0; time < 2; time += 1) expect((await long(n, 90_000)).rows).toEqual([{ [`of ${n}`]: n }])
  expect(await keptLengths()).toEqual([90, 90, 90, 90, 90, 90])
  // What is short finds a place still.
  for (let time = 0; time < 2; time += 1) await long(10, 9_000)
  expect(await keptLengths()).toEqual([9, 90, 90, 90, 90, 90, 90])
})

test('a changed table fails no statement, neither alone nor in a transaction, and is prepared anew', async () => {
  const database = open()
  for (const id of [1, 2, 3]) await database.execute(byId(id))
  await db.database.execute(sql`alter table kept add column added int not null default 7`)
  expect((await database.execute(byId(1))).rows).toEqual([{ id: 1, name: 'name 1', added: 7 }])

  for (const id of [1, 2, 3]) await database.execute(byId(id))
  await db.database.execute(sql`alter table kept drop column added`)
  let runs = 0
  const found = await database.transaction(async (tx) => {
    runs += 1
    await tx.execute(sql`update kept set name = name || ${'!'} where id = ${20}`)
    return (await tx.execute(byId(1))).rows
  })
  expect(found).toEqual([{ id: 1, name: 'name 1' }])
  expect(runs).toBe(2)
  expect((await database.execute(byId(20))).rows).toEqual([{ id: 20, name: 'name 20!' }])

  for (const id of [1, 2]) await database.execute(byId(id))
  const marks = (await preparedOn(database)).map(({ statement }) => /\/\* \w+ \*\//.exec(statement)?.[0])
  expect(marks.length).toBe(new Set(marks).size)
  expect(marks.filter(Boolean).length).toBeGreaterThan(0)
})

test('who loses prepared statements is asked without names from then on', async () => {
  const database = open()
  for (const id of [1, 2, 3]) await database.execute(byId(id))
  await database.execute(sql`deallocate all`)
  expect((await database.execute(byId(4))).rows).toMatchObject([{ id: 4 }])
  for (const id of [1, 2, 3]) await database.execute(byId(id))
  expect(await preparedOn(database)).toEqual([])
})

test('a limit is part of the text of a statement, so that one plan serves it', async () => {
  const database = open()
  for (let time = 0; time < 2; time += 1) await database.select({ id: hospital.id }).from(hospital).limit(3)
  expect((await preparedOn(database)).map(({ statement }) => statement)).toEqual([
    expect.stringContaining(' limit 3'),
  ])
})

test('an error of a prepared statement is told as that of any other', async () => {
  const database = open()
  const divide = (by: number) => database.execute(sql`select 1 / ${by}::int as share`)
  for (const by of [1, 1, 1]) await divide(by)
  await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } })
  expect((await divide(1)).rows).toEqual([{ share: 1 }])
})

const POOLER = spawnSync('pgbouncer', ['--version']).status === 0 ? 'pgbouncer' : '/usr/sbin/pgbouncer'
const HAS_POOLER = spawnSync(POOLER, ['--version']).status === 0

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** PgBouncer with two connections in transaction mode, before the test's server. */
async function startPooler(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  await chmod(folder, 0o777)
  const port = await freePort()
  const { hostname, port: to, username, password, pathname } = new URL(db.url)
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${to} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 2',
    'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options',
  ]
  await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'))
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const pooler: ChildProcess = spawn(POOLER, [...asRoot, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of pooler.stderr ?? []) if (/process up/.test(String(line))) break
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`,
    async stop() {
      pooler.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test.runIf(HAS_POOLER)('a pooler that mixes connections, of any version, fails no statement', async () => {
  const pooler = await startPooler()
  try {
    const database = open(pooler.url, 8)
    const asked = Array.from({ length: 400 }, (_, n) => (n % 20) + 1)
    const answers = asked.map(async (id) => {
      const one = await database.execute(byId(id))
      const two = await database.transaction(async (tx) => (await tx.execute(byId(id))).rows)
      return [one.rows[0]?.['id'], two[0]?.['id']]
    })
    expect(await Promise.all(answers)).toEqual(asked.map((id) => [id, id]))
  } finally {
    await pooler.stop()
  }
})
