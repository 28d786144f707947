import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#app/platform/clock.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { otherVersion, thisVersion, type Installation } from '#tests/support/other-version.ts'
import { visit } from '#tests/support/page-files.ts'
import { startServed } from '#tests/support/production.ts'

// Two versions at once: whoever answers a page, either answers for its scripts, styles and what they load later.

const PAGES = ['/', '/search/spot', '/search/regular/result', '/login', '/sign-up', '/about']
const LONG = { timeout: 180_000 }

let db: TestDatabase
let old: Installation
let next: Installation
beforeAll(async () => {
  db = await testDatabase()
  ;[old, next] = await Promise.all([thisVersion(), otherVersion(now())])
})
afterAll(async () => {
  await Promise.all([old.remove(), next.remove(), db.close()])
})

/** Opens all pages with all their files through a balancer that takes the two processes in turns. */
async function visitAll(url: string): Promise<{ names: Set<string>; missing: string[] }> {
  const names = new Set<string>()
  const missing: string[] = []
  // Each page is opened by both versions; a file is asked for once by each page's version, of whoever has the turn.
  for (let time = 0; time < 2; time += 1)
    for (const page of PAGES) missing.push(...(await visit(url, page, names)).missing)
  return { names, missing }
}

async function balanced(env: Record<string, string>, folders: readonly string[], between = async () => {}) {
  const balancer = await startBalancer()
  const all = { DATABASE_URL: db.url, ROLE: 'web', ...env, APP_ORIGIN: balancer.url }
  const servers: Awaited<ReturnType<typeof startServed>>[] = []
  for (const folder of folders) {
    const server = await startServed(all, folder)
    servers.push(server)
    balancer.add(server.url)
    await between()
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
  }
  await expect.poll(() => balancer.ready(), { timeout: 10_000 }).toBe(folders.length)
  return {
    url: balancer.url,
    end: async () => {
      await Promise.all(servers.map((server) => server.stop()))
      balancer.close()
    },
  }
}

const expectNoneMissing = ({ names, missing }: Awaited<ReturnType<typeof visitAll>>) => {
  const ofNext = [...names].filter((name) => name.startsWith('next-'))
  expect(missing).toEqual([])
  // The scripts of both versions were asked for, all of them.
  expect(ofNext.length).toBeGreaterThan(200)
  expect(names.size - ofNext.length).toBe(ofNext.length)
}

test(
  'two versions with folders of their own share a folder of assets: no file of a page is missing',
  LONG,
  async () => {
    const shared = await mkdtemp(join(tmpdir(), 'shared-'))
    const both = await balanced({ ASSETS_DIR: shared }, [old.folder, next.folder])
    expectNoneMissing(await visitAll(both.url))
    await both.end()
    await rm(shared, { recursive: true })
  },
)

test(
  'a build laid over the one that is served: the old process and the new one miss no file',
  LONG,
  async () => {
    const laidOver = async () => {
      // As an operator copies it, without deleting anything.
      await cp(join(next.folder, 'dist'), join(old.folder, 'dist'), { recursive: true })
    }
    const both = await balanced({}, [old.folder, old.folder], laidOver)
    expectNoneMissing(await visitAll(both.url))
    await both.end()
  },
)
