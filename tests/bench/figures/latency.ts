import { setTimeout as wait } from 'node:timers/promises'
import { startEmbeddedApp } from '../app-child.ts'
import type { ChildServer } from '../child-server.ts'
import type { Figure } from '../figure.ts'
import { quantile } from '../statistics.ts'

const REQUESTS = 1_500
const ROUNDS = 3

async function latencies(server: ChildServer): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < REQUESTS; i += 1) {
    const began = performance.now()
    await server.request('/livez')
    times.push(performance.now() - began)
    // Spread over the queries' whole course.
    await wait(1)
  }
  return times
}

/** /livez while the embedded database works on two heavy queries, against when it rests. */
export async function latencyFigures(): Promise<Figure[]> {
  // On all cores: the database's thread is what has to leave the others alone.
  const { server, stop } = await startEmbeddedApp({ pinned: false })
  try {
    await latencies(server)
    const idle: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) idle.push(...(await latencies(server)))
    server.begin('heavyQueries')
    await wait(500)
    const busy: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) busy.push(...(await latencies(server)))
    const at = (values: number[], q: number) => quantile(values, q)
    return [
      {
        name: '/livez p99 with two heavy queries on the embedded database ÷ idle',
        ratio: at(busy, 0.99) / at(idle, 0.99),
        bound: 3,
        detail: `p99 ${at(busy, 0.99).toFixed(2)} ÷ ${at(idle, 0.99).toFixed(2)} ms, p50 ${at(busy, 0.5).toFixed(2)} ÷ ${at(idle, 0.5).toFixed(2)} ms`,
      },
    ]
  } finally {
    await stop()
  }
}
