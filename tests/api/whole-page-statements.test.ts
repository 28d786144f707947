import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COUNTING_FLAGS, logIn, statementsOf } from '#tests/support/page-costs.ts'
import { startAppOn } from '../bench/app-child.ts'
import type { ChildServer } from '../bench/child-server.ts'
import { startDemoPostgres } from '../bench/demo-postgres.ts'
import { addressOf, AUDIENCES } from '../e2e/screens.ts'

// Whole pages of the build, as PostgreSQL counts what they ask. What each call costs is in `page-statements.test.ts`.

/** Of a page of somebody signed in, with those that say who that is. */
const MOST = 6

/** Until a page's statements are those of every later time: each text goes alone once, before it is joined with others. */
const TIMES_BEFORE = 5

/** Pages that no other page leads these people to, with the demo data. */
const UNSEEN: Record<string, string[]> = {
  'an approved doctor': ['/work-performance/regular/00000000-0000-4000-8000-000000000000'],
  'a member of a hospital': ['/hospital/no-shows/00000000-0000-4000-8000-000000000000'],
  'our staff': ['/staff/threads/00000000-0000-4000-8000-000000000000'],
}

let postgres: Awaited<ReturnType<typeof startDemoPostgres>>
let server: ChildServer
let client: pg.Client

beforeAll(async () => {
  postgres = await startDemoPostgres(COUNTING_FLAGS)
  server = await startAppOn(postgres.url, 'app', { pinned: false, env: { ROLE: 'web', DEMO_DATA: '1' } })
  client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create extension pg_stat_statements')
}, 120_000)
afterAll(async () => {
  await client.end()
  await server.stop()
  await postgres.stop()
})

const PLACEHOLDER = /00000000-0000-4000-8000-000000000000|\$id|\$next/

/** The form of an address with placeholders. */
const formOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/\?.*/, '')
      .split('/')
      .map((part) => (PLACEHOLDER.test(part) ? String.raw`[\w-]*\d[\w-]*` : part))
      .join('/')}$`,
  )

const linksOf = (html: string): string[] =>
  [...html.matchAll(/href="(\/[^"?#]*)/g)].map(([, address = '']) => address)

/** What one more look at a page asks, once it has been looked at often enough; null for a page that is not there. */
async function statementsOfPage(
  address: string,
  cookie: string,
  links: Set<string>,
): Promise<string[] | null> {
  const answer = await fetch(server.url + address, { headers: { cookie }, redirect: 'manual' })
  for (const link of linksOf(await answer.text())) links.add(link)
  if (answer.status !== 200) return null
  const load = async () => void (await server.request(address, { cookie }))
  for (let time = 2; time < TIMES_BEFORE; time += 1) await load()
  return statementsOf(client, load)
}

test.each(AUDIENCES.filter(({ account }) => account !== null))(
  `a page of $who asks the database at most ${MOST} times`,
  { timeout: 240_000 },
  async ({ account, who, paths }) => {
    const cookie = await logIn(server.url, account ?? '')
    const tooMany: Record<string, string[]> = {}
    const links = new Set<string>()
    let seen = 0
    const read = async (path: string) => (await fetch(server.url + path, { headers: { cookie } })).text()
    const look = async (path: string, address = path) => {
      const statements = await statementsOfPage(address, cookie, links)
      if (statements) seen += 1
      if (statements && statements.length > MOST) tooMany[path] = statements.map((text) => text.slice(0, 200))
      return statements !== null
    }
    for (const path of paths) if (!PLACEHOLDER.test(path)) await look(path)
    expect(seen).toBeGreaterThan(4)
    // Those about one thing: the first of its kind that another page leads to.
    const unseen: string[] = []
    for (const path of paths.filter((one) => PLACEHOLDER.test(one))) {
      const linked = path.includes('?') ? undefined : [...links].find((link) => formOf(path).test(link))
      const address = linked ?? (await addressOf(path, read))
      if (PLACEHOLDER.test(address) || !(await look(path, address))) unseen.push(path)
    }
    expect(tooMany).toEqual({})
    expect(unseen).toEqual(UNSEEN[who] ?? [])
  },
)
