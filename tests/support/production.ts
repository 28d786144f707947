import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { startAppServer, type TestAppServer } from './app-server.ts'

const PROJECT = join(import.meta.dirname, '../..')

const KEYS = { BANK_ACCOUNT_KEY: Buffer.alloc(32, 7).toString('base64') }

/** `npm run serve` in a process of its own; `project` is a copy of ours. */
export const startServed = (env: Record<string, string>, project = PROJECT): Promise<TestAppServer> =>
  startAppServer({ ...KEYS, ...env }, join(project, 'src/commands/production/serve-build.ts'))

/** Runs a command of production: its exit code and what it said on both streams. */
export function runCommand(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
  patienceMs = 90_000,
  project = PROJECT,
): Promise<{ code: number; said: string }> {
  const script = join(project, 'src/commands/production', `${name}.ts`)
  const given = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...KEYS, ...env }
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [script, ...args],
      { timeout: patienceMs, env: given },
      (error, stdout, stderr) => {
        settle({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}` })
      },
    )
  })
}
