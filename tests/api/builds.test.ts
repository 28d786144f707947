import { DAY_MS } from '#app/domain/duration.ts'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readManifests } from '#app/commands/builds/build-manifest.ts'
import { compressTexts } from '#app/commands/builds/compress-texts.ts'
import { completeLaid, layOver } from '#app/commands/builds/lay-over.ts'
import { PROJECT } from '#app/commands/places.ts'
import { shareAssets } from '#app/commands/builds/shared-assets.ts'
import { serveApp, type AppServer } from '#app/commands/serve.ts'

// A build keeps what open pages and other processes of a roll-out still ask for.

const APP = `
  export const begin = () => undefined
  export const drain = () => undefined
  export const close = () => undefined
  export default { fetch: async () => new Response('the app', { status: 404 }) }`
const LONG = { timeout: 120_000 }
const ORIGIN = 'http://localhost:3000'
const daysLater = (days: number) => new Date(Date.UTC(2026, 10, 1) + days * DAY_MS)

let root: string
const servers: AppServer[] = []
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'))
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close({ graceSeconds: 1 })))
  await rm(root, { recursive: true })
})

/** A folder as the bundler leaves it. */
async function fresh(name: string, texts: Record<string, string>): Promise<string> {
  const folder = join(root, `fresh-${name}`)
  const all = { 'server/server.js': APP, 'client/icon.svg': '<svg/>', ...texts }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

async function build(dist: string, version: string, days: number): Promise<void> {
  const texts = { [`client/assets/${version}.js`]: version, [`server/assets/${version}.js`]: version }
  await layOver(await fresh(version, texts), join(root, dist), daysLater(days))
}

async function serve(
  dist: string,
  sharedAssets?: string,
): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  await writeFile(join(root, dist, 'package.json'), '{"type":"module"}')
  const folder = join(root, dist)
  const server = await serveApp({ folder, port: 0, host: '127.0.0.1', origin: ORIGIN, sharedAssets })
  servers.push(server)
  return (path, init) => fetch(`http://localhost:${server.port}${path}`, init)
}

const assetsOf = async (folder: string) =>
  (await readdir(join(root, folder, 'client/assets'))).toSorted((a, b) => a.localeCompare(b))

test('a build keeps the files of the builds that it replaced less than two weeks ago, and no others', async () => {
  await build('kept', 'a', 0)
  await build('kept', 'b', 100)
  // The first was built a hundred days ago, and was served until this moment.
  expect(await assetsOf('kept')).toEqual(['a.js', 'b.js'])
  await build('kept', 'c', 113)
  expect(await assetsOf('kept')).toEqual(['a.js', 'b.js', 'c.js'])
  await build('kept', 'd', 115)
  expect(await assetsOf('kept')).toEqual(['b.js', 'c.js', 'd.js'])
  expect(await readdir(join(root, 'kept/server/assets'))).toHaveLength(3)
  expect(await readManifests(join(root, 'kept'))).toHaveLength(3)
})

test('a file without a hash in its name goes with its build', async () => {
  const texts = { 'client/old-name.txt': 'old' }
  await layOver(await fresh('named', texts), join(root, 'named'), daysLater(0))
  await build('named', 'b', 1)
  expect(new Set(await readdir(join(root, 'named/client')))).toEqual(new Set(['assets', 'icon.svg']))
})

test('a process serves the assets of builds before it, for a year, and of builds that are laid over it', async () => {
  await build('served', 'a', 0)
  await build('served', 'b', 1)
  const get = await serve('served')
  const before = await get('/assets/a.js')
  expect([before.status, await before.text()]).toEqual([200, 'a'])
  expect(before.headers.get('cache-control')).toBe('max-age=31536000, immutable')
  expect(before.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await get('/assets/c.js')).status).toBe(404)
  await build('served', 'c', 2)
  await expect.poll(async () => (await get('/assets/c.js')).status, { timeout: 5_000 }).toBe(200)
})

test('a file that is still being copied is not served, nor one that no manifest names', async () => {
  await build('copied', 'a', 0)
  const get = await serve('copied')
  await build('copied', 'b', 1)
  await writeFile(join(root, 'copied/client/assets/b.js'), '')
  await writeFile(join(root, 'copied/client/assets/stray.js'), 'stray')
  await expect
    .poll(async () => (await readManifests(join(root, 'copied'))).length, { timeout: 5_000 })
    .toBe(2)
  expect((await get('/assets/b.js')).status).toBe(404)
  expect((await get('/assets/stray.js')).status).toBe(404)
  await writeFile(join(root, 'copied/client/assets/b.js'), 'b')
  await expect.poll(async () => (await get('/assets/b.js')).status, { timeout: 5_000 }).toBe(200)
})

test('processes with folders of their own serve each other’s assets from the folder that they share', async () => {
  await build('old', 'a', 0)
  await build('new', 'b', 1)
  const shared = join(root, 'shared')
  await shareAssets(join(root, 'old'), shared, daysLater(0))
  const [old, next] = await Promise.all([serve('old', shared), serve('new', shared)])
  expect((await next('/assets/a.js')).status).toBe(200)
  await shareAssets(join(root, 'new'), shared, daysLater(1))
  await expect.poll(async () => (await old('/assets/b.js')).status, { timeout: 5_000 }).toBe(200)
  // The server's part is shared with nobody.
  expect(new Set(await readdir(shared))).toEqual(new Set(['builds', 'client']))
  await shareAssets(join(root, 'new'), shared, daysLater(16))
  expect(await assetsOf('shared')).toEqual(['a.js', 'b.js'])
})

