import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spotSearchSchema } from '#app/domain/search/spot-search.ts'
import { regularSearchSchema } from '#app/domain/search/regular-search.ts'
import { queryText, type HostileRequest, type Source } from './values.ts'

const SOURCE = join(import.meta.dirname, '../../../src')

/** Every path the app serves, out of the generated route tree: a new route is asked without being named here. */
const ROUTES: readonly string[] = [
  ...new Set(
    [
      ...readFileSync(join(SOURCE, 'route-tree.gen.ts'), 'utf8').matchAll(
        /(?:^|,)\s*'(\/(?:(?!_\/)[^'(])*)': typeof/gm,
      ),
    ].map(([, path = '']) => path),
  ),
]
if (ROUTES.length < 100)
  throw new Error(`saw ${ROUTES.length} routes: the route tree is written in another way`)

const sourceTexts = (folder: string): string[] =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(SOURCE, folder, path), 'utf8'))

const TEXTS = [...sourceTexts('features'), ...sourceTexts('routes'), ...sourceTexts('domain')]

const namesBy = (pattern: RegExp): string[] => [
  ...new Set(TEXTS.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

/** Names of fields that some form of ours sends. */
export const FIELD_NAMES: readonly string[] = [
  ...namesBy(/\bname="(\w+)"/g),
  ...namesBy(/\bget(?:All)?\('(\w+)'\)/g),
]

/** Names a page reads from its address. */
const SEARCH_NAMES: readonly string[] = [
  ...new Set([
    ...Object.keys(spotSearchSchema.entries),
    ...Object.keys(regularSearchSchema.entries),
    ...FIELD_NAMES,
    ...[
      'q',
      'said',
      'tCrd',
      'tSrc',
      'returnTo',
      'outcome',
      'problem',
      'line',
      'mail',
      'step',
      'after',
      'ids',
    ],
    ...['queue', 'doctor', 'change', 'edit', 'saved', 'asked', 'proof', 'challenge', 'code', 'payload'],
    ...['utm_source', 'gclid', '__proto__', 'constructor', 'toString', ''],
  ]),
]

/** Words in capitals of the domain: enumerations, so that a search is understood in part. */
export const WORDS: readonly string[] = namesBy(/\b([A-Z][A-Z_]{3,40})\b/g)

function queryOf(source: Source, most = 4): string {
  const pairs = Array.from({ length: source.int(0, most) }, () => {
    const name = source.chance(0.1) ? 'returnTo' : source.oneOf(SEARCH_NAMES)
    const times = source.chance(0.2) ? 2 : 1
    return Array.from({ length: times }, () => `${name}=${queryText(source, source.text())}`).join('&')
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

const ODD_PATHS = [
  '//x/',
  '///',
  '/%',
  '/%00',
  '/%2e%2e/',
  '/spot/%E3%81%82',
  '/spot/%ff',
  '/search//spot',
  '/search/spot/',
  '/SEARCH/spot',
  '/;',
  '/_serverFn/',
  '/_serverFn/%00',
  '/assets/none.js',
  '/assets/..%2f..%2fserver',
  '/.well-known/x',
  '/\xe3\x81\x82',
  '/?',
  '/??',
  '/?%',
  '/?&&==',
  '*',
  'http://evil.example/',
]

function pathOf(source: Source): string {
  if (source.chance(0.06)) return source.oneOf(ODD_PATHS)
  return source
    .oneOf(ROUTES)
    .replaceAll(/\$\w*/g, () =>
      source.chance(0.5) ? source.oneOf(source.known.listingIds) : queryText(source, source.text() || '1'),
    )
}

/** A page or any other path, opened as a browser opens it. */
export const pageRequest = (source: Source): HostileRequest => ({
  target: 'page',
  method: source.chance(0.92) ? 'GET' : source.oneOf(['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']),
  path: pathOf(source) + queryOf(source),
  headers: { accept: 'text/html' },
})
