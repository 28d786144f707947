import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'
import { SecondTry } from './support/second-try.ts'
import { WORKERS } from './support/workers.ts'

// A machine's zone must not decide what a test sees; the app names Asia/Tokyo itself wherever it means it.
process.env['TZ'] = 'UTC'
// A command that a test starts without a data folder of its own says so, and never opens that of whoever runs the tests.
process.env['DATA_DIR'] = join(import.meta.filename, 'a-folder-of-the-test')

// Vite would take graphql's development build and Node the other one: two copies, which refuse each other.
const ONE_GRAPHQL = {
  alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }],
}

/** What is waited for comes later on a busy machine: vitest's own second says how busy it is. */
const PATIENT = { expect: { poll: { timeout: 20_000 } } }

/** The API tests that run on the embedded database too: what is stored and found, how it waits, and whole journeys. */
const EMBEDDED_TOO = [
  'work-apply',
  'message',
  'search-fresh',
  'search-exact',
  'registration',
  'retention',
  'figures',
  'mail-outbox',
  'thanks',
  'calendar-feed',
  'applied-migrations',
]

/** Only there: they read what a process logs, and the limits of its log are counted over all files of a worker. */
const EMBEDDED_ALONE = ['security-events']

const filesOf = (names: readonly string[]) => names.map((name) => `tests/api/${name}.test.ts`)

export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    maxWorkers: WORKERS,
    passWithNoTests: true,
    reporters: ['default', new SecondTry(), 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 10_000,
          isolate: false,
        },
      },
      {
        resolve: ONE_GRAPHQL,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: filesOf(EMBEDDED_ALONE),
          globalSetup: ['tests/support/postgres-server.ts'],
          pool: 'forks',
          // Loading the backend takes longer than most files: those of a worker share it.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          ...PATIENT,
        },
      },
      {
        resolve: ONE_GRAPHQL,
        test: {
          name: 'embedded',
          include: filesOf([...EMBEDDED_TOO, ...EMBEDDED_ALONE]),
          env: { TEST_DATABASE: 'embedded' },
          // The embedded database starts a thread of its own and native modules are loaded: processes keep both apart.
          pool: 'forks',
          testTimeout: 30_000,
          hookTimeout: 120_000,
          ...PATIENT,
        },
      },
      {
        resolve: ONE_GRAPHQL,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          pool: 'forks',
          retry: 1,
        },
      },
    ],
  },
})
