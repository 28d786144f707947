import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#app/backend/database/client.ts'
import { runWorker } from '#app/backend/file/worker-run.ts'
import { BUILD } from '#app/commands/places.ts'
import { PRODUCTION_COMMANDS } from '#app/commands/builds/production-commands.ts'
import { serverFunctionPath } from '#tests/e2e/server-function-path.ts'
import {
  buildImage,
  containerStages,
  imageCommand,
  migrateCommand,
  WITH_NODE,
  type Image,
  type Stage,
} from '#tests/support/container-file.ts'
import { createEmptyDatabases } from '#tests/support/empty-databases.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'
import { pdfFile } from '#tests/support/pdfs.ts'
import { pngPicture } from '#tests/support/pictures.ts'
import { runLength } from '#tests/support/run-length.ts'

// The steps of the container file, run in folders; a long run builds in one of them too, a short one takes the build that is there.

const MOST_PACKAGES = 25
const MOST_BYTES = 60_000_000
const LONG = { timeout: 240_000 }
const BUILDS = runLength('CONTAINER_BUILDS', { short: 0, long: 1 })

const KEYS = { BANK_ACCOUNT_KEY: Buffer.alloc(32, 7).toString('base64') }

let root: string
let stages: Stage[]
let image: Image
const empty = createEmptyDatabases()
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'container-'))
  stages = await containerStages()
  if (BUILDS === 0) {
    await mkdir(join(root, 'made/app'), { recursive: true })
    await cp(BUILD, join(root, 'made/app/dist'), { recursive: true })
  }
  image = await buildImage(stages, root, BUILDS === 0 ? { build: join(root, 'made') } : {})
}, 900_000)
afterAll(async () => {
  await empty.drop()
  await rm(root, { recursive: true, force: true })
})

const inside = (...path: string[]) => join(image.folder, image.workdir, ...path)
const given = (env: Record<string, string>) => ({ PATH: WITH_NODE, ...image.env, ...KEYS, ...env })

/** Runs a command in the image; what it says. */
async function run([program = '', ...args]: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd: inside(), env: given(env) })
  return stdout
}

const STOP = 'SIGTERM'
const running = new Set<ChildProcess>()
afterEach(() => {
  // Of a test that failed.
  for (const child of running) child.kill('SIGKILL')
})

const readySchema = v.tuple([v.object({ ready: v.number() }), v.any()])

/** Serves by the image's command, on a free port; `stop` resolves with the exit code. */
async function serve(env: Record<string, string>) {
  const [, ...words] = imageCommand(stages, 'CMD')
  const script = words.pop() ?? ''
  const child = fork(script, [], {
    cwd: inside(),
    env: given({ PORT: '0', DRAIN_SECONDS: '0', ...env }),
    execArgv: words,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  running.add(child)
  const ended = once(child, 'exit').then(() => running.delete(child))
  const [{ ready }] = v.parse(readySchema, await Promise.race([once(child, 'message'), ended]))
  return {
    url: `http://localhost:${ready}`,
    stop: async () => {
      child.kill(STOP)
      await ended
      return child.exitCode
    },
  }
}

test('the stage that builds installs everything and builds; the image is told to end by SIGTERM', async () => {
  const [build] = stages
  const runs = build?.steps.filter(({ instruction }) => instruction === 'RUN').map(({ text }) => text)
  expect(runs).toEqual(['npm ci', 'npm run build'])
  expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', 'image'])
  expect(stages.at(-1)?.steps).toContainEqual({ instruction: 'STOPSIGNAL', text: STOP })
})

test('the image has few packages beside Node, and every command of production', async () => {
  const modules = inside('node_modules')
  const entries = await readdir(modules, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  )
  const packages = files.filter(
    ({ name, parentPath }) => name === 'package.json' && /node_modules\/(@[^/]+\/)?[^/@]+$/.test(parentPath),
  )
  expect(packages.length).toBeGreaterThan(4)
  expect(packages.length).toBeLessThanOrEqual(MOST_PACKAGES)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES)
  const commands = await readdir(inside('commands'))
  expect(commands).toEqual(
    expect.arrayContaining(Object.keys(PRODUCTION_COMMANDS).map((name) => `${name}.js`)),
  )
})

test(
  'the image migrates an empty database, serves a page and lets a doctor log in by password',
  LONG,
  async () => {
    const DATABASE_URL = await empty.create()
    expect(await run(await migrateCommand(), { DATABASE_URL })).toMatch(/^データベースを今の形に移しました/m)
    const database = openDatabase({ url: DATABASE_URL, max: 1 })
    const [doctor] = await insertDoctorsWithPassword(database, 1)
    await database.close()
    const server = await serve({ DATABASE_URL })
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ ready: true, migrated: true })
    await run(
      imageCommand(stages, 'HEALTHCHECK').map((word) =>
        word.replace('127.0.0.1:3000', new URL(server.url).host),
      ),
      {},
    )
    const page = await (await fetch(`${server.url}/search/spot`)).text()
    expect(page).toContain('<title>')
    const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? ''
    expect((await fetch(server.url + script)).status).toBe(200)
    const body = new FormData()
    body.set('loginId', doctor?.loginId ?? '')
    body.set('password', doctor?.password ?? '')
    const action = serverFunctionPath('src/features/session/session.functions.ts', 'logInFn')
    const headers = { Origin: server.url, 'User-Agent': 'Mozilla/5.0' }
    const entered = await fetch(server.url + action, { method: 'POST', headers, body, redirect: 'manual' })
    expect(entered.status).toBe(303)
    const Cookie = entered.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const open = (path: string) =>
      fetch(server.url + path, { headers: { Cookie, Accept: 'text/html' }, redirect: 'manual' })
    // The log-in page leads on whoever brings the session's cookie; a page of one's own is for nobody else.
    expect((await open(entered.headers.get('location') ?? '')).headers.get('location')).toBe('/')
    expect((await open('/work')).status).toBe(200)
    expect(await server.stop()).toBe(0)
  },
)

test('the image migrates and serves the embedded database where that is allowed', LONG, async () => {
  const env = { ALLOW_EMBEDDED_DB: '1', DATA_DIR: join(root, 'data') }
  expect(await run(await migrateCommand(), env)).toMatch(/^データベースを今の形に移しました/m)
  const server = await serve(env)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test.each([
  ['image/png', pngPicture(40, 30)],
  ['application/pdf', pdfFile()],
] as const)('the image makes an uploaded file anew: %s', LONG, async (mime, file) => {
  const script = pathToFileURL(inside('commands/decode.worker.js'))
  expect(await runWorker(script, { mime, file: Buffer.from(file), mostBytes: 1_000_000 })).toMatchObject({
    mime,
  })
})
