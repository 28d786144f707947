import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import * as v from 'valibot'
import { SERVERS } from '../app-child.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'
import { ADDRESS, buildRenderBundle } from './render.ts'

const messageSchema = v.object({ rounds: v.record(v.string(), v.array(v.number())) })

/** What the results page is made of, each part alone on PostgreSQL, and what the way through GraphQL adds. */
export async function partFigures(): Promise<Figure[]> {
  buildRenderBundle()
  const postgres = await startDemoPostgres()
  const child = fork(join(SERVERS, 'parts.ts'), [], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: postgres.url, BENCH_URL: ADDRESS },
  })
  try {
    const ended = once(child, 'exit').then(() => {
      throw new Error('the parts could not be measured')
    })
    const [message] = await Promise.race([once(child, 'message'), ended])
    ended.catch(() => undefined)
    const { rounds } = v.parse(messageSchema, message)
    for (const [name, values] of Object.entries(rounds)) printPart(name, `${median(values).toFixed(0)} µs`)
    const graphql = rounds['in process through GraphQL (page and count)'] ?? []
    const service = rounds['service (page and count)'] ?? []
    return [
      {
        name: 'call into the bundled backend from a loader ÷ direct service call, CPU',
        ratio: medianRatio(graphql, service),
        bound: 1.5,
        detail: `${median(graphql).toFixed(0)} ÷ ${median(service).toFixed(0)} µs`,
      },
    ]
  } finally {
    // Its backend runs jobs until it is stopped, which would disturb what is measured next.
    child.kill()
    await postgres.stop()
  }
}
