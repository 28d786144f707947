import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { AUDIENCES } from '#tests/e2e/screens.ts'
import { COUNTING_FLAGS, logIn, statementsOf } from '#tests/support/page-costs.ts'
import { RESULTS, startAppOn } from '../app-child.ts'
import type { ChildServer } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'

const DOCTOR = 'trusted@demo.example'

/** Each of twenty connections plans a statement anew for the first seven times. */
const WARM_UP = 150
const ROUNDS = 200

/** Milliseconds of the database's CPU that a page may cost. */
const PAGES: readonly { name: string; loginId: string | null; path: string; bound: number }[] = [
  { name: "a doctor's /work", loginId: DOCTOR, path: '/work', bound: 5 },
  { name: "a doctor's /", loginId: DOCTOR, path: '/', bound: 5 },
  { name: "a doctor's results", loginId: DOCTOR, path: RESULTS, bound: 4 },
  { name: "a visitor's results", loginId: null, path: RESULTS, bound: 1 },
]

/** Statements of a page of somebody signed in. */
const MOST_STATEMENTS = 6

/** Milliseconds that the server's processes for the app have had a core, as Linux counts them. */
async function databaseCpu(client: pg.Client): Promise<Map<number, number>> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const cpu = new Map<number, number>()
  for (const { pid } of rows) {
    const schedule = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')
    cpu.set(pid, Number(schedule.split(' ')[0]) / 1e6)
  }
  return cpu
}

/** What a page costs the database: milliseconds of CPU, with the planning and running of its statements. */
async function costOf(client: pg.Client, load: () => Promise<void>) {
  for (let round = 0; round < WARM_UP; round += 1) await load()
  await client.query('select pg_stat_statements_reset()')
  const before = await databaseCpu(client)
  for (let round = 0; round < ROUNDS; round += 1) await load()
  const after = await databaseCpu(client)
  const { rows } = await client.query<{ planning: number; running: number; calls: number }>(
    `select sum(total_plan_time)::float8 planning, sum(total_exec_time)::float8 running, sum(calls)::float8 calls
     from pg_stat_statements where query not like '%pg_stat%'`,
  )
  let cpu = 0
  for (const [pid, spent] of after) cpu += spent - (before.get(pid) ?? 0)
  const { planning = 0, running = 0, calls = 0 } = rows[0] ?? {}
  return { cpu: cpu / ROUNDS, planning: planning / ROUNDS, running: running / ROUNDS, calls: calls / ROUNDS }
}

/** The page of an audience that asks the database most often. */
async function mostStatements(
  client: pg.Client,
  server: ChildServer,
  { account, paths, who }: (typeof AUDIENCES)[number],
): Promise<Figure> {
  const cookie = await logIn(server.url, account ?? '')
  const counts: [path: string, count: number][] = []
  for (const path of paths) {
    // Of what is not there a part is asked only.
    if (path.includes('$') || path.includes('00000000')) continue
    const answer = await fetch(server.url + path, { headers: { cookie }, redirect: 'manual' })
    await answer.text()
    if (answer.status !== 200) continue
    const load = async () => void (await server.request(path, { cookie }))
    counts.push([path, (await statementsOf(client, load)).length])
  }
  const sorted = counts.toSorted(([, one], [, other]) => other - one)
  for (const [path, count] of sorted) printPart(`statements of ${path}`, String(count))
  const [path = '', ratio = 0] = sorted[0] ?? []
  return { name: `statements of a page of ${who}, at most`, ratio, bound: MOST_STATEMENTS, detail: path }
}

export async function pageDatabaseFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres(COUNTING_FLAGS)
  const server = await startAppOn(postgres.url, 'app', { env: { ROLE: 'web', DEMO_DATA: '1' } })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    await client.query('create extension pg_stat_statements')
    const figures: Figure[] = []
    for (const { name, loginId, path, bound } of PAGES) {
      const cookie = loginId && (await logIn(server.url, loginId))
      const load = async () => void (await server.request(path, cookie ? { cookie } : {}))
      const { cpu, planning, running, calls } = await costOf(client, load)
      const detail = `${cpu.toFixed(2)} ms (${planning.toFixed(2)} planning, ${running.toFixed(2)} running, ${calls.toFixed(1)} statements)`
      figures.push({ name: `the database's CPU of ${name} ÷ 1 ms`, ratio: cpu, bound, detail })
    }
    for (const audience of AUDIENCES) {
      if (audience.account) figures.push(await mostStatements(client, server, audience))
    }
    return figures
  } finally {
    await client.end()
    await server.stop()
    await postgres.stop()
  }
}
