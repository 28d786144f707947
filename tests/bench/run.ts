import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#app/commands/build.ts'
import { keepsBound, NoisyRun, printFigure, type Figure } from './figure.ts'
import { arrivalFigures } from './figures/arrival.ts'
import { calendarFeedFigures } from './figures/calendar-feed.ts'
import { collectFigures } from './figures/collect.ts'
import { deliveryPart } from './figures/deliveries.ts'
import { firstLoadParts } from './figures/first-load.ts'
import { heapFigures } from './figures/heap.ts'
import { logInFigures } from './figures/log-in.ts'
import { latencyFigures } from './figures/latency.ts'
import { messageStreamFigures } from './figures/message-streams.ts'
import { pageDatabaseFigures } from './figures/page-database.ts'
import { partFigures } from './figures/parts.ts'
import { performanceFigures } from './figures/performance-page.ts'
import { publicationFigures } from './figures/publications.ts'
import { queueFigures } from './figures/queues.ts'
import { renderFigures } from './figures/render.ts'
import { processFigures } from './figures/processes.ts'
import { restoreFigures } from './figures/restore.ts'
import { responsiveFigures } from './figures/responsive.ts'
import { savedSearchFigures } from './figures/saved-searches.ts'
import { searchFigures } from './figures/search.ts'
import { startFigures } from './figures/start-time.ts'
import { telemetryFigures } from './figures/telemetry.ts'
import { volumeFigures } from './figures/volume.ts'

/**
 * `npm run bench`, or parts of it: `npm run bench -- render load`. Every figure is a ratio with the bound it has to keep.
 * Ends with 1 when one does not, and with 2 when the machine was too busy to say.
 */

process.env['NODE_ENV'] = 'production'

const { positionals } = parseArgs({ allowPositionals: true })

const PARTS: Record<string, () => Promise<Figure[]>> = {
  render: renderFigures,
  parts: partFigures,
  load: firstLoadParts,
  start: startFigures,
  livez: latencyFigures,
  'log-in': logInFigures,
  heap: heapFigures,
  search: searchFigures,
  arrival: arrivalFigures,
  responsive: responsiveFigures,
  messages: messageStreamFigures,
  volume: volumeFigures,
  performance: performanceFigures,
  restore: restoreFigures,
  collect: collectFigures,
  telemetry: telemetryFigures,
  processes: processFigures,
  database: pageDatabaseFigures,
  publications: publicationFigures,
  deliveries: deliveryPart,
  queues: queueFigures,
  'saved-searches': savedSearchFigures,
  'calendar-feed': calendarFeedFigures,
}

const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: parts are ${Object.keys(PARTS).join(', ')}`)
  process.exit(1)
}

console.log(
  `Node ${process.version}, load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
await buildIfStale(() => console.log('building'))

let broken = 0
let noisy = 0
for (const [name, measure] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`\n${name}`)
  try {
    for (const figure of await measure()) {
      printFigure(figure)
      if (!keepsBound(figure)) broken += 1
    }
  } catch (error) {
    if (!(error instanceof NoisyRun)) throw error
    console.log(`void: ${error.message}. The figures above mean nothing; try again on a quiet machine.`)
    noisy += 1
  }
}
process.exitCode = noisy > 0 ? 2 : broken > 0 ? 1 : 0
