import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { now } from '../platform/clock.ts'
import { layOver } from './builds/lay-over.ts'
import { writeServerPackages } from './builds/server-packages.ts'
import { readOptions } from './options.ts'
import { showProgress } from './progress.ts'
import { BUILD, PROJECT } from './places.ts'
import { sourceHash } from './source-hash.ts'
import { errorCode, fail, StartFailure } from './start-failure.ts'
import { say } from './terminal.ts'

// Inside the build, so that deleting the build deletes the stamp too.
const STAMP = join(BUILD, 'server/source-hash.txt')
const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js')

/** A preview shows its version, and sends activities as production does (`platform/build-environment.ts`). */
type BuildMode = 'production' | 'preview'

const stampOf = (mode: BuildMode) => `${sourceHash()} ${mode}`

/** Builds unless the build is of this mode and up to date with the sources; returns whether it built. */
export async function buildIfStale(announce: () => void, mode: BuildMode = 'production'): Promise<boolean> {
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stampOf(mode)) return false
  announce()
  await build(mode)
  return true
}

/**
 * Builds unconditionally: apart, so that a process that serves `dist` misses nothing, and then over the builds before, whose
 * scripts and styles stay for open pages and for roll-outs.
 */
export async function build(mode: BuildMode = 'production'): Promise<void> {
  // Before the build: a source that changes during it makes the build stale.
  const stamp = stampOf(mode)
  if (!existsSync(VITE)) {
    throw new StartFailure('ビルドに必要なパッケージがありません。`npm ci` を実行してください。')
  }
  const fresh = join(BUILD, `fresh-${process.pid}`)
  try {
    await dropUnfinished()
    // Where nothing can be written it is said at once, and not by the bundler.
    await mkdir(fresh, { recursive: true })
    const progress = showProgress('ビルドしています')
    await Promise.all([
      runVite('app.config.ts', fresh, mode),
      runVite('src/commands/builds/commands.config.ts', join(fresh, 'commands'), mode),
    ]).finally(progress.end)
    await writeServerPackages(fresh)
    await compressTexts(join(fresh, 'client'))
    await layOver(fresh, BUILD, now())
    await writeFile(STAMP, stamp)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Deletes what builds that were killed have left, since a server gets the whole folder. */
async function dropUnfinished(): Promise<void> {
  for (const name of await readdir(BUILD).catch(() => [])) {
    const pid = Number(/^fresh-(\d+)$/.exec(name)?.[1])
    if (pid && !isRunning(pid)) await rm(join(BUILD, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function runVite(config: string, folder: string, mode: BuildMode): Promise<void> {
  const options = ['--config', config, '--outDir', folder, '--mode', mode, '--logLevel', 'warn']
  const args = [VITE, 'build', ...options]
  const child = spawn(process.execPath, args, {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  await once(child, 'close')
  if (child.exitCode !== 0)
    throw new StartFailure(`ビルドに失敗しました。\n${stripVTControlCharacters(output).trim()}`)
}

/** Precompresses static files, once at the highest level. */
async function compressTexts(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(css|js|json|svg|txt|webmanifest)$/.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const bytes = await readFile(path)
        if (bytes.byteLength < 1024) return
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength }
        const [br, gz] = await Promise.all([
          promisify(brotliCompress)(bytes, { params }),
          promisify(gzip)(bytes, { level: 9 }),
        ])
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
      }),
  )
}

if (import.meta.main) {
  try {
    const { values } = readOptions({ options: { preview: { type: 'boolean', default: false } } })
    const mode = values.preview ? 'preview' : 'production'
    const built = await buildIfStale(() => say('ビルドしています…'), mode)
    say(built ? 'ビルドしました。' : 'ビルドは最新です。')
  } catch (error) {
    fail(error)
  }
}
