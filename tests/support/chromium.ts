import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const NO_CHROMIUM =
  'Chromium が見つかりません。`npx playwright install --with-deps chromium` か `apt-get install chromium fonts-noto-cjk` を実行してください。'

/** The browser the tests run in: Playwright's own if it is installed, the system's otherwise. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Finds one or installs one; undefined when neither works. */
export function ensureChromium(say: (sentence: string) => void): string | undefined {
  const found = findChromium()
  if (found) return found
  say('Chromium がないため、Playwright のものを入れています…')
  run('npx', ['playwright', 'install', 'chromium'])
  // A browser that was fetched may still lack the system's libraries.
  const fetched = findChromium()
  if (fetched && run(fetched, ['--version'])) return fetched
  if (process.getuid?.() !== 0 || !run('apt-get', ['--version'])) return undefined
  say('Chromium と日本語のフォントを apt-get で入れています…')
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'])
  return findChromium()
}

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return status === 0
}

/** Without one every Japanese character is a box in screenshots, while no test fails. */
export function hasJapaneseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return existsSync('/usr/share/fonts/opentype/noto') || process.platform !== 'linux'
  }
}
