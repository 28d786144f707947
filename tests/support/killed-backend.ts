import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { startEmbeddedDatabase } from '#app/backend/database/embedded/embedded.ts'
import { bundledProcess } from './bundled-process.ts'
import { copyMigratedFolder } from './database.ts'

/** Origin of the killed backend, and issuer of the tokens that it takes. */
export const KILLED_ORIGIN = 'http://localhost:3000'

const PROCESS = join(import.meta.dirname, 'backend-process.ts')

/** A folder with an embedded database, and backends on it in processes that a test kills. */
export async function killedBackend() {
  const root = await mkdtemp(join(tmpdir(), 'kill-'))
  const folder = join(root, 'database')
  // A killed process cannot remove its socket: it goes with the rest.
  await mkdir(join(root, 'tmp'))
  const [script] = await Promise.all([bundledProcess(PROCESS), copyMigratedFolder(folder)])
  const running = new Set<ChildProcess>()
  return {
    lock: `${folder}.lock`,

    /** Uses the database while no backend runs. */
    async withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
      const embedded = await startEmbeddedDatabase({ folder })
      const database = openDatabase({ url: embedded.url, max: 1 })
      try {
        return await use(database)
      } finally {
        await database.$client.end()
        await embedded.close()
      }
    },

    async start(): Promise<{ url: string; kill: () => Promise<void> }> {
      const child = fork(script.path, [], {
        execArgv: [],
        env: {
          ...process.env,
          NODE_ENV: 'production',
          DATA_FOLDER: folder,
          APP_ORIGIN: KILLED_ORIGIN,
          TMPDIR: join(root, 'tmp'),
        },
      })
      running.add(child)
      const ended = once(child, 'exit')
      const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
      if (!answer) throw new Error('the backend did not start')
      const { ready } = v.parse(v.object({ ready: v.number() }), answer[0])
      return {
        url: `http://127.0.0.1:${ready}`,
        kill: async () => {
          child.kill('SIGKILL')
          await ended
          running.delete(child)
        },
      }
    },

    async close(): Promise<void> {
      for (const child of running) child.kill('SIGKILL')
      await Promise.all([script.remove(), rm(root, { recursive: true, force: true })])
    },
  }
}

export type KilledBackend = Awaited<ReturnType<typeof killedBackend>>

/** A POST of JSON as the app's own page would send it. */
export const postJson = (url: string, body: unknown, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: KILLED_ORIGIN, ...headers },
    body: JSON.stringify(body),
  })
