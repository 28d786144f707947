import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COUNTING_FLAGS, logIn, statementsOf } from '#tests/support/page-costs.ts'
import { startAppOn } from '../bench/app-child.ts'
import type { ChildServer } from '../bench/child-server.ts'
import { startDemoPostgres } from '../bench/demo-postgres.ts'
import { AUDIENCES } from '../e2e/screens.ts'

// Whole pages of the build, as PostgreSQL counts what they ask. What each call costs is in `page-statements.test.ts`.

/** Of a page of somebody signed in, with those that say who that is. */
const MOST = 6

/** Until a page's statements are those of every later time: each text goes alone once, before it is joined with others. */
const TIMES_BEFORE = 5

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

test.each(AUDIENCES.filter(({ account }) => account !== null))(
  `a page of $who asks the database at most ${MOST} times`,
  { timeout: 240_000 },
  async ({ account, paths }) => {
    const cookie = await logIn(server.url, account ?? '')
    const tooMany: Record<string, string[]> = {}
    let seen = 0
    for (const path of paths) {
      // Of what is not there a part is asked only.
      if (path.includes('$') || path.includes('00000000')) continue
      const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
      await answer.text()
      if (answer.status !== 200) continue
      const load = async () => void (await server.request(path, { cookie }))
      for (let time = 2; time < TIMES_BEFORE; time += 1) await load()
      const statements = await statementsOf(client, load)
      seen += 1
      if (statements.length > MOST) tooMany[path] = statements.map((text) => text.slice(0, 200))
    }
    expect(tooMany).toEqual({})
    expect(seen).toBeGreaterThan(4)
  },
)
