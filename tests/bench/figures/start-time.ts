import { join } from 'node:path'
import { APP_ENV, RESULTS, SERVERS, startEmbeddedApp } from '../app-child.ts'
import { ChildServer } from '../child-server.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import type { Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'

const ROUNDS = 5
const START = 'src/commands/start.ts'

/** Milliseconds from the start of the process to the end of its first page. */
async function firstPage(script: string, env: Record<string, string>): Promise<number> {
  const began = performance.now()
  const server = await ChildServer.start(script, script, {
    env: { ...APP_ENV, ...env },
    plainNode: script !== START,
  })
  await server.request(RESULTS)
  const took = performance.now() - began
  await server.stop()
  return took
}

/** From `npm start`'s process to the first page, the data already there, against a bare Node server with react-dom. */
export async function startFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const embedded = await startEmbeddedApp()
  try {
    // Stopped in order, so that the folder can be opened again; removed at the end.
    await embedded.server.stop()
    const times: Record<'bare' | 'postgres' | 'embedded', number[]> = { bare: [], postgres: [], embedded: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(await firstPage(join(SERVERS, 'bare-react.ts'), {}))
      times.postgres.push(await firstPage(START, { DATABASE_URL: postgres.url, DEMO_DATA: '0' }))
      times.embedded.push(await firstPage(START, { DATABASE_URL: '', DATA_DIR: embedded.folder }))
    }
    const figure = (name: string, kind: 'postgres' | 'embedded', bound?: number): Figure => ({
      name,
      ratio: medianRatio(times[kind], times.bare),
      bound,
      detail: `${median(times[kind]).toFixed(0)} ÷ ${median(times.bare).toFixed(0)} ms`,
    })
    return [
      figure('start to first page ÷ bare Node with react-dom, PostgreSQL', 'postgres', 3),
      figure('the same, embedded database', 'embedded'),
    ]
  } finally {
    await embedded.removeFolder()
    await postgres.stop()
  }
}
