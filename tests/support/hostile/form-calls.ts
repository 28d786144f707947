import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD } from '#app/commands/places.ts'
import { currentFiles } from '#tests/support/current-build.ts'
import { jpegPicture, pngPicture } from '#tests/support/pictures.ts'
import { FIELD_NAMES } from './pages.ts'
import { asBytes, queryText, type HostileRequest, type Source } from './values.ts'

type ServerFunction = { id: string; name: string; isRead: boolean }

/** The server functions of a build. */
function readFunctions(): ServerFunction[] {
  const texts = [join(BUILD, 'server/server.js'), ...currentFiles('server/assets/', '.js')].map((path) =>
    readFileSync(path, 'utf8'),
  )
  const found = new Map<string, ServerFunction>()
  for (const text of texts) {
    for (const [, id = '', name = ''] of text.matchAll(/\bid: ?"([0-9a-f]{16})",\s*name: ?"(\w+)"/g)) {
      found.set(id, { id, name, isRead: !text.includes(`${name} = createServerFn({ method: "POST" })`) })
    }
  }
  return [...found.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

let functions: ServerFunction[] | undefined

/** The same, read once. */
export const serverFunctions = (): ServerFunction[] => (functions ??= readFunctions())

const BOUNDARY = 'hostile-boundary'

/** The fields of a form, as a browser sends them in one of the two ways. */
function formOf(source: Source): { type: string; body: Buffer } {
  const fields = Array.from(
    { length: source.int(0, 8) },
    () => [source.oneOf(FIELD_NAMES), source.text()] as const,
  )
  if (source.chance(0.5)) {
    const body = fields.map(([name, value]) => `${name}=${queryText(source, value)}`).join('&')
    return { type: 'application/x-www-form-urlencoded', body: Buffer.from(body, 'latin1') }
  }
  const file = source.chance(0.15) ? '; filename="a.png"\r\nContent-Type: image/png' : ''
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value.toWellFormed()}\r\n`,
  )
  const end = source.chance(0.9) ? `--${BOUNDARY}--\r\n` : ''
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body: Buffer.from(parts.join('') + end) }
}

/** A value as seroval writes it: what a server function's caller sends. */
function serovalOf(source: Source, value: unknown): unknown {
  if (typeof value === 'string') return { t: 1, s: value }
  if (typeof value === 'number') return { t: 0, s: value }
  if (typeof value === 'boolean') return { t: 2, s: value ? 2 : 3 }
  if (value === null || typeof value !== 'object') return { t: 2, s: source.int(0, 7) }
  if (Array.isArray(value))
    return { t: 9, i: source.int(0, 9), a: value.map((item) => serovalOf(source, item)), o: 0 }
  return {
    t: source.chance(0.9) ? 10 : source.int(0, 40),
    i: source.int(0, 9),
    p: {
      k: Object.keys(value),
      v: Object.values(value).map((item) => serovalOf(source, item)),
    },
    o: 0,
  }
}

function payloadOf(source: Source): string {
  if (source.chance(0.1)) return source.text()
  if (source.chance(0.1)) return JSON.stringify(source.json())
  const named = Object.fromEntries(
    Array.from({ length: source.int(0, 4) }, () => [source.oneOf(FIELD_NAMES), source.json(2)]),
  )
  const data = source.chance(0.5) ? named : source.json()
  return JSON.stringify({
    t: serovalOf(source, { data, context: {} }),
    f: source.oneOf([63, 63, 0, -1]),
    m: [],
  })
}

/** A server function, called as script calls it, or as a plain form posts it. */
export function functionRequest(source: Source): HostileRequest {
  const { id, isRead } = source.oneOf(serverFunctions())
  const path = `/_serverFn/${source.chance(0.97) ? id : source.text().replaceAll(/[^\w-]/g, '')}`
  const byScript: Record<string, string> = source.chance(0.5)
    ? { 'x-tsr-serverfn': 'true' }
    : { accept: 'text/html' }
  const target = '/_serverFn'
  if (isRead !== source.chance(0.05)) {
    const query = source.chance(0.9) ? `?payload=${encodeURIComponent(payloadOf(source).toWellFormed())}` : ''
    return { target, method: 'GET', path: path + query, headers: byScript }
  }
  if (source.chance(0.3)) {
    const type = source.oneOf([
      'application/json',
      'application/json',
      'text/plain',
      'application/octet-stream',
    ])
    return {
      target,
      method: 'POST',
      path,
      headers: { ...byScript, 'content-type': type },
      body: Buffer.from(payloadOf(source)),
    }
  }
  const { type, body } = formOf(source)
  return { target, method: 'POST', path, headers: { ...byScript, 'content-type': type }, body }
}

const EVENT = {
  version: 'v1',
  timestamp: '2026-12-18T00:00:00Z',
  session_id: '00000000-0000-4000-8000-000000000000',
  event_group: 'dp',
  event_type: 'click',
  target_key: 'k',
  target_value: 'v',
  context: 'c',
  name: 'n',
  message: 'm',
  path: '/',
}

/** What browsers report: analytics events and errors. */
export function reportRequest(source: Source): HostileRequest {
  const path = source.oneOf(['/collect', '/error-reports'])
  const version = path === '/collect' ? 'v1' : '1.7.0'
  const event = {
    ...EVENT,
    version,
    [source.oneOf(Object.keys(EVENT))]: source.json(),
    [source.text()]: source.json(),
  }
  const body = source.chance(0.9) ? JSON.stringify(event) : source.text()
  const type = source.chance(0.9) ? 'application/json' : 'text/plain'
  return { target: path, method: 'POST', path, headers: { 'content-type': type }, body: Buffer.from(body) }
}

/** The forms of the log-in with LINE, and where LINE sends browsers back to. */
export function lineRequest(source: Source): HostileRequest {
  const target = '/line'
  if (source.chance(0.3)) {
    const query = ['code', 'state', 'error', 'iss'].map(
      (name) => `${name}=${queryText(source, source.text())}`,
    )
    const cookie = asBytes(`__Host-line=${source.text().replaceAll(/[^\x21-\x7e]/g, 'x')}`)
    return { target, method: 'GET', path: `/line/callback?${query.join('&')}`, headers: { cookie } }
  }
  const { type, body } = formOf(source)
  const path = source.oneOf(['/line/start', '/line/start', '/line/unlink', '/line/session'])
  return { target, method: 'POST', path, headers: { 'content-type': type }, body }
}

/** Pictures of documents, whole, broken or something else. */
export function uploadRequest(source: Source): HostileRequest {
  const names = ['licence', 'identity', 'specialist', source.oneOf(source.known.uuids), 'x', '%00']
  const path = `/documents/${source.oneOf(names)}`
  if (source.chance(0.2)) return { target: '/documents', method: 'GET', path, headers: {} }
  const picture = source.chance(0.5)
    ? pngPicture(source.int(1, 700), source.int(1, 700))
    : jpegPicture(source.int(1, 700), source.int(1, 700))
  const cut = source.chance(0.4) ? picture.subarray(0, source.int(0, picture.length)) : Buffer.from(picture)
  for (let i = source.int(0, 3); i > 0 && cut.length > 0; i -= 1)
    cut[source.int(0, cut.length - 1)] = source.int(0, 255)
  const headers = { 'content-type': source.oneOf(['image/png', 'image/jpeg', 'text/html', 'x']) }
  return {
    target: '/documents',
    method: 'PUT',
    path,
    headers,
    body: source.chance(0.9) ? cut : source.bytes(200),
  }
}
