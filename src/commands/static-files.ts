import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { setSecurityHeaders } from '../platform/security-headers.server.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** In order of preference; `build.ts` writes these beside each text file. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

type Variant = { encoding: string | null; bytes: Buffer; etag: string }
type StaticFile = { headers: [string, string][]; variants: Variant[] }

/** True when it has answered. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * All files of the browser's part: which there are is read once, so that a path that is no file's cannot reach the disk; each is read
 * when it is first asked for, and kept.
 */
export async function loadStaticFiles(folder: string): Promise<StaticHandler> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const written = new Set(paths)
  const isVariant = (path: string) => ENCODINGS.some(({ suffix }) => path.endsWith(suffix))
  const addressOf = (path: string) => `/${relative(folder, path).split(sep).join('/')}`
  const pathAt = new Map(paths.filter((path) => !isVariant(path)).map((path) => [addressOf(path), path]))
  const files = new Map<string, StaticFile>()
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const address = (request.url ?? '').split('?', 1)[0] ?? ''
    const path = pathAt.get(address)
    if (path === undefined) return false
    const file = files.get(address) ?? readStaticFile(folder, path, written)
    files.set(address, file)
    send(file, request, response)
    return true
  }
}

function readStaticFile(folder: string, path: string, written: ReadonlySet<string>): StaticFile {
  const encoded = ENCODINGS.filter(({ suffix }) => written.has(path + suffix))
  const variants = [
    ...encoded.map(({ name, suffix }) => readVariant(path + suffix, name)),
    readVariant(path, null),
  ]
  const headers = new Headers({
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    // Names below assets/ hold a hash of the content; the others keep their name when they change.
    'Cache-Control': relative(folder, path).startsWith(`assets${sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  })
  setSecurityHeaders(headers, '')
  if (variants.length > 1) headers.set('Vary', 'Accept-Encoding')
  return { headers: [...headers], variants }
}

function readVariant(path: string, encoding: string | null): Variant {
  const bytes = readFileSync(path)
  return { encoding, bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"` }
}

function send(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const variant = file.variants.find(({ encoding }) => encoding === null || accepts(accepted, encoding))
  if (!variant) return
  for (const [name, value] of file.headers) response.setHeader(name, value)
  response.setHeader('ETag', variant.etag)
  const known = String(request.headers['if-none-match'] ?? '').split(',')
  if (known.some((etag) => etag.trim().replace(/^W\//, '') === variant.etag)) {
    response.writeHead(304).end()
    return
  }
  if (variant.encoding) response.setHeader('Content-Encoding', variant.encoding)
  response.setHeader('Content-Length', variant.bytes.byteLength)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : variant.bytes)
}

/** Whether an Accept-Encoding header allows the encoding; `;q=0` forbids it. */
export function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
