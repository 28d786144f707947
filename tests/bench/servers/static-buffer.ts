import { readFileSync } from 'node:fs'
import { answerProbes } from './cpu-probe.ts'
import { serveHtml } from './listen.ts'

/** The floor: the finished page from memory. */
const page = readFileSync(process.env['BENCH_HTML'] ?? '')

answerProbes()
serveHtml(() => page)
