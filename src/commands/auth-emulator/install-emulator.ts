import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '../settings.ts'
import { say } from '../terminal.ts'

const PACKAGES = join(import.meta.dirname, 'packages')
const FILES = ['package.json', 'package-lock.json']
const CACHE = join(PROJECT, 'node_modules/.cache')

/**
 * The folder in which the emulator's packages are installed; the first call installs them with `npm ci` from the lock
 * file beside this module. They are 600 packages, as many as all others of the project, and `npm start` needs none.
 * Rejects when npm fails, for example without a network.
 */
export async function installEmulator(): Promise<string> {
  const lock = await readFile(join(PACKAGES, 'package-lock.json'))
  const folder = join(CACHE, `auth-emulator-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  say('Firebase Auth エミュレーターをインストールしています(初回だけ、30秒ほどかかります)…')
  await mkdir(CACHE, { recursive: true })
  // Renamed when complete: an interrupted installation is never taken for one, and two at once do not meet.
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    for (const name of FILES) await copyFile(join(PACKAGES, name), join(unfinished, name))
    await npmCi(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // The rename fails when another process has finished first.
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function npmCi(cwd: string): Promise<void> {
  const options = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
  // Set by npm for the scripts that it runs: the npm in use, whatever the PATH says.
  const npm = process.env['npm_execpath']
  await (npm
    ? promisify(execFile)(process.execPath, [npm, ...options], { cwd })
    : promisify(execFile)('npm', options, { cwd }))
}
