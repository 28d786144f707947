import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { now } from '../platform/clock.ts'
import { compressTexts } from './builds/compress-texts.ts'
import { completeLaid, layOver } from './builds/lay-over.ts'
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
/** Of a build that can be served, and lacks what its rest adds. */
const servedOnly = (stamp: string) => `${stamp} served`

async function stateOf(stamp: string): Promise<'WHOLE' | 'SERVED' | 'STALE'> {
  const found = await readFile(STAMP, 'utf8').catch(() => '')
  return found === stamp ? 'WHOLE' : found === servedOnly(stamp) ? 'SERVED' : 'STALE'
}

/** Builds what is missing, unless the build is whole, of this mode and up to date; returns whether it built. */
export async function buildIfStale(announce: () => void, mode: BuildMode = 'production'): Promise<boolean> {
  const state = await stateOf(stampOf(mode))
  if (state === 'WHOLE') return false
  announce()
  await (state === 'SERVED' ? buildRest(mode) : build(mode))
  return true
}

/**
 * Builds unconditionally: apart, so that a process that serves `dist` misses nothing, and then over the builds before, whose
 * scripts and styles stay for open pages and for roll-outs.
 */
async function build(mode: BuildMode): Promise<void> {
  // Before the build: a source that changes during it makes the build stale.
  const stamp = stampOf(mode)
  await inFreshFolder(async (fresh) => {
    await showing(Promise.all([buildApp(fresh, mode), buildCommands(fresh, mode)]))
    await writeServerPackages(fresh)
    await compressTexts(join(fresh, 'client'), join(fresh, 'client'))
    await layOver(fresh, BUILD, now())
    await writeFile(STAMP, stamp)
  })
}

/**
 * Builds the app alone, uncompressed, unless it is up to date: all that `npm start` waits for. Returns whether the rest is
 * missing.
 */
export async function buildServed(announce: () => void): Promise<boolean> {
  const mode = 'production'
  const stamp = stampOf(mode)
  const state = await stateOf(stamp)
  if (state !== 'STALE') return state === 'SERVED'
  announce()
  await inFreshFolder(async (fresh) => {
    await showing(buildApp(fresh, mode))
    await layOver(fresh, BUILD, now(), { hasRest: false })
    await writeFile(STAMP, servedOnly(stamp))
  })
  return true
}

/** Adds to a build what `buildServed` has left out: commands, packages and compressed files. */
async function buildRest(mode: BuildMode): Promise<void> {
  const stamp = stampOf(mode)
  await inFreshFolder(async (fresh) => {
    await buildCommands(fresh, mode)
    await writeServerPackages(fresh)
    await compressTexts(join(BUILD, 'client'), join(fresh, 'client'))
    // Another build has come meanwhile.
    if ((await stateOf(stamp)) !== 'SERVED') return
    await completeLaid(fresh, BUILD, now())
    await writeFile(STAMP, stamp)
  })
}

const buildApp = (folder: string, mode: BuildMode) => runVite('app.config.ts', folder, mode)

const buildCommands = (folder: string, mode: BuildMode) =>
  runVite('src/commands/builds/commands.config.ts', join(folder, 'commands'), mode)

async function showing(work: Promise<unknown>): Promise<void> {
  const progress = showProgress('ビルドしています')
  await work.finally(progress.end)
}

async function inFreshFolder(run: (fresh: string) => Promise<void>): Promise<void> {
  if (!existsSync(VITE))
    throw new StartFailure('ビルドに必要なパッケージがありません。`npm ci` を実行してください。')
  const fresh = join(BUILD, `fresh-${process.pid}`)
  try {
    await dropUnfinished()
    // Where nothing can be written it is said at once, and not by the bundler.
    await mkdir(fresh, { recursive: true })
    await run(fresh)
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
  // The young generation of a bundler's syntax trees: with Node's 16 MB a seventh of the build is collecting garbage.
  const args = ['--max-semi-space-size=64', VITE, 'build', ...options]
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

if (import.meta.main) {
  try {
    const { values } = readOptions({
      options: {
        preview: { type: 'boolean', default: false },
        // For `npm start`, which serves the build already: never one of other sources.
        rest: { type: 'boolean', default: false },
      },
    })
    const mode = values.preview ? 'preview' : 'production'
    if (values.rest) await buildRest(mode)
    else {
      const built = await buildIfStale(() => say('ビルドしています…'), mode)
      say(built ? 'ビルドしました。' : 'ビルドは最新です。')
    }
  } catch (error) {
    fail(error)
  }
}
