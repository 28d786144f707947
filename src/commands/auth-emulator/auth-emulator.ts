import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PROJECT_ID } from '../../backend/environment/firebase-environment.ts'
import { portOrAnother } from '../free-port.ts'
import { installEmulator } from './install-emulator.ts'

const HOST = '127.0.0.1'

export type AuthEmulator = {
  url: string
  /** True once it responds or is stopped; false when the process ended by itself before. */
  ready: Promise<boolean>
  stop(): Promise<void>
}

/**
 * Starts the emulator in a child process, without waiting until it responds, which takes seconds. The first
 * start installs its packages.
 */
export async function startAuthEmulator(wishedPort: number, dataFolder: string): Promise<AuthEmulator> {
  const packages = await installEmulator()
  const home = join(dataFolder, 'emulator')
  await mkdir(home, { recursive: true })
  const port = await portOrAnother(wishedPort, HOST)
  const script = join(import.meta.dirname, 'auth-emulator.process.ts')
  const child = fork(script, [packages, DEMO_PROJECT_ID, String(port), HOST], {
    // It writes settings below the home folder, which must not be the operator's.
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  let stopping = false
  // While it loads, the child does not notice that its parent has ended.
  const killWithParent = () => child.kill('SIGKILL')
  process.once('exit', killWithParent)
  return {
    url: `http://${HOST}:${port}`,
    ready: Promise.race([once(child, 'message').then(() => true), ended.then(() => stopping)]),
    stop: async () => {
      stopping = true
      child.kill('SIGKILL')
      await ended
      process.off('exit', killWithParent)
    },
  }
}
