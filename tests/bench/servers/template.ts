import { readFileSync } from 'node:fs'
import { answerProbes } from './cpu-probe.ts'
import { serveHtml } from './listen.ts'

/** The page as a template: its markup as literals, every text escaped and put in at each request. */
const html = readFileSync(process.env['BENCH_HTML'] ?? '', 'utf8')
const literals: string[] = []
const texts: string[] = []
for (const [, tag = '', text = ''] of html.matchAll(/(<[^>]*>)([^<]*)/g)) {
  literals.push(tag)
  texts.push(text)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')

answerProbes()
serveHtml(() => literals.map((literal, i) => literal + escapeText(texts[i] ?? '')).join(''))
