import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'

const START = join(import.meta.dirname, '../../src/commands/start.ts')
const readySchema = v.object({ ready: v.number() })

export type TestAppServer = {
  /** http://localhost:<port>, where cookies have their plain names. */
  url: string
  pid: number
  /** What it told the person who started it. */
  said(): string
  /** The lines of its log; throws for one that is none. */
  log(): Record<string, unknown>[]
  /** SIGTERM, and what the process said on its way: resolves with its exit code. */
  stop(): Promise<number | null>
}

/**
 * The whole app in a process of its own, as `npm start` runs it, on a free port and a data folder of its own. `env`
 * overrides: DATABASE_URL for a server's database, PORT for a known port, FIREBASE_AUTH_EMULATOR=on for the emulator.
 * `script` is another command that serves.
 */
export async function startAppServer(
  env: Record<string, string> = {},
  script: string = START,
): Promise<TestAppServer> {
  const folder = await mkdtemp(join(tmpdir(), 'app-'))
  const child = fork(script, [], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      APP_ORIGIN: '',
      HOST: '',
      PORT: '0',
      DATA_DIR: folder,
      DRAIN_SECONDS: '0',
      FIREBASE_AUTH_EMULATOR: 'off',
      // Processes of one database have one key, also with folders of their own.
      ...(env['DATABASE_URL'] && { BANK_ACCOUNT_KEY: Buffer.alloc(32, 7).toString('base64') }),
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  let logged = ''
  child.stdout?.on('data', (chunk) => (said += String(chunk)))
  child.stderr?.on('data', (chunk) => (logged += String(chunk)))
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
    return child.exitCode
  }
  const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!answer) {
    await rm(folder, { recursive: true, force: true })
    throw new Error(`the app did not start: ${said}${logged}`)
  }
  const { ready } = v.parse(readySchema, answer[0])
  return {
    url: `http://localhost:${ready}`,
    pid: child.pid ?? 0,
    said: () => said,
    log: () =>
      logged
        .split('\n')
        .filter(Boolean)
        .map((line) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(line))),
    stop,
  }
}

// Playwright's web server: it needs a command that serves until it is told to end. Its database is a PostgreSQL server,
// so that a test can give itself a doctor of its own (see `tests/e2e/signed-in.ts`).
if (import.meta.main) {
  const { startPostgres } = await import('./postgres-server.ts')
  const database = new URL(process.env['E2E_DATABASE_URL'] ?? '')
  const postgres = await startPostgres({ port: Number(database.port) })
  const server = await startAppServer({
    PORT: process.env['E2E_PORT'] ?? '0',
    DATABASE_URL: database.href,
    DEMO_DATA: '1',
    // Every test comes from an address of its own.
    TRUSTED_PROXY_HOPS: '1',
  })
  const end = () =>
    void server
      .stop()
      .then(postgres.stop)
      .then(() => process.exit(0))
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
