import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIfStale } from '#app/commands/build.ts'
import { failureSentence } from '#app/commands/start-failure.ts'
import { ensureChromium, hasJapaneseFont, NO_CHROMIUM } from './support/chromium.ts'
import { ensureEngines } from './engines/ensure-engines.ts'
import { playwrightCounts, vitestCounts, type Counts } from './support/test-counts.ts'

/** `npm test`; `npm test -- api work` runs the API tests with "work" in their path. */

const PROJECT = join(import.meta.dirname, '..')
const REPORTS = join(PROJECT, 'test-results')
const PARTS = ['unit', 'api', 'embedded', 'engines', 'e2e'] as const

const args = process.argv.slice(2)
const named = PARTS.filter((part) => args.includes(part))
const parts: readonly string[] = named.length > 0 ? named : PARTS
const filters = args.filter((arg) => !named.some((part) => part === arg))

const NOTHING_RUN: Counts = { passed: 0, failed: 0, notes: [] }

async function run(script: string, options: string[]): Promise<number> {
  const child = spawn(process.execPath, [join(PROJECT, 'node_modules', script), ...options, ...filters], {
    cwd: PROJECT,
    stdio: 'inherit',
    // For the hundred servers and backends that the tests start.
    env: { ...process.env, NODE_COMPILE_CACHE: join(PROJECT, 'node_modules/.cache/compile') },
  })
  await once(child, 'exit')
  return child.exitCode ?? 1
}

async function runVitest(): Promise<Counts> {
  const projects = parts
    .filter((part) => part !== 'e2e')
    .filter((part) => part !== 'engines' || ensureEngines(console.log))
  if (projects.length === 0) return NOTHING_RUN
  const report = join(REPORTS, 'vitest.json')
  const code = await run('vitest/vitest.mjs', [
    'run',
    '--config',
    'tests/vitest.config.ts',
    ...projects.map((name) => `--project=${name}`),
  ])
  return vitestCounts(report, code)
}

async function runPlaywright(): Promise<Counts> {
  if (!parts.includes('e2e')) return NOTHING_RUN
  if (!ensureChromium(console.log)) {
    return { passed: 0, failed: 1, notes: [NO_CHROMIUM] }
  }
  if (!hasJapaneseFont())
    console.warn('日本語のフォントがありません。スクリーンショットの文字は四角になります。')
  const code = await run('@playwright/test/cli.js', [
    'test',
    '--config',
    'tests/playwright.config.ts',
    ...(filters.length > 0 ? ['--pass-with-no-tests'] : []),
  ])
  return playwrightCounts(join(REPORTS, 'e2e.json'), code)
}

async function main(): Promise<Counts> {
  await rm(REPORTS, { recursive: true, force: true })
  try {
    if (parts.some((part) => part !== 'unit')) await buildIfStale(() => console.log('ビルドしています…'))
  } catch (error) {
    return { passed: 0, failed: 1, notes: [failureSentence(error)] }
  }
  const vitest = await runVitest()
  const playwright = await runPlaywright()
  return {
    passed: vitest.passed + playwright.passed,
    failed: vitest.failed + playwright.failed,
    notes: [...vitest.notes, ...playwright.notes],
  }
}

const { passed, failed, notes } = await main()
// Again at the end: between the failure of a unit test and here stand the lines of hundreds of browser tests.
if (notes.length > 0) console.error(`\n${notes.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
