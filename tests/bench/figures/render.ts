import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { RESULTS, SERVERS, startAppOn, startEmbeddedApp } from '../app-child.ts'
import { ChildServer, type Cpu } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { NoisyRun, printFigure, printPart, type Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'

const ROUNDS = 5
const REQUESTS = 200
const WARM_UP = 600
const NOISE = 1.1

export const ADDRESS = `http://localhost${RESULTS}`

export function buildRenderBundle(): void {
  const vite = 'node_modules/vite/bin/vite.js'
  const built = spawnSync(process.execPath, [vite, 'build', '--config', 'tests/bench/render.config.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error('the bare render could not be built')
}

/** A visitor with an unsent form: for whoever brings a cookie of ours a page is rendered. */
const RENDERED = { cookie: 'dp-form=none' }

type Asked = { server: ChildServer; headers?: Record<string, string> }

/** Each server's CPU per request, round by round, the servers taking turns. */
async function measure(servers: Record<string, Asked>): Promise<Record<string, Cpu[]>> {
  for (const { server, headers } of Object.values(servers))
    await server.cpuPerRequest(RESULTS, WARM_UP, headers)
  const rounds: Record<string, Cpu[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { server, headers }] of Object.entries(servers)) {
      ;(rounds[name] ??= []).push(await server.cpuPerRequest(RESULTS, REQUESTS, headers))
    }
  }
  return rounds
}

const script = (name: string) => join(SERVERS, name)

/** CPU of a visitor's results page, rendered and remembered, against React's renderToString of the same tree, and what it weighs. */
export async function renderFigures(): Promise<Figure[]> {
  buildRenderBundle()
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startDemoPostgres()
  const running: { stop(): Promise<unknown> }[] = []
  const keep = <T extends { stop(): Promise<unknown> }>(server: T): T => {
    running.push(server)
    return server
  }
  try {
    const first = keep(await startAppOn(postgres.url, 'app'))
    const second = keep(await startAppOn(postgres.url, 'the same app once more'))
    const embedded = keep(await startEmbeddedApp())
    const render = keep(
      await ChildServer.start('renderToString', script('render.ts'), {
        env: { DATABASE_URL: postgres.url, BENCH_URL: ADDRESS },
      }),
    )
    const html = await first.request(RESULTS)
    const bare = await render.request(RESULTS)
    const env = { BENCH_HTML: join(folder, 'page.html') }
    await writeFile(env.BENCH_HTML, html)
    const fixed = keep(await ChildServer.start('static buffer', script('static-buffer.ts'), { env }))
    const template = keep(await ChildServer.start('template string', script('template.ts'), { env }))

    const rounds = await measure({
      'app, PostgreSQL': { server: first, headers: RENDERED },
      'the same app once more': { server: second, headers: RENDERED },
      'app, nothing has changed': { server: first },
      'app, embedded database': { server: embedded.server, headers: RENDERED },
      'plain renderToString': { server: render },
      'template string': { server: template },
      'static buffer': { server: fixed },
    })
    const all = (name: string) => (rounds[name] ?? []).map((cpu) => cpu.all)
    const main = (name: string) => (rounds[name] ?? []).map((cpu) => cpu.main)
    for (const name of Object.keys(rounds)) {
      const [total, thread] = [median(all(name)), median(main(name))]
      printPart(name, `${total.toFixed(0)} µs a request, main thread ${thread.toFixed(0)} µs`)
    }
    const noise = medianRatio(all('app, PostgreSQL'), all('the same app once more'))
    printPart('A/A', noise.toFixed(3))
    const base = all('plain renderToString')
    const noisy = noise > NOISE || noise < 1 / NOISE
    const figures: Figure[] = [
      {
        name: 'CPU of the results page, uncached ÷ plain renderToString, PostgreSQL',
        ratio: medianRatio(all('app, PostgreSQL'), base),
        bound: 3.5,
        detail: `main thread ${medianRatio(main('app, PostgreSQL'), main('plain renderToString')).toFixed(2)}`,
      },
      {
        name: 'CPU of a visitor’s results page when nothing has changed ÷ plain renderToString, PostgreSQL',
        ratio: medianRatio(all('app, nothing has changed'), base),
        bound: 1.2,
        detail: '',
      },
      {
        // Informs only: with a server, too, the database's own work is not the app's.
        name: 'the same, embedded database, all threads',
        ratio: medianRatio(all('app, embedded database'), base),
        detail: 'the work of the database included',
      },
      {
        name: 'the same, embedded database, main thread',
        ratio: medianRatio(main('app, embedded database'), main('plain renderToString')),
        bound: 3.5,
        detail: '',
      },
      {
        name: 'HTML of the results page, gzip ÷ the bare render, gzip',
        ratio: gzipSync(html).byteLength / gzipSync(bare).byteLength,
        bound: 1.7,
        detail: `${gzipSync(html).byteLength} ÷ ${gzipSync(bare).byteLength} bytes (${html.length} ÷ ${bare.length} plain)`,
      },
    ]
    if (!noisy) return figures
    figures.forEach(printFigure)
    throw new NoisyRun(`two servers of the same app differ by ${((noise - 1) * 100).toFixed(0)} %`)
  } finally {
    await Promise.allSettled(running.map((server) => server.stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
