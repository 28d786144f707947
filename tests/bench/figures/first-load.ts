import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { RESULTS, startAppOn } from '../app-child.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { printPart, type Figure } from '../figure.ts'

/** The scripts a page loads before anybody does anything: its script and modulepreload tags and what those import. */
function firstLoadScripts(html: string, client: string): Set<string> {
  const queue = [...html.matchAll(/(?:href|src|import\()["'=]*["']?(\/assets\/[\w.-]+\.js)/g)].map(
    ([, path = '']) => path,
  )
  const seen = new Set<string>()
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const source = readFileSync(join(client, path), 'utf8')
    for (const [, name = ''] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      queue.push(`/assets/${name}`)
    }
  }
  return seen
}

const gzipSize = (paths: Iterable<string>, client: string) =>
  [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(client, path))).byteLength, 0)

const CODE_THAT_MUST_NOT_COME = ['firebase', 'connectrpc', 'recharts', 'radix']

/** First-load JavaScript of the results page against an empty app of the same versions. */
function firstLoadFigures(html: string, emptyAppHtml: string, emptyClient: string): Figure[] {
  const scripts = firstLoadScripts(html, 'dist/client')
  const own = gzipSize(scripts, 'dist/client')
  const empty = gzipSize(firstLoadScripts(emptyAppHtml, emptyClient), emptyClient)
  const unwanted = CODE_THAT_MUST_NOT_COME.filter((word) =>
    [...scripts].some((path) => readFileSync(join('dist/client', path), 'utf8').includes(word)),
  )
  for (const path of scripts) {
    printPart(path, `${(gzipSync(readFileSync(join('dist/client', path))).byteLength / 1000).toFixed(1)} kB`)
  }
  const fonts = /\.woff2?|font-face/.test(html) ? 1 : 0
  return [
    {
      name: 'first-load JavaScript of the results page, gzip ÷ empty Start app',
      ratio: own / empty,
      detail: `${(own / 1000).toFixed(1)} kB ÷ ${(empty / 1000).toFixed(1)} kB in ${scripts.size} files`,
    },
    {
      name: 'code in it that must not be (firebase, Connect, chart, calendar, radix) and font requests',
      ratio: unwanted.length + fonts,
      bound: 0,
      detail: unwanted.join(', ') || 'none',
    },
  ]
}

const EMPTY_APP = '.data/bench/empty-app'
const bundleSchema = v.object({ default: v.object({ fetch: v.function() }) })

async function emptyAppHtml(): Promise<string> {
  const vite = 'node_modules/vite/bin/vite.js'
  const config = 'tests/bench/empty-app/app.config.ts'
  const built = spawnSync(process.execPath, [vite, 'build', '--config', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (built.status !== 0) throw new Error('the empty app could not be built')
  const bundle: unknown = await import(pathToFileURL(join(EMPTY_APP, 'server/server.js')).href)
  const answer = await v.parse(bundleSchema, bundle).default.fetch(new Request('http://localhost/'))
  if (!(answer instanceof Response)) throw new TypeError('the empty app did not answer')
  return answer.text()
}

export async function firstLoadParts(): Promise<Figure[]> {
  const empty = await emptyAppHtml()
  const postgres = await startDemoPostgres()
  const server = await startAppOn(postgres.url)
  try {
    return firstLoadFigures(await server.request(RESULTS), empty, join(EMPTY_APP, 'client'))
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
