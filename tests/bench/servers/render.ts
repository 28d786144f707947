import { loadRenderBundle } from './bundle.ts'
import { answerProbes } from './cpu-probe.ts'
import { serveHtml } from './listen.ts'

/** React's renderToString of the results page's own tree, its data already there. */
const { render } = await loadRenderBundle(process.env['BENCH_URL'] ?? '')

answerProbes()
serveHtml(render)
