import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { portOrAnother } from '#app/commands/free-port.ts'
import { launchOptions } from './support/chromium.ts'
import { WORKERS } from './support/workers.ts'

const PROJECT = join(import.meta.dirname, '..')

/** Below those that the system gives to connections: one of these may be taken before its server is there. */
const freePort = async () =>
  String(await portOrAnother(20_000 + Math.floor(Math.random() * 10_000), '127.0.0.1'))

// Read anew in every worker: the first to run chooses, the others inherit.
const port = (process.env['E2E_PORT'] ??= await freePort())
const baseURL = `http://localhost:${port}`
// The tests begin sessions by cookies of the app's own names.
process.env['APP_ORIGIN'] = baseURL
process.env['E2E_DATABASE_URL'] ??= `postgres://postgres:postgres@127.0.0.1:${await freePort()}/migrated`

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: WORKERS,
  // One more try, and the summary says which test needed it: such a name is a fault to look for.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A sixth of a run's CPU was frames of fades; what is about them, and the whole engagements, ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A quarter of a run's CPU went into recordings that nobody looks at; `--trace retain-on-failure` asks for them.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A worker answers past `page.route`; the tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions({ whole: false }),
  },
  webServer: {
    command: `"${process.execPath}" tests/support/app-server.ts`,
    cwd: PROJECT,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stderr: 'pipe',
  },
})
