import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PROJECT_ID } from '../../backend/firebase-environment.ts'
import { portOrAnother } from '../free-port.ts'
import { installEmulator } from './install-emulator.ts'

const HOST = '127.0.0.1'

export type AuthEmulator = {
  url: string
  /** True once it answers or was stopped on purpose; false when it ended by itself before. */
  ready: Promise<boolean>
  stop(): Promise<void>
}

/**
 * Starts it beside the app, in a process of its own, and does not wait until it answers: it takes seconds and little
 * depends on it. Its first start waits for its packages.
 */
export async function startAuthEmulator(wishedPort: number, dataFolder: string): Promise<AuthEmulator> {
  const packages = await installEmulator()
  const home = join(dataFolder, 'emulator')
  await mkdir(home, { recursive: true })
  const port = await portOrAnother(wishedPort, HOST)
  const script = join(import.meta.dirname, 'auth-emulator.process.ts')
  const child = fork(script, [packages, DEMO_PROJECT_ID, String(port), HOST], {
    // It keeps its settings below the home folder; that of the person who starts the app is not ours to write to.
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit')
  let stopping = false
  // While it loads it cannot hear that its parent has gone.
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
