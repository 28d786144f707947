import { afterAll, beforeAll, describe, test } from 'vitest'
import { sessionOf } from '#tests/e2e/signed-in.ts'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { until, type Engine } from './engine.ts'
import { ENGINES } from './engines.ts'
import { windowOf, type Window } from './window.ts'

const OWN = '/work/matched'

/** The worker has taken the page over and keeps copies of 勤務 and of 成立. */
async function isKept(own: string): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false
  const kept = await (await caches.open('offline-copies-1')).keys()
  const paths = kept.map(({ url }) => new URL(url).pathname)
  return paths.includes('/work') && paths.includes(own)
}

const reads = (window: Window, words: string) =>
  until(
    () => `「${words}」`,
    async () =>
      (await window.run((text: string) => document.body?.textContent.includes(text) ?? false, words)) ===
      true,
  )

let postgres: PostgresServer | undefined
let url = ''

beforeAll(async () => {
  if (ENGINES.every(({ isHere }) => !isHere)) return
  postgres = await startPostgres()
  url = postgres.url.replace(/postgres$/, 'migrated')
  process.env['E2E_DATABASE_URL'] = url
}, 120_000)

afterAll(async () => postgres?.stop(), 60_000)

describe.each(ENGINES)('$name', ({ start, isHere }) => {
  let app: TestAppServer | undefined
  let engine: Engine | undefined

  beforeAll(async () => {
    if (!isHere) return
    app = await startAppServer({ DATABASE_URL: url, DEMO_DATA: '1' })
    process.env['APP_ORIGIN'] = app.url
    engine = await start()
  }, 180_000)

  afterAll(async () => {
    await engine?.close()
    await app?.stop()
  }, 60_000)

  test.skipIf(!isHere)(
    'keeps the pages of works without a server, and nothing of them after a log-out',
    // The server is gone after the first try.
    { retry: 0, timeout: 120_000 },
    async ({ skip }) => {
      if (!engine || !app) throw new Error('not started')
      const window = windowOf(engine, app.url)
      await window.open('/login')
      if ((await window.run(() => 'serviceWorker' in navigator)) !== true)
        skip('the browser has no service workers')
      await window.become((await sessionOf('trusted@demo.example')).cookies)
      await window.open(OWN)
      await until(
        () => 'copies of the pages',
        async () => (await window.run(isKept, OWN)) === true,
      )
      // Asked to end, it would answer until all connections are closed.
      process.kill(app.pid, 'SIGKILL')
      for (const path of [OWN, '/work']) {
        await window.open(path)
        await reads(window, 'オフラインのため')
      }
      await window.open('/spot/1')
      await reads(window, '通信できませんでした')
      await window.open(OWN)
      // The button stands in a closed menu.
      await window.run(() =>
        [...document.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'ログアウト')
          ?.click(),
      )
      await reads(window, 'ログアウトできませんでした')
      await window.open(OWN)
      await reads(window, '通信できませんでした')
    },
  )
})
