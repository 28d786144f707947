import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { PRODUCTION_COMMANDS } from '#app/commands/builds/production-commands.ts'
import { BUILD } from '#app/commands/places.ts'
import { startAppServer, type TestAppServer } from './app-server.ts'

const KEYS = { BANK_ACCOUNT_KEY: Buffer.alloc(32, 7).toString('base64') }

/** The script that the build has of a command, which is what an image runs; of a copy of the project its source. */
const scriptOf = (name: string, project?: string): string =>
  project
    ? join(project, 'src/commands', PRODUCTION_COMMANDS[name] ?? '')
    : join(BUILD, 'commands', `${name}.js`)

/** The command `serve` in a process of its own. */
export const startServed = (env: Record<string, string>, project?: string): Promise<TestAppServer> =>
  startAppServer({ ...KEYS, ...env }, scriptOf('serve', project))

/** Runs a command of production: its exit code and what it said on both streams. */
export function runCommand(
  name: string,
  env: Record<string, string>,
  args: string[] = [],
  patienceMs = 90_000,
  project?: string,
): Promise<{ code: number; said: string }> {
  const given = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...KEYS, ...env }
  return new Promise((settle) => {
    execFile(
      process.execPath,
      [scriptOf(name, project), ...args],
      { timeout: patienceMs, env: given },
      (error, stdout, stderr) => {
        settle({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}` })
      },
    )
  })
}