test('the shared folder forgets a build two weeks after the next one came, and says when it cannot be written', async () => {
  const shared = join(root, 'long')
  await shareAssets(join(root, 'old'), shared, daysLater(0))
  await shareAssets(join(root, 'new'), shared, daysLater(1))
  await build('third', 'c', 20)
  await shareAssets(join(root, 'third'), shared, daysLater(20))
  expect(await assetsOf('long')).toEqual(['b.js', 'c.js'])
  await writeFile(join(root, 'file'), '')
  await expect(shareAssets(join(root, 'old'), join(root, 'file'), daysLater(0))).rejects.toThrow(/ASSETS_DIR/)
  expect(await readFile(join(root, 'file'), 'utf8')).toBe('')
})

test('modules that commands of a build import stay for 14 days; a command that no build has any more is deleted', async () => {
  const dist = join(root, 'commands-dist')
  const names = { 1: 'old', 20: 'new' }
  for (const [day, name] of Object.entries(names)) {
    const texts = {
      [`commands/part-${name}.js`]: name,
      [`commands/${name}.js`]: name,
      'commands/serve.js': name,
    }
    await layOver(await fresh(`commands-${name}`, texts), dist, daysLater(Number(day)))
  }
  const commands = async () => (await readdir(join(dist, 'commands'))).toSorted()
  expect(await commands()).toEqual(['new.js', 'part-new.js', 'part-old.js', 'serve.js'])
  expect(await readFile(join(dist, 'commands/serve.js'), 'utf8')).toBe('new')
  await layOver(await fresh('commands-newest', { 'commands/serve.js': '' }), dist, daysLater(35))
  expect(await commands()).toEqual(['part-new.js', 'serve.js'])
})

test('a start lays the app over alone; its rest comes later, is of the same build, and nothing is missing between', async () => {
  const dist = join(root, 'halves')
  const old = { 'client/assets/old.js': 'old', 'commands/part-old.js': 'old', 'commands/gone.js': 'old' }
  await layOver(await fresh('halves-old', { ...old, 'commands/serve.js': 'old' }), dist, daysLater(0))
  const text = 'const doctors = 1\n'.repeat(100)
  const app = await fresh('halves-app', { 'client/assets/new.js': text })
  await layOver(app, dist, daysLater(1), { hasRest: false })
  const commands = async () => (await readdir(join(dist, 'commands'))).toSorted()
  expect(await commands()).toEqual(['gone.js', 'part-old.js', 'serve.js'])
  const get = await serve('halves')
  const asked = { headers: { 'Accept-Encoding': 'br' } }
  expect((await get('/assets/new.js', asked)).headers.get('content-encoding')).toBe(null)

  const rest = join(root, 'fresh-halves-rest')
  await mkdir(join(rest, 'commands'), { recursive: true })
  for (const name of ['serve.js', 'part-new.js']) await writeFile(join(rest, 'commands', name), 'new')
  await compressTexts(join(dist, 'client'), join(rest, 'client'))
  await completeLaid(rest, dist, daysLater(1))
  expect(await commands()).toEqual(['part-new.js', 'part-old.js', 'serve.js'])
  expect(await readFile(join(dist, 'commands/serve.js'), 'utf8')).toBe('new')
  const packed = await get('/assets/new.js', asked)
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.text()).toBe(text)
  const [newest, before] = await readManifests(dist)
  expect(Object.keys(newest?.files ?? {}).toSorted()).toEqual([
    'client/assets/new.js',
    'client/assets/new.js.br',
    'client/assets/new.js.gz',
    'commands/part-new.js',
  ])
  expect(Object.keys(before?.files ?? {})).toContain('client/assets/old.js')
  await layOver(await fresh('halves-next', { 'client/assets/next.js': '' }), dist, daysLater(2))
  expect(await assetsOf('halves')).toEqual(['new.js', 'new.js.br', 'new.js.gz', 'next.js', 'old.js'])
})

test('a place that a build cannot write into is one sentence, before anything is bundled', LONG, async () => {
  const copy = await mkdtemp(join(tmpdir(), 'unwritable-'))
  for (const name of ['src', 'public', 'app.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    await cp(join(PROJECT, name), join(copy, name), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'))
  // Root may write into any folder, but not into a file.
  await writeFile(join(copy, 'dist'), '')
  const ended = await new Promise((settle) => {
    execFile(process.execPath, [join(copy, 'src/commands/build.ts')], (error, _stdout, stderr) =>
      settle({ code: error?.code, said: stderr }),
    )
  })
  expect(ended).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^\S+\/dist\/fresh-\d+ を読み書きできません。場所と権限、空き容量を確認してください。\n$/,
    ),
  })
  await rm(copy, { recursive: true })
})
