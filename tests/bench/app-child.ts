import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChildServer, type ChildOptions } from './child-server.ts'

export const SERVERS = join(import.meta.dirname, 'servers')
export const RESULTS = '/search/spot/result'

/** What every app server of the bench is told, whatever the shell it was started from says. */
export const APP_ENV = {
  PORT: '0',
  HOST: '',
  APP_ORIGIN: '',
  DRAIN_SECONDS: '0',
  FIREBASE_AUTH_EMULATOR: 'off',
}

const app = (name: string, env: Record<string, string>, options: ChildOptions) =>
  ChildServer.start(name, join(SERVERS, 'app.ts'), {
    ...options,
    env: { ...APP_ENV, ...env, ...options.env },
  })

/** The app on a PostgreSQL server that has its data. */
export const startAppOn = (url: string, name = 'app', options: ChildOptions = {}) =>
  app(name, { DATABASE_URL: url, DEMO_DATA: '0' }, options)

/** The app on an embedded database of its own, with the demo data. */
export async function startEmbeddedApp(
  options: ChildOptions = {},
): Promise<{ server: ChildServer; folder: string; removeFolder(): Promise<void>; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const server = await app('app, embedded', { DATABASE_URL: '', DATA_DIR: folder, DEMO_DATA: '1' }, options)
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  return {
    server,
    folder,
    removeFolder,
    stop: async () => {
      await server.stop()
      await removeFolder()
    },
  }
}
