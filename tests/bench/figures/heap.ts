import { RESULTS, startAppOn } from '../app-child.ts'
import type { ChildServer } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'

const REQUESTS = 20_000
const WARM_UP = 3_000
const AT_ONCE = 4

async function requestMany(server: ChildServer, count: number): Promise<void> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await server.request(RESULTS)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** The main thread's heap after a page was requested 20,000 times, against before. */
export async function heapFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const server = await startAppOn(postgres.url)
  try {
    await requestMany(server, WARM_UP)
    const before = await server.heap()
    for (const quarter of [1, 2, 3, 4]) {
      await requestMany(server, REQUESTS / 4)
      printPart(`heap after ${(REQUESTS * quarter) / 4}`, `${((await server.heap()) / 1e6).toFixed(2)} MB`)
    }
    const after = await server.heap()
    return [
      {
        name: `heap after ${REQUESTS} requests against before, the larger ÷ the smaller`,
        ratio: Math.max(after / before, before / after),
        bound: 1.1,
        detail: `${(after / 1e6).toFixed(1)} ÷ ${(before / 1e6).toFixed(1)} MB`,
      },
    ]
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
