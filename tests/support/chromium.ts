import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findInPath, installPackages, runs } from './system-packages.ts'

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export const NO_CHROMIUM =
  'Chromium が見つかりません。`npx playwright install --with-deps chromium` か `apt-get install chromium fonts-noto-cjk` を実行してください。'

/** The whole browser: Playwright's own if it is installed, the system's otherwise. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath()
  return own && existsSync(own) ? own : findInPath(SYSTEM_NAMES)
}

/**
 * Chromium without the window around the page, if there is one: a page costs half of what it costs in the whole browser.
 * It knows no notifications.
 */
function findHeadlessShell(): string | undefined {
  const revision = dirname(dirname(chromium.executablePath()))
  const own = basename(revision).replace('chromium-', 'chromium_headless_shell-')
  const [found] = globSync(join(dirname(revision), own, '*', '{chrome-headless-shell,headless_shell}'))
  return found ?? findInPath(['chromium-headless-shell'])
}

/** How a browser test starts its browser; `whole` is for notifications and service workers. */
export function launchOptions({ whole }: { whole: boolean }): { executablePath: string; args: string[] } {
  const executablePath = (whole ? undefined : findHeadlessShell()) ?? findChromium()
  if (!executablePath) throw new Error(NO_CHROMIUM)
  return {
    executablePath,
    args: [
      // Chromium refuses its sandbox to root, which is who runs the tests in a container.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** Finds the browser or installs it; false when neither works. The headless shell is taken along where there is one. */
export function ensureChromium(say: (sentence: string) => void): boolean {
  if (!findChromium()) {
    say('Chromium がないため、Playwright のものを入れています…')
    runs('npx', ['playwright', 'install', 'chromium'])
    // A browser that was fetched may still lack the system's libraries.
    const fetched = findChromium()
    if (!fetched || !runs(fetched, ['--version'])) installPackages(say, ['chromium', 'fonts-noto-cjk'])
  }
  if (!findHeadlessShell()) installPackages(say, ['chromium-headless-shell'])
  return findChromium() !== undefined
}

/** Without one every Japanese character is a box in screenshots, while no test fails. */
export function hasJapaneseFont(): boolean {
  try {
    return execFileSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return existsSync('/usr/share/fonts/opentype/noto') || process.platform !== 'linux'
  }
}
