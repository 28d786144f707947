import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PROJECT } from '../places.ts'
import { say } from '../terminal.ts'

const PACKAGES = join(import.meta.dirname, 'packages')
const FILES = ['package.json', 'package-lock.json']
const CACHE = join(PROJECT, 'node_modules/.cache')

/**
 * Returns the folder of the emulator's packages; the first call installs them with `npm ci` from their own
 * lock file. They are 600 packages, as many as all others, and `npm start` needs none. Rejects when npm
 * fails, for instance offline.
 */
export async function installEmulator(): Promise<string> {
  const lock = await readFile(join(PACKAGES, 'package-lock.json'))
  const folder = join(CACHE, `auth-emulator-${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`)
  if (existsSync(folder)) return folder
  say('Firebase Auth エミュレーターをインストールしています(初回だけ、30秒ほどかかります)…')
  await mkdir(CACHE, { recursive: true })
  // Installed elsewhere and renamed when complete, so that interrupted or concurrent installations do no
  // harm.
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    for (const name of FILES) await copyFile(join(PACKAGES, name), join(unfinished, name))
    await npmCi(unfinished)
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // The rename fails when another process was first.
    if (!existsSync(folder)) throw error
  }
  return folder
}

async function npmCi(cwd: string): Promise<void> {
  const options = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
  // Set by npm for its scripts: the running npm, independent of PATH.
  const npm = process.env['npm_execpath']
  await (npm
    ? promisify(execFile)(process.execPath, [npm, ...options], { cwd })
    : promisify(execFile)('npm', options, { cwd }))
}
